"""Art Society in the lab."""
