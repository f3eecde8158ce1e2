"""What a designer wants to know about a game, measured by letting bots play it.

`study` says which matches to play, `trace` plays and measures one of them, `figures`, `luck` and `lift` sum them up,
and `report` draws the page. The page is made of the figures alone.
"""
