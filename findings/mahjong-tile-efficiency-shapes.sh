#!/usr/bin/env bash
# mahjong-tile-efficiency 1.0.3, `new RuleSet(rules).calShanten(hand)`: complete hands of its rules HKTW and Taiwan, and
# hands that are ready by its rules of Riichi.
# - HKTW: thirteen orphans beside a run or triplet are complete; so are sixteen tiles that no pair, run or part of a run
#   connects, and one more of them; so are seven pairs and a triplet of which two pairs are the same.
# - Taiwan: seven pairs and a triplet are not complete.
# - Riichi: a hand that waits for nothing but a tile of which it holds all four is ready (0).
# Seen: -1, three times; 3 away; 0 with an empty list of tiles.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error mahjong-tile-efficiency@1.0.3 >/dev/null
cat > look.mjs <<'JS'
import assert from 'node:assert/strict';
import { RuleSet, tilesToHand } from 'mahjong-tile-efficiency';
/** Reads `123m55z`. */
const hand = (text) =>
  tilesToHand([...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks, suit]) => [...ranks].map((rank) => rank + suit)));
const shows = (rules, tiles, away) => assert.equal(new RuleSet(rules).calShanten(hand(tiles)), away, `changed: ${rules} ${tiles}`);
shows('HKTW', '12349m19p19s11234567z', -1);
shows('HKTW', '147m258p369s12345677z', -1);
shows('HKTW', '1111m3344p5566s11444z', -1);
shows('Taiwan', '11m3344p556688s11144z', 3);
assert.deepEqual(new RuleSet('Riichi').calUkeire(hand('1111m234567p999s')), { shanten: 0, ukeire: {}, totalUkeire: 0 }, 'changed: a fifth tile');
JS
node look.mjs
echo 'mahjong-tile-efficiency 1.0.3: special hands of HKTW and Taiwan, and a wait for a fifth tile, as described.'
