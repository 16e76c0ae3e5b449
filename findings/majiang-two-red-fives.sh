#!/usr/bin/env bash
# @kobalab/majiang-core 1.4.1 and @kobalab/tenhou-url-log 1.0.3: a table may have two red fives of one suit, as many rooms have of
# dots, and `Majiang.rule({ 赤牌: … })` takes any number of each suit. Both then read only the first red five of a group of tiles:
# - `Majiang.Util.hule` counts two red fives in a hand, but where 5 of dots is the dora only one of them is a dora as well;
#   so it is in a called set, and with the indicators under the dora.
# - `logconv` writes a pung or an open or added kan with two red fives as a chow (`c`) of the seat before, whoever gave the tile. A
#   reader of the JSON takes it from another seat, and finds a run of three fives. A concealed one stops it with an error.
# - The rule is not filled up by suit: `{ p: 2 }` leaves no red five of characters and bamboo.
# Seen: 3 han and 2 han of dora of equal fives, in the hand and in a called set; `c52…` for a pung from the seat across and
# from the seat after; two red fives in a wall.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error @kobalab/tenhou-url-log@1.0.3 @kobalab/majiang-core@1.4.1 >/dev/null
cat > look.cjs <<'JS'
const assert = require('node:assert/strict');
const Majiang = require('@kobalab/majiang-core');
const logconv = require('@kobalab/tenhou-url-log');
const rule = Majiang.rule({ 赤牌: { m: 1, p: 2, s: 1 } });
/** What counts for dora in a hand whose dora is 5 of dots. */
const dora = (hand, more = {}) => {
  const table = Majiang.Util.hule_param({ rule, baopai: ['p4'], ...more });
  const { hupai } = Majiang.Util.hule(Majiang.Shoupai.fromString(hand), null, table);
  return Object.fromEntries(hupai.filter(({ name }) => name.includes('ドラ')).map(({ name, fanshu }) => [name, fanshu]));
};
assert.deepEqual(dora('m234p555s234678z22'), { ドラ: 3 }, 'not the hand that was meant');
assert.deepEqual(dora('m234p055s234678z22'), { ドラ: 3, 赤ドラ: 1 }, 'changed: one red five');
assert.deepEqual(dora('m234p005s234678z22'), { ドラ: 2, 赤ドラ: 2 }, 'changed: two red fives in the hand');
assert.deepEqual(dora('m234s234678z22,p5550'), { ドラ: 4, 赤ドラ: 1 }, 'changed: a concealed kan with one');
assert.deepEqual(dora('m234s234678z22,p5500'), { ドラ: 3, 赤ドラ: 2 }, 'changed: a concealed kan with two');
const under = { lizhi: 1, baopai: ['z4'], fubaopai: ['p4'] };
assert.deepEqual(dora('m234p005s234678z22', under), { 赤ドラ: 2, 裏ドラ: 2 }, 'changed: under the dora');

const reds = (suits) => new Majiang.Shan(Majiang.rule({ 赤牌: suits }))._pai.filter((tile) => tile.endsWith('0')).length;
assert.deepEqual([reds({ m: 1, p: 2, s: 1 }), reds({ p: 2 })], [4, 2], 'changed: the rule by suit');

const qipai = {
  zhuangfeng: 0, jushu: 0, changbang: 0, lizhibang: 0, defen: [25000, 25000, 25000, 25000], baopai: 'z4',
  shoupai: ['m123p456s789z1122', 'm123p456s789z5566', 'm234p005s567p88z55', 'm123p456s789z3377'],
};
/** A set of seat 2, as it is taken or thrown there. */
const written = (move) => {
  const paipu = { title: '', player: ['A', 'B', 'C', 'D'], qijia: 0, log: [[{ qipai }, move]] };
  const { 11: [taken], 12: [thrown] } = logconv(paipu).log[0];
  return taken ?? thrown;
};
const core = new Majiang.Shoupai(['p0', 'p0', 'p5', 'm1']);
assert.deepEqual(core.get_peng_mianzi('p5='), ['p005=', 'p505='], 'not how majiang-core writes them');
assert.equal(written({ fulou: { l: 2, m: 'p505=' } }), '25p2552', 'changed: a pung with one');
assert.equal(written({ fulou: { l: 2, m: 'p005=' } }), 'c255252', 'changed: a pung from the seat across');
assert.equal(written({ fulou: { l: 2, m: 'p500+' } }), 'c522552', 'changed: a pung from the seat after');
assert.match(written({ fulou: { l: 2, m: 'p5005+' } }), /^c/, 'changed: an open kan');
assert.match(written({ gang: { l: 2, m: 'p500=5' } }), /^c/, 'changed: an added kan');
assert.throws(() => written({ gang: { l: 2, m: 'p5500' } }), TypeError, 'changed: a concealed kan');
JS
node look.cjs
echo '@kobalab/majiang-core 1.4.1 and tenhou-url-log 1.0.3: of two red fives in a group one is a dora, and a pung with both is a chow.'
