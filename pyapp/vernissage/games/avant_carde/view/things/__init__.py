"""The things that lie on the table, and their markup."""
