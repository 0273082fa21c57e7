"""These tests need OpenSpiel and PettingZoo, which .venv does not have: `make test-adapters`."""

import importlib.util

if not importlib.util.find_spec("pyspiel"):
    collect_ignore_glob = ["*"]
