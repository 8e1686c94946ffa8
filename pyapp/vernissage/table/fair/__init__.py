"""Games played by link, everybody on a device of their own: nobody can see or choose what is not theirs."""
