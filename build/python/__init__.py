"""What the page gets of Python: Pyodide, our package, the memory with which it starts, parts that come late."""
