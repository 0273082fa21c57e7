"""Sequence Stack: its rules, what lies on its table, and its exact solver."""
