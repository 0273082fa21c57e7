# Runs under MicroPython and Pyodide with TEXTS before it: asks them all, prints every answer.
from numgames.bridge import call

for text in TEXTS:  # noqa: F821
    print(call(text))
