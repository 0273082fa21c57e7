"""For whoever works on it: preparing a machine, serving, photographing, writing docs."""
