"""The command line: `python -m vernissage play` and other commands, which `command` lists.

The page does not contain it. Commands that measure time get their clock from `vernissage.__main__`.
"""
