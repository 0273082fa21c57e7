"""Stack Attack: Take or Skip: its rules, and its exact solver."""
