"""Measures. Part X of `python3 build bench` is the function `measure` of module X; `browser` opens pages for them."""
