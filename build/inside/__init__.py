"""Scripts that run in Pyodide under Node, because only the page's own Python makes bytecode that the page can read."""
