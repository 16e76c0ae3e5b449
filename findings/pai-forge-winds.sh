#!/usr/bin/env bash
# @pai-forge/riichi-mahjong 0.3.6, `detectYaku`: it is told the seat wind and the round wind, and uses them for the pair
# (pinfu and fu), but a triplet of either is no yaku. A hand that has nothing else does not win.
# Seen: of a concealed hand with a triplet of the seat wind, drawn, only the draw counts; with one of the dragons both do.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error @pai-forge/riichi-mahjong@0.3.6 >/dev/null
cat > look.mjs <<'JS'
import assert from 'node:assert/strict';
import { calculateScoreForTehai, detectYaku, HaiKind } from '@pai-forge/riichi-mahjong';
// 234m 789p 11s 567s and three of a kind; 6s was drawn. West's hand in the East round.
const rest = [1, 2, 3, 15, 16, 17, 18, 18, 22, 23, 24];
const table = { agariHai: 23, isTsumo: true, jikaze: HaiKind.Sha, bakaze: HaiKind.Ton, doraMarkers: [] };
const counted = (kind) => {
  const hand = { closed: [...rest, kind, kind, kind], exposed: [] };
  const { han, fu } = calculateScoreForTehai(hand, table);
  return { yaku: detectYaku(hand, table).map(([name]) => name), han, fu };
};
assert.deepEqual(counted(HaiKind.Sha), { yaku: ['MenzenTsumo'], han: 1, fu: 40 }, 'changed: seat wind');
assert.deepEqual(counted(HaiKind.Ton), { yaku: ['MenzenTsumo'], han: 1, fu: 40 }, 'changed: round wind');
assert.deepEqual(counted(HaiKind.Chun).han, 2, 'changed: dragon');
JS
node look.mjs
echo '@pai-forge/riichi-mahjong 0.3.6: a triplet of the seat wind or the round wind is no yaku.'
