#!/usr/bin/env bash
# @kobalab/majiang-core 1.4.1, `Majiang.Util.hule`: the table that it plays unless told otherwise, where it is not that of
# the European rules of 2025. Each of these but the last two is a switch of `Majiang.rule`, and both tables are played.
# - A pair of a wind that is both one's seat and the round is 4 fu.
# - 4 han and 30 fu are not rounded up to a mangan.
# - 13 han without a yakuman are a yakuman.
# - Several yakuman of one hand are added, and thirteen orphans that waited for any of their tiles are two.
# - A win on a discard before one's own first turn is no yaku, and no switch makes it one.
# - `Majiang.Game`: a concealed kan is robbed by nobody, thirteen orphans neither; the same tile as a discard wins.
# Seen: 40 fu; 7,700 points; 32,000 points for 13 han; two yakuman, twice; no han; a replacement
# tile after the kan.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error @kobalab/majiang-core@1.4.1 >/dev/null
cat > look.cjs <<'JS'
const assert = require('node:assert/strict');
const Majiang = require('@kobalab/majiang-core');
const counted = (hand, discard, table = {}) => {
  const shoupai = Majiang.Shoupai.fromString(hand);
  const { fanshu, fu, damanguan, defen } = Majiang.Util.hule(shoupai, discard, Majiang.Util.hule_param(table));
  return { han: fanshu, fu, yakuman: damanguan, points: defen };
};
const shows = (hand, discard, table, expected) => {
  const { han, fu, yakuman, points } = counted(hand, discard, table);
  assert.deepEqual({ han, fu, yakuman, points }, { han: undefined, fu: undefined, yakuman: undefined, ...expected }, `changed: ${hand}`);
};
const east = { zhuangfeng: 0, menfeng: 0 };
shows('m222456p57s345z11p6', null, east, { han: 1, fu: 40, points: 2100 });
shows('m222456p57s345z11p6', null, { ...east, rule: Majiang.rule({ '連風牌は2符': true }) }, { han: 1, fu: 30, points: 1500 });
shows('m234p23455s23678', 's4-', {}, { han: 4, fu: 30, points: 7700 });
shows('m234p23455s23678', 's4-', { rule: Majiang.rule({ '切り上げ満貫あり': true }) }, { han: 4, fu: 30, points: 8000 });
shows('m2233445566778m8', null, { lizhi: 1 }, { han: 13, fu: 20, points: 32000 });
shows('m2233445566778m8', null, { lizhi: 1, rule: Majiang.rule({ '数え役満あり': false }) }, { han: 13, fu: 20, points: 24000 });
shows('m1122z555666777m2', null, {}, { yakuman: 2, points: 64000 });
shows('m1122z555666777m2', null, { rule: Majiang.rule({ '役満の複合あり': false }) }, { yakuman: 1, points: 32000 });
shows('m19p19s19z1234567z7', null, {}, { yakuman: 2, points: 64000 });
shows('m19p19s19z1234567z7', null, { rule: Majiang.rule({ 'ダブル役満あり': false }) }, { yakuman: 1, points: 32000 });
assert.equal(counted('m123567p99s67813', 's2-', { menfeng: 1, tianhu: 0 }).han, undefined, 'changed: the blessing of man');
/** The first deal: East draws its fourth red dragon and answers so; South, with orphans, wants that tile. What comes then. */
const follows = (answer) => {
  const rule = Majiang.rule({ '赤牌': { m: 0, p: 0, s: 0 } });
  const hands = 'z777m234p234s2345m19p19s19z1234566m345678p345678s8m345678p345678s8z7';
  const tiles = [...hands.matchAll(/([mpsz])(\d+)/g)].flatMap(([, suit, ranks]) => [...ranks].map((rank) => suit + rank));
  const wall = new Majiang.Shan(rule);
  for (const tile of tiles) wall._pai.splice(wall._pai.indexOf(tile), 1);
  wall._pai.push(...tiles.reverse());
  const players = [0, 1, 2, 3].map((own) => ({
    action: ({ zimo, dapai, gang, hule, gangzimo }, reply) => {
      if (hule || gangzimo) throw { next: hule ? 'a win' : 'a replacement tile' };
      const offered = own === 1 && (dapai?.p ?? gang?.m ?? '').startsWith('z7');
      reply?.(own === 0 && zimo?.l === 0 && zimo.p === 'z7' ? answer : offered ? { hule: '-' } : {});
    },
  }));
  const game = new Majiang.Game(players, () => {}, rule);
  game.kaiju = () => Majiang.Game.prototype.kaiju.call(game, 0);
  game.qipai = () => Majiang.Game.prototype.qipai.call(game, wall);
  try {
    game.do_sync();
  } catch ({ next }) {
    return next;
  }
};
assert.equal(follows({ dapai: 'z7_' }), 'a win', 'changed: thirteen orphans on a discard');
assert.equal(follows({ gang: 'z7777' }), 'a replacement tile', 'changed: thirteen orphans and a concealed kan');
JS
node look.cjs
echo '@kobalab/majiang-core 1.4.1: 4 fu for a double wind pair, no rounding to a mangan, counted yakuman, added and double yakuman, no blessing of man, no robbing of a concealed kan.'
