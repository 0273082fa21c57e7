"""One file for each game: the rulebook's examples and every ruling, move by move."""
