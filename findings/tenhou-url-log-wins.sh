#!/usr/bin/env bash
# @kobalab/tenhou-url-log 1.0.3, `logconv(paipu)`, from a record of Majiang to the JSON of tenhou.net/6. That format lists the
# winners of a deal one after another, and marks 13 han without a yakuman by its own word; one might guess that both survive.
# - Of two winners of one discard only the last is written. A reader sees one win and its payment; the points with which the
#   next deal begins do not follow from it.
# - The indicators under the dora are the last winner's as well: if that one is not in riichi, the list is empty, whatever the
#   first one's counted.
# - 13 han are written as a yakuman (`役満`), not as a counted one, above lines that each have their han.
# - The payment is named by its size alone: 13 han where none are counted say three times a mangan, as they should, and 64,000
#   points of two yakuman say one.
# Seen: one winner, 1,300 points and no indicator, where 2,600 and 1,300 were paid and one lay open; `役満`, three times.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error @kobalab/tenhou-url-log@1.0.3 @kobalab/majiang-core@1.4.1 >/dev/null
cat > look.cjs <<'JS'
const assert = require('node:assert/strict');
const Majiang = require('@kobalab/majiang-core');
const logconv = require('@kobalab/tenhou-url-log');
const hands = ['m123p456s789z1122', 'm123p456s789z5566', 'm234p234s567p88z55', 'm123p456s789z3377'];
const qipai = {
  zhuangfeng: 0, jushu: 0, changbang: 0, lizhibang: 0, defen: [25000, 25000, 25000, 25000], baopai: 'z4', shoupai: hands,
};
/** What a winner's seat is worth, as Majiang counts it and writes it down. */
const hule = (l, hand, baojia, table = {}) => {
  const taken = baojia === null ? null : `z5${'_+=-'[(4 + baojia - l) % 4]}`;
  const { hupai, fu, fanshu, damanguan, defen, fenpei } = Majiang.Util.hule(
    Majiang.Shoupai.fromString(hand), taken, Majiang.Util.hule_param({ menfeng: l, ...table }));
  const fubaopai = table.fubaopai ?? null;
  return { hule: { l, shoupai: hand, baojia, fubaopai, hupai, fu, fanshu, damanguan, defen, fenpei } };
};
const converted = (...moves) => {
  const paipu = { title: '', player: ['A', 'B', 'C', 'D'], qijia: 0, log: [[{ qipai }, ...moves]] };
  const { 3: under, 16: [, ...rest] } = logconv(paipu).log[0];
  return { under, rest };
};
const thrown = [{ zimo: { l: 0, p: 'z5' } }, { dapai: { l: 0, p: 'z5_' } }];
const first = hule(1, hands[1], 0, { lizhi: 1, fubaopai: ['z3'] });
const second = hule(2, hands[2], 0);
assert.deepEqual([first.hule.defen, second.hule.defen], [2600, 1300], 'not the hands that were meant');
const two = converted(...thrown, first, second);
assert.equal(two.rest.length, 2, 'changed: two winners');
assert.deepEqual(two.rest[0], [-1300, 0, 1300, 0], 'changed: payments of two winners');
assert.equal(two.rest[1][0], 2, 'changed: the winner that is left');
assert.deepEqual(two.under, [], 'changed: indicators under the dora');
assert.deepEqual(converted(...thrown, second, first).under, [43], 'changed: indicators under the dora, told last');

const paid = (hand, table) => converted(hule(1, hand, null, table)).rest[1];
const many = 'm2233445566778m8';
const [, , , worth, ...lines] = paid(many, { lizhi: 1 });
assert.equal(worth, '役満8000-16000点', 'changed: 13 han');
assert.ok(lines.length > 2 && lines.every((line) => /\(\d飜\)$/.test(line)), 'changed: lines of 13 han');
const table = { lizhi: 1, rule: Majiang.rule({ '数え役満あり': false }) };
assert.match(paid(many, table)[3], /^三倍満/, 'changed: 13 han that are no yakuman');
assert.equal(paid('m1122z555666777m2')[3], '役満16000-32000点', 'changed: two yakuman');
JS
node look.cjs
echo '@kobalab/tenhou-url-log 1.0.3: the last of two winners alone, with its indicators; 13 han are a yakuman.'
