"""The table: a match being played on this device, and what stands round the game's regions."""
