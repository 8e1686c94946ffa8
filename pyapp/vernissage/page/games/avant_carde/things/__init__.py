"""What lies and hangs on the table, each thing with its markup."""
