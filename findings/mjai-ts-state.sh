#!/usr/bin/env bash
# mjai-ts 0.1.9, `createGameState(start)` and `createRiichiFromState(state, player)`: a deal of mjai events is followed, and its
# winner is scored. The order of events in mjai decides what it finds.
# - A double riichi is always a plain one: `reach_accepted` comes after the discard, and by then the first turn is over.
# - After a concealed kan of four tiles that lay in the hand, the tile that was drawn before it is lost: the hand has one tile too few
#   ever after, and its win is none. Where the drawn tile is the fourth, all is well.
# - A robbed kan is taken for a win on the tile that its owner drew last. If the added tile lay in the hand, the win is none.
# - The added kan ends ippatsu for its robber as well, though a robbed kan is none.
# - The points are those of the start, less bets: what is won is never added. `reach_accepted` lowers them in the parsed event,
#   too, so the same events followed a second time begin with 1,000 less.
# Seen: riichi and not double riichi; no win, twice, and a win each in the twin of the deal, of them one without its ippatsu;
# 24,000 and then 23,000 points.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error mjai-ts@0.1.9 >/dev/null
cat > look.mjs <<'JS'
import assert from 'node:assert/strict';
import { createGameState, createRiichiFromState, ParseInput } from 'mjai-ts';
const follow = ([start, ...events]) => {
  const state = createGameState(start);
  for (const event of events) state.handle(event);
  return state;
};
/** The yaku of a winner, or null. */
const counted = (lines, seat) => {
  const result = createRiichiFromState(follow(ParseInput(lines)), seat).calc();
  return result.isAgari ? result.yaku.map(({ name }) => name) : null;
};
const read = (text) => text.split(' ');
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const KINDS = [...['m', 'p', 's'].flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`)), ...read('E S W N P F C')];
/** A deal of these hands and events; the other hands are dealt from the tiles that are left. */
const deal = (hands, ...events) => {
  const left = KINDS.flatMap((kind) => [kind, kind, kind, kind]);
  const take = (tile) => {
    assert.ok(left.includes(tile), `a fifth ${tile}`);
    left.splice(left.indexOf(tile), 1);
  };
  for (const { type, pai, dora_marker } of [{ dora_marker: '9p' }, ...events]) {
    if (type === 'tsumo') take(pai);
    if (dora_marker) take(dora_marker);
  }
  for (const tile of hands.flat()) take(tile);
  const tehais = [0, 1, 2, 3].map((seat) => hands[seat] ?? Array.from({ length: 13 }, () => left.splice(7, 1)[0]));
  const scores = [25000, 25000, 25000, 25000];
  const start = { type: 'start_kyoku', bakaze: 'E', dora_marker: '9p', kyoku: 1, honba: 0, kyotaku: 0, oya: 0, scores, tehais };
  return [start, ...events];
};
const draw = (actor, pai) => ({ type: 'tsumo', actor, pai });
const turn = (actor, pai) => [draw(actor, pai), { type: 'dahai', actor, pai, tsumogiri: true }];
const riichi = (actor, pai) => {
  const [drawn, thrown] = turn(actor, pai);
  return [drawn, { type: 'reach', actor }, thrown, { type: 'reach_accepted', actor }];
};
const win = (actor, target) => ({ type: 'hora', actor, target, deltas: [0, 0, 0, 0], ura_markers: [] });

const ready = read('1m 2m 3m 4p 5p 6p 7s 8s 9s 2s 3s E E');
const declared = [...riichi(0, '9m'), ...turn(1, 'C'), ...turn(2, '1s')];
assert.deepEqual(counted(deal([ready], ...declared, win(0, 2)), 0), ['立直', '一発'], 'changed: a double riichi');

const kan = { type: 'ankan', actor: 0, consumed: ['1m', '1m', '1m', '1m'] };
const replaced = [kan, { type: 'dora', dora_marker: 'C' }, draw(0, '7s'), win(0, 0)];
const lying = read('1m 1m 1m 1m 2m 3m 4m 5p 6p 7p 8s 9s S');
const drawn = read('1m 1m 1m 2m 3m 4m 5p 6p 7p 8s 9s S S');
assert.equal(counted(deal([lying], draw(0, 'S'), ...replaced), 0), null, 'changed: a concealed kan of the hand');
assert.deepEqual(
  counted(deal([drawn], draw(0, '1m'), ...replaced), 0), ['門前清自摸和', '嶺上開花'], 'changed: one with the drawn tile');

/** East pungs 3s from North, and later adds the fourth; South, who declares riichi, waits for it. */
const robbed = (owner, last) => deal(
  [owner, read('2m 3m 4m 5p 6p 7p 8p 8p 4s 5s 6m 7m 8m')], ...turn(0, '9m'), ...turn(1, 'C'), ...turn(2, 'C'),
  ...turn(3, '3s'), { type: 'pon', actor: 0, target: 3, pai: '3s', consumed: ['3s', '3s'] },
  { type: 'dahai', actor: 0, pai: 'N', tsumogiri: false }, ...riichi(1, 'F'), ...turn(2, 'F'), ...turn(3, 'F'),
  draw(0, last), { type: 'kakan', actor: 0, pai: '3s', consumed: ['3s', '3s', '3s'] }, win(1, 0));
const pair = read('3s 3s 1m 2m 3m 4p 5p 6p 9p 9p E E N');
const triplet = read('3s 3s 3s 1m 2m 3m 4p 5p 6p 9p E E N');
assert.deepEqual(
  counted(robbed(pair, '3s'), 1)?.toSorted(), ['断么九', '平和', '立直', '搶槓'].toSorted(), 'changed: a robbed tile that was drawn');
assert.equal(counted(robbed(triplet, 'W'), 1), null, 'changed: a robbed tile of the hand');

const events = ParseInput(deal([ready], ...declared, { ...win(0, 2), deltas: [9000, 0, -8000, 0] }));
assert.equal(follow(events).ScoreState.get()[0], 24000, 'changed: points after a win');
assert.equal(follow(events).ScoreState.get()[0], 23000, 'changed: points of events that were followed before');
JS
node look.mjs
echo 'mjai-ts 0.1.9: no double riichi, a lost tile beside a concealed kan, the wrong tile of a robbed one, and points without wins.'
