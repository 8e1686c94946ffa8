"""What is asked, how it is shown, and what presses and keys answer."""
