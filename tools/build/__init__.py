"""From the sources to the site: needs Python and node, nothing else."""
