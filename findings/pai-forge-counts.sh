#!/usr/bin/env bash
# @pai-forge/riichi-mahjong 0.3.6, `calculateScoreForTehai`, `calculateShanten` and `getUkeire`: hands that the European
# rules of 2025 count otherwise.
# - Seven pairs of 2 to 8 are no tanyao.
# - A hand is pinfu only if the winning tile could complete nothing but two-sided waits in it.
# - On a discard, a triplet of the winning tile's kind counts as open even if the discard completed a run.
# - Where the winning tile fits two runs, the fu of the wait are those of the lower one.
# - Four concealed triplets completed in their pair are two yakuman, and several yakuman are added.
# - 4 han and 30 fu are not rounded up to a mangan; 13 han without a yakuman are a yakuman.
# - The tiles that a hand waits for are those of sets and a pair: one of six pairs waits for tiles that do not complete it.
# - A hand that waits for nothing but a tile of which it holds all four is ready, and waits for nothing.
# Seen: 2 han; no yaku, twice; 30 fu and not 40, but 40 where the lower one has the single wait; 26 han, twice; 7,700 points; 32,000 points for 14 han; six waits; ready without a wait.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error @pai-forge/riichi-mahjong@0.3.6 >/dev/null
cat > look.mjs <<'JS'
import assert from 'node:assert/strict';
import {
  calculateScoreForTehai, calculateShanten, getPaymentTotal, getUkeire, HaiKind, NoYakuError, parseExtendedMspz, parseMspz,
} from '@pai-forge/riichi-mahjong';
const read = (hand) => (hand.includes('(') ? parseExtendedMspz(hand) : parseMspz(hand))._unsafeUnwrap();
/** South's hand in the East round; `won` is among its tiles. */
const counted = (hand, won, drawn) => {
  const table = { agariHai: won, isTsumo: drawn, jikaze: HaiKind.Nan, bakaze: HaiKind.Ton, doraMarkers: [] };
  const { han, fu, payment } = calculateScoreForTehai(read(hand), table);
  return [han, fu, getPaymentTotal(payment)];
};
const { ManZu1, ManZu2, ManZu5, PinZu4, SouZu2, SouZu4, SouZu5 } = HaiKind;
assert.deepEqual(counted('2255m4477p223355s', SouZu5, false).slice(0, 2), [2, 25], 'changed: seven pairs of 2 to 8');
assert.throws(() => counted('789m345p23344555s', SouZu5, false), NoYakuError, 'changed: pinfu');
assert.throws(() => counted('11188m344445p(8888s)', PinZu4, false), NoYakuError, 'changed: three concealed triplets');
assert.deepEqual(counted('22m789p345456s555z', SouZu5, true).slice(0, 2), [2, 30], 'changed: the wait of two runs');
assert.deepEqual(counted('22m789p123234s555z', SouZu2, true).slice(0, 2), [2, 40], 'changed: the wait of two runs');
assert.deepEqual(counted('55m222p333777s111z', ManZu5, true).slice(0, 1), [26], 'changed: four concealed triplets');
assert.deepEqual(counted('11222m555666777z', ManZu2, true).slice(0, 1), [26], 'changed: two yakuman');
assert.deepEqual(counted('234m23455p678234s', SouZu4, false), [4, 30, 7700], 'changed: rounding');
assert.deepEqual(counted('112233m77889999m', ManZu1, true), [14, 20, 32000], 'changed: 14 han');
const waits = (hand) => {
  const tehai = read(hand);
  return [calculateShanten(tehai)._unsafeUnwrap(), [...getUkeire(tehai)]];
};
const { ManZu3, ManZu6, SouZu1, SouZu3, SouZu6, Ton, Nan, Chun } = HaiKind;
const [away, found] = waits('1144556s112277z');
assert.equal(away, 0, 'changed: six pairs');
assert.deepEqual(new Set(found), new Set([SouZu1, SouZu3, SouZu6, Ton, Nan, Chun]), 'changed: waits of six pairs');
assert.deepEqual(waits('1111m234567p999s'), [0, []], 'changed: a fifth tile');
JS
node look.mjs
echo '@pai-forge/riichi-mahjong 0.3.6: seven pairs, pinfu, triplets, a wait of two runs, yakuman, rounding and waits as described.'
