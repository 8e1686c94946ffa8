"""Canvas: three transparent art cards over a background make a painting; its visible icons earn ribbons."""
