"""For development: preparing a machine, serving, taking pictures, writing docs."""
