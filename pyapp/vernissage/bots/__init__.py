"""Who plays when nobody is there: bots that see what a player in their seat may see."""
