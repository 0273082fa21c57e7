"""What English says about the best move, game by game."""
