"""The command line: `python -m vernissage COMMAND`; `command` lists the commands.

The page does not contain it. Commands that measure time get their clock from `vernissage.__main__`.
"""
