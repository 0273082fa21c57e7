"""Five number duels: rules, records, exact solvers and front ends, all from one protocol."""

__version__ = "1.0.0"
