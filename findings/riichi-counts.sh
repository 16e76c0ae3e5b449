#!/usr/bin/env bash
# riichi 1.2.0, `new Riichi(text).calc()`: counts of a few complete hands that the European rules of 2025 count otherwise.
# - 1-2 completed by 3 (and 8-9 by 7) gets no fu for its wait, where the middle of a run gets 2.
# - A called run that has the winning tile in its middle gets the 2 fu of such a wait.
# - `w`, a double riichi, counts for nothing beside a concealed kan, even one that was declared long after it.
# - `h`, the last discard, counts for nothing beside `i`, ippatsu.
# Seen: 30 fu and not 40; 40 fu and not 30; 1 han and not 3; 2 han and not 3.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error riichi@1.2.0 >/dev/null
cat > look.cjs <<'JS'
const assert = require('node:assert/strict');
const Riichi = require('riichi');
const counted = (hand) => {
  const { isAgari, han, fu, yaku } = new Riichi(hand).calc();
  assert.equal(isAgari, true);
  return { han, fu, yaku: Object.keys(yaku) };
};
const shows = (hand, expected) => assert.deepEqual(counted(hand), expected, `changed: ${hand}`);
// South's hands in the East round. The last tile of the first group was drawn; one after a plus is a discard.
shows('456789m66s666z12p3p+12', { han: 2, fu: 30, yaku: ['門前清自摸和', '役牌発'] });
shows('456789m66s666z13p2p+12', { han: 2, fu: 40, yaku: ['門前清自摸和', '役牌発'] });
shows('11m34p222z5p+678m+456p+21', { han: 1, fu: 40, yaku: ['場風南'] });
shows('123567m99p13s2s+88p+w12', { han: 1, fu: 40, yaku: ['門前清自摸和'] });
shows('123567m99p678s13s2s+w12', { han: 3, fu: 30, yaku: ['ダブル立直', '門前清自摸和'] });
shows('123567m99p678s13s+2s+rih12', { han: 2, fu: 40, yaku: ['立直', '一発'] });
shows('123567m99p678s13s+2s+rh12', { han: 2, fu: 40, yaku: ['立直', '河底撈魚'] });
JS
node look.cjs
echo 'riichi 1.2.0: no fu for 1-2 or 8-9, fu for a wait in a called run, no double riichi beside a concealed kan, no last discard beside ippatsu.'
