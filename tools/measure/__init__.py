"""How fast, how strong, how well tested."""
