"""Games played by link: what people do with them on the page, and what the page shows of them."""
