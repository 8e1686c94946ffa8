"""The lab: bots against bots in large numbers, how strong they are, and which weights make them stronger.

It is no part of the page. Clocks are arguments; what runs games at the same time is any `concurrent.futures.Executor`.
"""
