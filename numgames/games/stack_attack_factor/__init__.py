"""Stack Attack: Factors: its rules.  The chain itself is in divisor_chain/."""
