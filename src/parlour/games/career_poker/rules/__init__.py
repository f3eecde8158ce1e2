"""The rules: setup, tricks, settlement, millionaire, plays, gold; turn says which of them is asked."""
