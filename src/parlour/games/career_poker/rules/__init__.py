"""The rules, a chain of classes: table, settlement, gold, plays, millionaire, tricks, and the whole career."""
