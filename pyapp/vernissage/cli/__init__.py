"""The command line: `python -m vernissage play`, `show`, `check`, `simulate`, `tournament`, `tune`, `exploit` and `learn`.

It is no part of the page. The clock that it needs for its figures comes from `vernissage.__main__`.
"""
