#!/usr/bin/env bash
# hk-mahjong 3.2.0, `FaanCalculator.calculate`: fan of limit hands and of large hands that our table of Hong Kong fan counts
# otherwise. Its result is "∞" for a limit hand.
# - Terminals, all honours, nine gates and a win on the supplement of a second kong are limit hands without a number.
# - A concealed kong does not count among four concealed triplets.
# - There is no most that a hand can be worth.
# Seen: ∞, four times; 6; 15.
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
const shows = (text, melds, config, expected) => {
  const hand = new Hand({ tiles: tilesOf(text), melds: melds.map((meld) => new Meld(tilesOf(meld))) });
  const { value } = FaanCalculator.calculate(hand, { ...NO_BONUS, seatWind: 'east', roundWind: 'east', ...config });
  assert.equal(value, expected, `changed: ${text} ${melds}`);
};
shows('999s11p', ['111m', '999p', '111s'], {}, '∞');
shows('111222z77z', ['555z', '666z'], {}, '∞');
shows('11123455678999m', [], { fullyConcealedHand: true }, '∞');
const flower = { extraTiles: { ...NO_BONUS.extraTiles, lily: true } };
shows('55p', ['111m', '222p', '9999s', '6666s'], { ...flower, selfPick: true, winByDoubleKong: true }, '∞');
shows('111m222p333s55m', ['7777m'], { selfPick: true, fullyConcealedHand: true }, 6);
// The dragons are 5, 6 and 7; two triplets and a pair of them, with a triplet of the wind of seat and round.
shows('66677z', ['555z', '111z', '111m'], {}, 15);
JS
node look.cjs
echo 'hk-mahjong 3.2.0: limits without a number, concealed kongs, and 15 fan, as described.'
