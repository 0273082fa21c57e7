"""A game being played: its cards from the seed, its record, the match, and what front ends see."""
