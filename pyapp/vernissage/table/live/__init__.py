"""Live tables: devices connect with each other without a server, and send each other the links of `table.fair` at once."""
