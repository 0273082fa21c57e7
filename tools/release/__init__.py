"""From the built site to what can be handed on: needs Python, nothing else."""
