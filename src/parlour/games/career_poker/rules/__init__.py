"""The rules, a chain of classes: table, settlement, climb, gold, plays, millionaire, tricks, and the whole career."""
