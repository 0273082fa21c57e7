"""The tests of numgames.  Start with tiny.py (the smallest game) and test_conformance.py."""
