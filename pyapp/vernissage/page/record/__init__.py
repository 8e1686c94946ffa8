"""My record: what a person's finished games have come to, as figures, plots and tables. All of it follows from the games."""
