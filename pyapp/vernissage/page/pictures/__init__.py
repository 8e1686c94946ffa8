"""Pictures: what is on the table as files to keep."""
