#!/usr/bin/env bash
# riichi-ts 1.1.1, `new Riichi(…).calc()`: the table that it plays, where it is not that of the European rules of 2025.
# - A pair of a wind that is both one's seat and the round is 4 fu.
# - 4 han and 30 fu are not rounded up to a mangan unless `withKiriage` is set.
# - 13 han without a yakuman are a yakuman.
# - Several yakuman of one hand are added, and nine gates that waited for any of their tiles are two.
# - Among the waits of a hand (`hairi.wait`) the 4 of characters is left out unless the hand holds one, and so is the 1
#   beside a 2.
# - A hand that waits for nothing but a tile of which it holds all four is ready, and waits for that tile.
# Seen: 40 fu; 7,700 points; 32,000 points for 13 han; two yakuman, twice; no wait at all for 2-3 of characters where 2-3
# of dots wait for 1 and 4; a wait for 1m.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error riichi-ts@1.1.1 >/dev/null
cat > look.cjs <<'JS'
const assert = require('node:assert/strict');
const { Riichi } = require('riichi-ts');
const SUITS = { m: 0, p: 9, s: 18, z: 27 };
/** Tiles: characters from 0, dots from 9, bamboo from 18, honours from 27. */
const tilesOf = (text) =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks, suit]) => [...ranks].map((rank) => SUITS[suit] + Number(rank) - 1));
const calc = (closed, { discard, seat = 28, riichi = false, rounded = false } = {}) =>
  new Riichi(
    tilesOf(closed), [], { bakaze: 27, jikaze: seat }, discard && tilesOf(discard)[0],
    false, riichi, false, false, false, false, 0, false, true, rounded,
  ).calc();
const shows = (hand, table, expected) => {
  const { isAgari, han, fu, yakuman, ten } = calc(hand, table);
  assert.equal(isAgari, true);
  assert.deepEqual({ yakuman, ten, ...(yakuman ? {} : { han, fu }) }, { yakuman: 0, ...expected }, `changed: ${hand}`);
};
shows('222456m57p345s11z6p', { seat: 27 }, { han: 1, fu: 40, ten: 2100 });
shows('234m234p55p67823s', { discard: '4s' }, { han: 4, fu: 30, ten: 7700 });
shows('234m234p55p67823s', { discard: '4s', rounded: true }, { han: 4, fu: 30, ten: 8000 });
shows('2233445566778m8m', { riichi: true }, { han: 13, fu: 20, ten: 32000 });
shows('1122m555666777z2m', {}, { yakuman: 2, ten: 64000 });
shows('1112345678999m5m', {}, { yakuman: 2, ten: 64000 });
const waits = (hand) => calc(hand).hairi;
assert.deepEqual(waits('23p78889m666777z'), { now: 0, wait: tilesOf('14p') }, 'changed: 2-3 of dots');
assert.deepEqual(waits('23m78889p666777z'), { now: 0, wait: [] }, 'changed: 2-3 of characters');
assert.deepEqual(waits('1111m234567p999s'), { now: 0, wait: tilesOf('1m') }, 'changed: a fifth tile');
JS
node look.cjs
echo 'riichi-ts 1.1.1: double wind pair, no rounding, counted, added and double yakuman, waits in characters, a wait for a fifth tile.'
