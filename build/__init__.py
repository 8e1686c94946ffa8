"""Sets up, builds, serves, checks and measures Vernissage. `python3 build COMMAND` runs it; each module has one job."""
