"""The rules of Family Trade, as functions over the state, in the order of RULES.md."""
