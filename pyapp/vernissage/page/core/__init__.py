"""What every feature of the page stands on: messages and effects, markup, words, the device. Knows no feature."""
