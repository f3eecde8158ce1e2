"""What builds Parlour; nothing here is installed."""
