"""Sockets and addresses: bytes in, bytes out."""
