#!/usr/bin/env bash
# mahjong-utils 0.7.3 with mahjong-utils-entry 0.7.3, which it is written for: `buildHora` and `shanten`.
# - Three triplets of one number count as three colours where two are of suits and the third is of a wind or dragon, by
#   the place that it has among the honours.
# - The same run three times is not also the same run twice.
# - A triplet of terminals or honours completed by a discard is 6 fu: 2 less than a concealed one, whatever it is of.
# - Big four winds are two yakuman, and several yakuman are added.
# - 13 han without a yakuman are a yakuman; 4 han and 30 fu are not rounded up to a mangan.
# - A pair of a wind that is both one's seat and the round is 4 fu.
# - A win on a discard before one's own first turn is no yaku.
# - A hand that waits for nothing but a tile of which it holds all four is ready, and waits for nothing.
# Seen: 2 han for no yaku; 1 han and not 2; 50 fu and not 40; two yakuman, twice; 32,000 points for 13 han; 7,700 points;
# 40 fu and not 30; no han; ready without a wait.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error mahjong-utils@0.7.3 mahjong-utils-entry@0.7.3 >/dev/null
cat > look.cjs <<'JS'
const assert = require('node:assert/strict');
const { buildHora, shanten } = require('mahjong-utils');
/** South's hand in the East round, won by a discard; `tile` is among its tiles. */
const shows = (tiles, tile, expected, table = {}) => {
  const won = buildHora({ tiles, agari: tile, tsumo: false, selfWind: 'South', roundWind: 'East', ...table });
  const { ron, tsumoParent, tsumoChild } = won.childPoint;
  const points = ron + tsumoParent + 2 * tsumoChild;
  assert.deepEqual({ yaku: won.yaku.toSorted(), han: won.han, fu: won.hu, points }, expected, `changed: ${tiles}`);
};
shows('222p11222345s222z', '2p', { yaku: ['Sandoko'], han: 2, fu: 50, points: 3200 }, { selfWind: 'East' });
shows('66789m666777888s', '8s', { yaku: ['Pinhu'], han: 1, fu: 30, points: 1000 });
shows('123p555789s55577z', '5z', { yaku: ['Haku'], han: 1, fu: 50, points: 1600 });
shows('99m111222333444z', '4z', { yaku: ['Daisushi'], han: 26, fu: 60, points: 64000 });
shows('11222m555666777z', '2m', { yaku: ['Daisangen', 'Suanko'], han: 26, fu: 50, points: 64000 }, { tsumo: true });
const full = ['Chinitsu', 'Pinhu', 'Richi', 'Ryanpe', 'Tanyao', 'Tsumo'];
shows('22334455667788m', '8m', { yaku: full, han: 13, fu: 20, points: 32000 }, { tsumo: true, extraYaku: ['Richi'] });
shows('234m23455p234678s', '4s', { yaku: ['Pinhu', 'Sanshoku', 'Tanyao'], han: 4, fu: 30, points: 7700 });
shows('222456m567p345s11z', '6p', { yaku: ['Tsumo'], han: 1, fu: 40, points: 1500 }, { tsumo: true, selfWind: 'East' });
shows('123567m99p123678s', '2s', { yaku: [], han: 0, fu: 40, points: 0 });
const { shantenNum, advance } = shanten('1111m234567p999s').shantenInfo;
assert.deepEqual([shantenNum, advance], [0, []], 'changed: a fifth tile');
JS
node look.cjs
echo 'mahjong-utils 0.7.3: honours among three colours, three equal runs, fu of a triplet, double, added and counted yakuman, rounding, a double wind pair and waits as described.'
