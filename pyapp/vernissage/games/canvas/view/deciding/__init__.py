"""The present decision: how the table asks for it, and what presses and keys answer."""
