"""Advice: hints at the table, and a look back at a finished game. The page imports these modules only when somebody asks for
advice.
"""
