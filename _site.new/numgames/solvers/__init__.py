"""Exact values: a search for the games of luck, matching for the divisor games."""
