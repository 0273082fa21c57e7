"""The bot lab: programs that people wrote as players, games without people, and rules measured."""
