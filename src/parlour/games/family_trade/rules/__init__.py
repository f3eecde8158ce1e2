"""The rules of Family Trade, in the order of RULES.md: the table, the bank, the deals, and what a seat cannot know."""
