"""The command line: `python -m vernissage play`, `show`, `check`, `league`, `simulate`, `tournament`, `tune`, `exploit` and `learn`.

The page does not contain it. Commands that measure time get their clock from `vernissage.__main__`.
"""
