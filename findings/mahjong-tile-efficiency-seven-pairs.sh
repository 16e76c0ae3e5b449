#!/usr/bin/env bash
# mahjong-tile-efficiency 1.0.3, `new RuleSet('HK').calShanten(hand)`: in its Hong Kong rules seven pairs are no hand, and
# thirteen orphans are one. In its Riichi rules both are.
# Seen: seven pairs are 1 from ready by the rules of Hong Kong, and complete (-1) by those of Riichi.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error mahjong-tile-efficiency@1.0.3 >/dev/null
cat > look.mjs <<'JS'
import assert from 'node:assert/strict';
import { RuleSet, tilesToHand } from 'mahjong-tile-efficiency';
const away = (rules, tiles) => new RuleSet(rules).calShanten(tilesToHand(tiles.split(' ')));
const PAIRS = '1m 1m 2m 2m 3p 3p 4p 4p 5s 5s 6s 6s 7s 7s';
const ORPHANS = '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z 7z';
const seen = ['HK', 'Riichi'].map((rules) => [away(rules, PAIRS), away(rules, ORPHANS)]);
assert.deepEqual(seen[1], [-1, -1], 'changed: Riichi');
assert.equal(seen[0][1], -1, 'changed: thirteen orphans in Hong Kong');
assert.equal(seen[0][0], 1, 'changed: seven pairs in Hong Kong');
JS
node look.mjs
echo 'mahjong-tile-efficiency 1.0.3: seven pairs are no hand of Hong Kong.'
