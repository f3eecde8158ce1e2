#!/bin/sh
# A bot for Parlour in the shell: parlour simulate fuji-flush --players 4 --bots program:examples/first_move.sh
# It makes the first of the legal moves that each request lists.
while read -r request; do
    moves=${request#*\"legal\": \[\"}
    echo "${moves%%\"*}"
done
