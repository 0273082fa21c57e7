"""Attacks on everything that numgames promises; `make trust` runs them in full."""
