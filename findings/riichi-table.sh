#!/usr/bin/env bash
# riichi 1.2.0, `new Riichi(text).calc()`: the table that it plays, where it is not that of the European rules of 2025.
# - A pair of a wind that is both one's seat and the round is 4 fu.
# - 4 han and 30 fu are not rounded up to a mangan.
# - 13 han without a yakuman are a yakuman.
# - Several yakuman of one hand are added, and four concealed triplets completed in their pair are two.
# - A win on a discard before one's own first turn (`t`) is no yaku: with nothing else, the hand does not win.
# - A hand that waits for nothing but a tile of which it holds all four is ready (`hairi.now` 0), and waits for that tile.
# Seen: 40 fu; 7,700 points; 32,000 points for 13 han; two yakuman, twice; no points; a wait for 1m with none left.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error riichi@1.2.0 >/dev/null
cat > look.cjs <<'JS'
const assert = require('node:assert/strict');
const Riichi = require('riichi');
const shows = (hand, expected) => {
  const { isAgari, han, fu, yakuman, ten } = new Riichi(hand).calc();
  assert.equal(isAgari, true);
  assert.deepEqual({ han, fu, yakuman, ten }, { han: 0, fu: 0, yakuman: 0, ...expected }, `changed: ${hand}`);
};
// The digits at the end are the winds of the round and of the seat. The last tile of the first group was drawn.
shows('222456m57p345s11z6p+11', { han: 1, fu: 40, ten: 2100 });
shows('234m234p55p67823s+4s+12', { han: 4, fu: 30, ten: 7700 });
shows('2233445566778m8m+r12', { han: 13, fu: 20, ten: 32000 });
shows('1122m555666777z2m+12', { yakuman: 2, ten: 64000 });
shows('111m222p333777s5m5m+12', { yakuman: 2, ten: 64000 });
shows('123567m99p67813s+2s+t12', { ten: 0 });
assert.deepEqual(new Riichi('1111m234567p999s').calc().hairi, { now: 0, wait: { '1m': 0 } }, 'changed: a fifth tile');
JS
node look.cjs
echo 'riichi 1.2.0: double wind pair, no rounding, counted, added and double yakuman, no blessing of man, a wait for a fifth tile.'
