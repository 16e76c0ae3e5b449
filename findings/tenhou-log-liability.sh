#!/usr/bin/env bash
# @kobalab/tenhou-log 1.3.0, `convlog(xml)`, from Tenhou's XML to a record of Majiang. Majiang names who is liable for a yakuman
# beside that yakuman (`baojia` of a line of `hupai`), and Tenhou in the tag of the win (`paoWho`). One might guess that the
# first is made of the second.
# - It is left out, while the payments are those that it led to: two seats pay for one discard, and nothing says why. What reads
#   the record (@kobalab/tenhou-url-log 1.0.3) writes that nobody but the discarder is liable.
# - Lines keep Tenhou's names where Majiang has others for the same (`役牌 白` and `翻牌 白`, `両立直` and `ダブル立直`), and so do
#   drawn deals (`流局` and `荒牌平局`, `四槓散了` and `四開槓`). Whoever counts by name counts each as two.
# Seen: two payers and no liable seat, where majiang-core 1.4.1 names one for the same hand; the names.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error \
  @kobalab/tenhou-log@1.3.0 @kobalab/tenhou-url-log@1.0.3 @kobalab/majiang-core@1.4.1 >/dev/null
cat > look.cjs <<'JS'
const assert = require('node:assert/strict');
const Majiang = require('@kobalab/majiang-core');
const convlog = require('@kobalab/tenhou-log');
const logconv = require('@kobalab/tenhou-url-log');
const PLAYERS =
  '<GO type="169"/><UN n0="A" n1="B" n2="C" n3="D" dan="1,1,1,1" rate="1500,1500,1500,1500"/><TAIKYOKU oya="0"/>';
/** The record of one deal: a seat's tiles beside the filling, what is done, and how it ends. */
const converted = (tiles, moves, end) => {
  const rest = Array.from({ length: 60 }, (_, i) => 44 + i).filter((id) => !tiles.flat().includes(id));
  const hands = tiles.map((held, seat) => {
    const all = [...held, ...rest.splice(0, 13 - held.length)];
    return `hai${seat}="${all.join(',')}"`;
  });
  const init = `<INIT seed="0,0,0,1,2,135" ten="250,250,250,250" oya="0" ${hands.join(' ')}/>`;
  return convlog(`<mjloggm ver="2.3">${PLAYERS}${init}${moves}${end}</mjloggm>`);
};
// South takes white from East, green from West and red from North, who is liable; then East throws the 4 of characters.
const south = [0, 1, 4, 8, 124, 125, 128, 129, 132, 133, 108, 112, 116];
const called =
  '<T20/><D126/><N who="1" m="48747"/><E108/><V24/><F130/><N who="1" m="50281"/><E112/><V28/><F28/><W32/><G134/>' +
  '<N who="1" m="51818"/><E116/><V36/><F36/><W40/><G40/><T12/><D12/>';
const liable = converted([[126], south, [130], [134]], called,
  '<AGARI ba="0,0" hai="0,1,4,8,12" m="51818,50281,48747" machi="12" ten="30,32000,5" yakuman="39" doraHai="135" who="1" ' +
    'fromWho="0" paoWho="3" sc="250,-160,250,320,250,0,250,-160"/>');
const { hule } = liable.log[0].at(-1);
assert.equal(hule.shoupai, 'm1123m4,z555-,z666+,z777=', 'not the hand that was meant');
assert.deepEqual(hule.fenpei, [-16000, 32000, 0, -16000], 'changed: payments');
assert.deepEqual(hule.hupai, [{ name: '大三元', fanshu: '*' }], 'changed: who is liable');
assert.deepEqual(logconv(liable).log[0][16][2].slice(0, 3), [1, 0, 1], 'changed: who is liable in JSON');
const same = Majiang.Util.hule(
  Majiang.Shoupai.fromString('m1123,z555-,z666+,z777='), 'm4-', Majiang.Util.hule_param({ menfeng: 1 }));
assert.deepEqual(same.hupai, [{ name: '大三元', fanshu: '*', baojia: '=' }], 'not how majiang-core names it');
assert.deepEqual(same.fenpei, hule.fenpei, 'not how majiang-core pays it');

// East declares with its first discard, and takes white from South.
const east = [0, 4, 8, 48, 53, 56, 96, 100, 104, 32, 33, 124, 125];
const { log: [declared] } = converted([east, [126], [], []],
  '<T108/><REACH who="0" step="1"/><D108/><REACH who="0" ten="240,250,250,250" step="2"/><U36/><E126/>',
  '<AGARI ba="0,1" hai="0,4,8,32,33,48,53,56,96,100,104,124,125,126" machi="126" ten="40,12000,1" yaku="21,2,2,1,18,1" ' +
    'doraHai="135" doraHaiUra="131" who="0" fromWho="1" sc="240,130,250,-120,250,0,250,0"/>');
assert.deepEqual(declared.at(-1).hule.hupai.map(({ name }) => name), ['両立直', '一発', '役牌 白'], 'changed: names of yaku');
const core = Majiang.Util.hule(Majiang.Shoupai.fromString('m12399p456s789z55*'), 'z5+',
  Majiang.Util.hule_param({ menfeng: 0, lizhi: 2, yifa: true }));
assert.deepEqual(core.hupai.map(({ name }) => name), ['ダブル立直', '一発', '翻牌 白'], 'not how majiang-core names them');
const drawn = (type) => {
  const { log: [deal] } = converted([[], [], [], []], '<T20/>', `<RYUUKYOKU ${type} ba="0,0" sc="250,0,250,0,250,0,250,0"/>`);
  return deal.at(-1).pingju.name;
};
assert.deepEqual([drawn(''), drawn('type="kan4"')], ['流局', '四槓散了'], 'changed: drawn deals');
JS
node look.cjs
echo '@kobalab/tenhou-log 1.3.0: nobody is liable; yaku and drawn deals keep Tenhou’s names.'
