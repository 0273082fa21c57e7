"""From the built site to files to give away: needs Python, nothing else."""
