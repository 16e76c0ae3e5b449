#!/bin/sh
# A player for the referee that begins at once: passes every call and discards the tile it drew.
read -r _seat
read -r _tiles
while read -r kind; do
  read -r count
  while [ "$count" -gt 0 ]; do
    read -r _committer _action tiles
    count=$((count - 1))
  done
  if [ "$kind" = interrupt ]; then echo PASS; else echo "DISCARD $tiles"; fi
done
