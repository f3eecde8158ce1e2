"""What goes over the wire: messages, requests, refusals, and how they are written."""
