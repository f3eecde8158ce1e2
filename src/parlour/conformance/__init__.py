"""The laws that every game keeps, as tests that run over a game of the house or of any other package.

`parlour conform GAME` runs them; docs/conformance.md says what each demands.
"""
