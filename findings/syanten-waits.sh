#!/usr/bin/env bash
# syanten 1.6.0, `syanten(hand)` and `syanten.hairi(hand)`: a hand that waits for nothing but a tile of which it holds all
# four is ready, and waits for that tile.
# Seen: 0 away from ready; a wait for 1m with none left.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error syanten@1.6.0 >/dev/null
cat > look.cjs <<'JS'
const assert = require('node:assert/strict');
const syanten = require('syanten');
// 1111m 234567p 999s.
const hand = [[4, 0, 0, 0, 0, 0, 0, 0, 0], [0, 1, 1, 1, 1, 1, 1, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0]];
assert.equal(syanten(hand), 0, 'changed: away');
assert.deepEqual(syanten.hairi(hand), { now: 0, wait: { '1m': 0 } }, 'changed: waits');
JS
node look.cjs
echo 'syanten 1.6.0: a wait for a fifth tile is a wait.'
