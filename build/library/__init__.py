"""What the site has for Python users beside the page: the wheel with a page to copy, and the reference."""
