"""Plain requests: connections, routes, pages."""
