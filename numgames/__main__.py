"""`python3 -m numgames`: two people at one keyboard.  See terminal/__init__.py."""

import sys

from numgames.terminal import run


def main() -> int:
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
