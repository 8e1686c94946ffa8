"""All pictures of the product, made by code as SVG.

The page imports `paths`, `marks`, `posters`, `papers`, `titles`, `frames.mini`, `strips`, `easels` and `documents`, which are
light. All other modules make files and run only in the build: `files` lists them, from `paintings`, `decor`, `layers` and
`poster_art`. A painting is a row of `plan`: a scene (`scenes`) says what is where on a `canvas`, a style (`brushes`, `facets`)
how it is painted, a palette (`palettes`) in which colours; `keyed` makes its random numbers from the tile's number.
"""
