"""My record: a person's finished games as figures, plots and tables. All of it follows from the games."""
