"""What PyScript runs in each worker: the bridge, exported under its own name."""

from numgames.bridge import call

__export__ = ["call"]
