"""Knockout Whist written by hand, without the kit: what bench/kit.py compares the kit with."""
