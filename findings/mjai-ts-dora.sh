#!/usr/bin/env bash
# mjai-ts 0.1.9, `createRiichiFromParams(…)`: its description calls both lists, `dora` and `uraDora`, indicators. One might guess that
# both take what the events of mjai have (`dora_marker`, `ura_markers`). Only the second does: `dora` has to be the tiles that count,
# as `getActualDora()` of the state gives them, and `uraDora` the indicators. An indicator given as `dora` counts by itself.
# Seen: with east as `dora` a pair of east is 2 han, and with north none; with east as `uraDora` it is none, and with north 2 han.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error mjai-ts@0.1.9 >/dev/null
cat > look.mjs <<'JS'
import assert from 'node:assert/strict';
import { createGameState, createRiichiFromParams, createRiichiFromState, ParseInput } from 'mjai-ts';
const hand = '1m 2m 3m 4p 5p 6p 7s 8s 9s 2s 3s E E'.split(' ');
const han = (result, name) => result.yaku.find((each) => each.name === name)?.value.count ?? 0;
const counted = (dora, under) => {
  const result = createRiichiFromParams(hand, [], '1s', true, dora, under, false, false, false, true, false, false, 'E', 'S').calc();
  return [han(result, 'ドラ'), han(result, '裏ドラ')];
};
assert.deepEqual([counted(['E'], []), counted(['N'], [])], [[2, 0], [0, 0]], 'changed: dora');
assert.deepEqual([counted([], ['E']), counted([], ['N'])], [[0, 0], [0, 2]], 'changed: under the dora');
// From events both are indicators, and both are read so.
const rest = ['1p 4p 7p 1s 4s 7s 2m 5m 8m S W P F', '2p 5p 8p 2s 5s 8s 3m 6m 9m S W P F', '3p 6p 9p 3s 6s 9s 1m 4m 7m S W P F'];
const [start, ...events] = ParseInput([
  {
    type: 'start_kyoku', bakaze: 'E', dora_marker: 'N', kyoku: 1, honba: 0, kyotaku: 0, oya: 0,
    scores: [25000, 25000, 25000, 25000], tehais: [hand, ...rest.map((each) => each.split(' '))],
  },
  { type: 'tsumo', actor: 0, pai: 'C' }, { type: 'reach', actor: 0 }, { type: 'dahai', actor: 0, pai: 'C', tsumogiri: true },
  { type: 'reach_accepted', actor: 0 }, { type: 'tsumo', actor: 1, pai: 'C' },
  { type: 'dahai', actor: 1, pai: '1s', tsumogiri: false },
  { type: 'hora', actor: 0, target: 1, deltas: [0, 0, 0, 0], ura_markers: ['N'] },
]);
const state = createGameState(start);
for (const event of events) state.handle(event);
const result = createRiichiFromState(state, 0).calc();
assert.deepEqual([state.DoraState.get(), state.DoraState.getActualDora()], [['N'], ['E']], 'changed: dora of the state');
assert.deepEqual([han(result, 'ドラ'), han(result, '裏ドラ')], [2, 2], 'changed: dora from events');
JS
node look.mjs
echo 'mjai-ts 0.1.9: `dora` is the tiles that count, `uraDora` the indicators.'
