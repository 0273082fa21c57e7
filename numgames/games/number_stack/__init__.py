"""Number Stack: its rules, and its exact solver."""
