"""The table as text: draws any view, and lets a person play."""
