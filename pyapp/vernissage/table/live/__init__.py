"""Live tables: devices that are connected with one another without a server, and carry the links of `table.fair` at once."""
