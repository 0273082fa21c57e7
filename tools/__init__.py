"""What builds, releases, measures and helps to write numgames; nothing here is part of it."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - read before any tool, and by any Python there is
    sys.exit(
        "numgames needs Python 3.11 or newer; this is %d.%d. "  # noqa: UP031
        "Please install a newer one, or name it: make PYTHON=python3.13" % sys.version_info[:2]
    )
