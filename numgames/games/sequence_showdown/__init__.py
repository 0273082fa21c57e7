"""Number Sequence Showdown: its rules.  The chain itself is in divisor_chain/."""
