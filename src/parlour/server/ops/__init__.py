"""For whoever runs the server: limits, log, metrics."""
