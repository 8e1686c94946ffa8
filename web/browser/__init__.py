"""What the page reads from a browser and does in it: these modules and web/main.py alone know one."""
