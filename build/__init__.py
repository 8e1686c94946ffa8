"""Sets up, builds, serves, checks and measures Vernissage: one module a job, started by `python3 build COMMAND`."""
