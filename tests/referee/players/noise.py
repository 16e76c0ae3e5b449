#!/usr/bin/env python3
"""A player that answers rubbish: cut-off words, bytes that are no text, lines without end. Its seed is its argument."""
import random
import sys


def main():
    chance = random.Random(sys.argv[1] + "".join(sys.stdin.readline() for _ in range(2)))
    scraps = [b"DISCARD ", b"PONG ", b"SEUNG ", b"GONG", b"WIN", b"PASS", b"d1", b"c0", b"w5", b"\xff\xfe", b"\x00",
              b"\r", b"\t", b"\xf0\x9f", "麻雀".encode(), b"x" * 2000]
    # Good answers first, so that rubbish comes at any moment of a hand.
    good = chance.randrange(6)
    while True:
        kind = sys.stdin.readline().strip()
        if not kind:
            return
        told = [sys.stdin.readline().split() for _ in range(int(sys.stdin.readline()))]
        good -= 1
        if good >= 0:
            line = b"PASS" if kind == "interrupt" else b"DISCARD " + told[-1][2].encode()
        else:
            line = b"".join(chance.choice(scraps) for _ in range(chance.randrange(5)))
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
