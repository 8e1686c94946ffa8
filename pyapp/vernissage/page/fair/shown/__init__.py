"""What is shown of games by link."""
