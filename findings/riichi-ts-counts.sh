#!/usr/bin/env bash
# riichi-ts 1.1.1, `new Riichi(…).calc()`: counts of two complete hands that the European rules of 2025 count otherwise.
# - Four equal runs are read as three concealed triplets and a run, also where two times twin runs would pay more.
# - A win on a discard before one's own first turn is no yaku: with nothing else, the hand does not win. (The list of
#   yaku in its description has `renhou`.)
# Seen: three concealed triplets, 4 han and 40 fu; "no yaku".
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error riichi-ts@1.1.1 >/dev/null
cat > look.cjs <<'JS'
const assert = require('node:assert/strict');
const { Riichi } = require('riichi-ts');
// Tiles: characters from 0, dots from 9, bamboo from 18, winds from 27. South's hands in the East round.
const counted = (closed, discard, firstTake) => {
  const table = { bakaze: 27, jikaze: 28 };
  const { isAgari, han, fu, yaku, text } = new Riichi(
    closed, [], table, discard, firstTake, false, false, false, false, false, 0, false, true, false,
  ).calc();
  return { isAgari, han, fu, yaku, text };
};
// 234m 234m 234m 23m 55p, and 4m drawn.
assert.deepEqual(
  counted([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 13, 13, 3], undefined, false),
  { isAgari: true, han: 4, fu: 40, yaku: { sanankou: 2, tanyao: 1, menzentsumo: 1 }, text: '' },
  'changed: four equal runs',
);
// 123m 567m 99p 678s 13s, and a discarded 2s.
const first = counted([0, 1, 2, 4, 5, 6, 17, 17, 23, 24, 25, 18, 20], 19, true);
assert.deepEqual([first.han, first.yaku, first.text], [0, {}, 'no yaku'], 'changed: the blessing of man');
JS
node look.cjs
echo 'riichi-ts 1.1.1: four equal runs are three triplets and a run; a win before the first turn is no yaku.'
