"""The table: people and bots around a match, over the network. See docs/protocol.md and docs/hosting.md."""
