#!/usr/bin/env bash
# hk-mahjong 3.2.0, `FaanCalculator.calculate`: fan of a few hands that our table of Hong Kong fan counts otherwise.
# Its result is "∞" for a limit hand.
# - Seven pairs are no hand.
# - The least of three fan must be in the tiles: a self-draw, a concealed hand and the winds do not help to reach it.
# - A hand that reads as triplets and as runs is counted by the reading found first, not by the one with most fan.
# - Four concealed triplets are that hand by self-draw alone, not on a discard that completes the pair.
# - Small winds and great dragons are limit hands.
# Seen: 0, 0, 9, 5, ∞, ∞.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error hk-mahjong@3.2.0 >/dev/null
cat > look.cjs <<'JS'
const assert = require('node:assert/strict');
const { FaanCalculator, Hand, Meld, Tile } = require('hk-mahjong');
const SUITS = { m: 'character', p: 'dot', s: 'bamboo', z: 'honor' };
/** Reads `123m55z`. */
const tilesOf = (text) =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks, suit]) =>
    [...ranks].map((rank) => new Tile({ suit: SUITS[suit], value: Number(rank) })),
  );
const NO_BONUS = {
  enableBonusFaanDueToZeroExtraTile: true,
  extraTiles: Object.fromEntries(
    ['spring', 'summer', 'autumn', 'winter', 'plum', 'lily', 'chrysanthemum', 'bamboo'].map((name) => [name, false]),
  ),
};
const EAST = { seatWind: 'east', roundWind: 'east' };
const shows = (text, melds, config, expected) => {
  const hand = new Hand({ tiles: tilesOf(text), melds: melds.map((meld) => new Meld(tilesOf(meld))) });
  const { value } = FaanCalculator.calculate(hand, { ...NO_BONUS, ...EAST, ...config });
  assert.equal(value, expected, `changed: ${text} ${melds}`);
};
const concealed = { fullyConcealedHand: true };
const drawn = { selfPick: true };
shows('1122m3344p556677s', [], concealed, 0);
shows('234567m99p345s777z', [], { ...concealed, ...drawn }, 0);
shows('78978978923422m', [], concealed, 9);
shows('555p666s444s444p55z', [], concealed, 5);
shows('11z345m', ['222z', '333z', '444z'], {}, '∞');
shows('88p345m', ['555z', '666z', '777z'], {}, '∞');
JS
node look.cjs
echo 'hk-mahjong 3.2.0: seven pairs, the least of three fan, readings, concealed triplets and limits as described.'
