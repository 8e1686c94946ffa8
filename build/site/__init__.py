"""Puts the site together: its page, styles, typefaces, pictures, scripts, and all that Python needs, packed."""
