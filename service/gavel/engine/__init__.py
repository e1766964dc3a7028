"""What a game is, and what all games have in common. Standard library only."""
