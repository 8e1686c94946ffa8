"""Every picture of the product, made by code as SVG.

The page needs `paths`, `marks`, `posters`, `papers`, `titles`, `frames.mini`, `strips`, `easels` and `documents`, which are
light. All else paints files and is for the build: `files` gives them, from `paintings`, `decor`, `layers` and `poster_art`. A
painting is a row of `plan`: a scene (`scenes`) says what is where on a `canvas`, a style (`brushes`, `facets`) says how
it is painted, a palette (`palettes`) in what colours, and `keyed` draws the chances from the tile's number.
"""
