"""The chain of factors and multiples that two games share: its rules, and who wins from where."""
