"""What builds, releases, measures and helps to write numgames; nothing here is part of it."""
