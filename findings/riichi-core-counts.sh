#!/usr/bin/env bash
# @hakatashi/riichi-core 1.0.4, `Agari` with its own default rules: counts of a few complete hands that the European rules
# of 2025 count otherwise.
# - Concealed kans are not among the concealed triplets, neither of three nor of four.
# - 4 han and 30 fu are not rounded up to a mangan.
# - 13 han without a yakuman are a yakuman.
# - Several yakuman of one hand are added, but never to more than two.
# - A win on a discard before one's own first turn is no yaku: with nothing else, the hand does not win.
# Seen: 1 han and 50 fu; a base value of 1,920; one of 8,000 for 13 han; two yakuman, also for three of them; no win.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error @hakatashi/riichi-core@1.0.4 >/dev/null
cat > look.cjs <<'JS'
const assert = require('node:assert/strict');
const { Pai, decomp, rule } = require('@hakatashi/riichi-core');
const Agari = require('@hakatashi/riichi-core/src/agari');
const tilesOf = (text) =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks, suit]) => [...ranks].map((rank) => Pai[rank + suit]));
/** South's hand in the East round. */
const counted = (closed, tile, { kan, discard = false, riichi = false, first = false } = {}) => {
  const juntehai = tilesOf(closed).sort(Pai.compare);
  const fuuro = kan ? [{ type: 'ankan', anchor: Pai[kan], ownPai: Array(4).fill(Pai[kan]), otherPai: null, kakanPai: null }] : [];
  const { isAgari, han, fu, yakumanTotal, basicPoints } = new Agari({
    rulevar: rule, agariPai: Pai[tile], juntehai, fuuro, tenpaiDecomp: decomp.decompTenpai(Pai.binsFromArray(juntehai)),
    menzen: true, additionalDora: 0, riichi: { accepted: riichi, double: false, ippatsu: false },
    chancha: 3, agariPlayer: 0, houjuuPlayer: discard ? 1 : null, honba: 0, bakaze: 0, jikaze: 1,
    doraHyouji: [], uraDoraHyouji: [], nKan: kan ? 1 : 0, rinshan: false, chankan: false, isHaitei: false, virgin: first,
  });
  return isAgari ? { han, fu, yakuman: yakumanTotal, base: basicPoints } : null;
};
const shows = (hand, tile, table, expected) =>
  assert.deepEqual(counted(hand, tile, table), expected && { han: undefined, fu: undefined, yakuman: undefined, ...expected }, `changed: ${hand}`);
shows('345m33999p77s', '7s', { kan: '7m' }, { han: 1, fu: 50, base: 400 });
shows('234m23455p67823s', '4s', { discard: true }, { han: 4, fu: 30, base: 1920 });
shows('2233445566778m', '8m', { riichi: true }, { han: 13, fu: 20, base: 8000 });
shows('1122m555666777z', '2m', {}, { yakuman: 2, base: 16000 });
shows('1112223344555z', '4z', {}, { yakuman: 2, base: 16000 });
shows('123567m99p67813s', '2s', { discard: true, first: true }, null);
JS
node look.cjs
echo '@hakatashi/riichi-core 1.0.4: concealed kans are no concealed triplets; no rounding, counted yakuman, two yakuman at most, no blessing of man.'
