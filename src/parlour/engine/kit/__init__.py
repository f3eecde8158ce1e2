"""The card table's nouns as classes to derive a game's state from.

For a game that is not compiled they are plain Python, so that its lists are lists; a compiled game derives from the
same classes as `compiled_kit` has them. The compile step sees to it.
"""
