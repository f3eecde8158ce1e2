"""What runs beside the requests: bots, clocks, replays, webhooks, other processes."""
