"""How fast the page is, how strong the levels are."""
