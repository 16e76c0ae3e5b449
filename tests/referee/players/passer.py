#!/usr/bin/env python3
"""A player for the referee, as small as can be: passes every call and discards the tile it drew."""
import sys


def lines():
    for line in sys.stdin:
        yield line.rstrip("\n")


def main():
    feed = lines()
    next(feed, None)  # windSeat
    next(feed, None)  # startingTiles
    for kind in feed:
        count = int(next(feed))
        actions = [next(feed).split() for _ in range(count)]
        if kind == "interrupt":
            print("PASS", flush=True)
        else:
            _, _, drawn = actions[-1]
            print(f"DISCARD {drawn}", flush=True)


if __name__ == "__main__":
    main()
