"""What only this game knows about playing well."""
