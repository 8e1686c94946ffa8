"""The page's hands and eyes: these modules and web/main.py alone know a browser."""
