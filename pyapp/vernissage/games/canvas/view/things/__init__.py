"""The things that lie and hang on the table, and their markup."""
