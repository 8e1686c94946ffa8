"""Puzzles: positions with one best answer, which was proved by counting all answers.

The build finds them in games of bots and proves them (`python3 build puzzles`); the page only reads them. The page imports this
package only when somebody opens a puzzle.
"""
