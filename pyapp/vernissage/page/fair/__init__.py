"""Games played by link, as the page shows them."""
