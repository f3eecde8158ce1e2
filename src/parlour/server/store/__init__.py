"""What is kept: rows, queries, migrations, and the thread that writes."""
