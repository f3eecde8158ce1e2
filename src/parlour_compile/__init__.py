"""The compile step: plain typed Python in, extension modules out. README.md says how to use it and what it wants."""
