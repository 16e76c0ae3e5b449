/** HK-style Taiwanese: “why not?”, by hand: what is tried, where, the rule that must answer, and in which words. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { words } from '#i18n/words.ts';
import { judgeAction } from '../../../src/engine/legality/verdict.ts';
import { awaitedSeats, offered as offerOf } from '../../../src/engine/selectors.ts';
import type { Explained, RuleWords } from '../../../src/i18n/message-context.ts';
import { parseAction } from '../../../src/notation/lines.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import { dealt, type Game, plays, refereed, ruleAgainst, seated, untilAsked } from '../../fixtures/tables.ts';
import { COMMON } from '../contract/common.ts';
import { knowing, RUNS } from './games.ts';

const rules = await taiwanese();

const preparing = dealt(rules, { east: '1f', south: '2f' });
const first = untilAsked(dealt(rules, { east: `${RUNS} C` }));
/** South has drawn the 8 of characters, holding three 2s of dots, an open Peng and an open Sheung. */
const souths = seated(rules, {
  turn: 'south',
  south: '[777p<] [324m<] 222p 19m 46s 8m',
  west: '3333s 55m',
  drew: '8m',
});
/** East discards the 5 of dots: South may call Sheung, West Peng, North Wu. */
const five = plays(
  seated(rules, {
    east: '5p 12m',
    south: '4689p 179m ESWNCFP 1s 9s',
    west: '55p 67p',
    north: '123p 46p 77p EEE CCC 888s',
  }),
  'east discards 5p',
);
/** Nobody can use the 1 of dots that East discards. */
const nobody = plays(
  seated(rules, { east: '1p', south: '89p 4m7m EE SS WW NN C', west: '1p 2p 3p', north: '9p' }),
  'east discards 1p',
);
const called = untilAsked(
  plays(seated(rules, { east: '5p', west: '555p 9999s 123m' }), 'east discards 5p', 'west pungs'),
);
const run = untilAsked(
  plays(
    seated(rules, { east: '5p', south: '46p 9999m 9p', west: '99p' }),
    'east discards 5p',
    'south chows 46p',
  ),
);
const chowed = plays(run, 'south discards 9p');
const concealed = refereed(
  plays(seated(rules, { turn: 'south', south: '2222p 9m', west: '34p' }), 'south kongs 2p'),
);
const added = plays(
  seated(rules, { turn: 'south', south: '[999p^] 9p 1m', west: RUNS, drew: '9p' }),
  'south kongs 9p',
);
const passed = plays(
  seated(rules, { east: '9p', south: RUNS, wall: '6p' }),
  'east discards 9p',
  'south passes',
);
const barred = untilAsked(passed);
const ready = knowing(
  seated(rules, { turn: 'south', south: '123m 456m 78p 234s 5555s 6s 1s', drew: '1s' }),
  1,
  'ready',
);
const readyAsked = plays(knowing(seated(rules, { east: '5s', south: RUNS }), 1, 'ready'), 'east discards 5s');
const hidden = untilAsked(
  plays(seated(rules, { east: '9p', south: '(1111p_)', west: RUNS }), 'east discards 9p', 'west wins'),
);
const emptyWall = seated(rules, { turn: 'south', south: '2222p [333p<] 3p', drew: '3p', left: 0 });
const lastDiscard = plays(seated(rules, { east: '5p', west: '555p', left: 0 }), 'east discards 5p');

/** The common reasons are tried in every game alike: `contract/common.ts`. */
const isOwn = (rule: string): boolean => !COMMON.some((common) => common === rule);

type Case = readonly [where: string, game: Game, tried: string, rule: string];
const CASES: readonly Case[] = [
  ['while flowers are laid down', preparing, 'east discards 1m', 'flowers-please'],
  ['while flowers are laid down', preparing, 'east wins', 'flowers-please'],
  ['while flowers are laid down', preparing, 'south kongs 1m', 'flowers-please'],
  ['from opposite', five, 'west chows 67p', 'sheung'],
  ['from opposite, where nobody is asked', nobody, 'west chows 23p', 'sheung'],
  ['with two like it', five, 'west kongs 5p', 'peng-kong'],
  ['with none like it', five, 'south kongs 5p', 'peng-kong'],
  ['with none like it', five, 'south pungs', 'miscalled-peng'],
  ['with one like it', nobody, 'west pungs', 'miscalled-peng'],
  ['right after a Sheung', chowed, 'west pungs', 'no-peng-after-sheung'],
  ['with three alike', souths, 'south kongs 2p', 'concealed-kong'],
  ['right after a Peng', called, 'west kongs 9s', 'concealed-kong'],
  ['right after a Sheung', run, 'south kongs 9m', 'concealed-kong'],
  ['with the fourth tile, right after the Peng', called, 'west kongs 5p', 'promoted-kong'],
  ['on an empty wall, concealed', emptyWall, 'south kongs 2p', 'wall-out'],
  ['on an empty wall, promoted', emptyWall, 'south kongs 3p', 'wall-out'],
  ['on an empty wall, for a discard', lastDiscard, 'west kongs 5p', 'wall-out'],
  ['to win with a tile of a concealed Kong', concealed, 'west wins', 'robbed-kong'],
  ['to make a Sheung with it', concealed, 'west chows 34p', 'rob-kong'],
  ['to call Kong with it', concealed, 'west kongs 2p', 'rob-kong'],
  ['to call Peng with an added tile', added, 'north pungs', 'rob-kong'],
  ['to make a Sheung with an added tile', added, 'west chows 78p', 'rob-kong'],
  ['with a hand far from ready', souths, 'south wins', 'false-win'],
  ['on a discard that leaves it incomplete', five, 'south wins', 'false-win'],
  ['on a tile nobody is asked about', nobody, 'north wins', 'false-win'],
  ['after a Peng', called, 'west wins', 'turn-flow'],
  ['after a Sheung', run, 'south wins', 'turn-flow'],
  ['having let the 9 go, with the 6 drawn', barred, 'south wins', 'passed-win'],
  ['when no discard leaves a wait', first, 'east discards 1m and says ready', 'ready-first-turn'],
  ['on a later turn', souths, 'south discards 1m and says ready', 'ready-first-turn'],
  ['having declared to be ready', ready, 'south discards 1m', 'ready-first-turn'],
  ['having declared to be ready', ready, 'south kongs 5s', 'ready-first-turn'],
  ['having declared to be ready', readyAsked, 'south pungs', 'ready-first-turn'],
  ['at the end, with a Kong face down', hidden, 'south passes', 'concealed-kong-hidden'],
];

describe('Why not?', () => {
  test.each(CASES.map(([where, game, tried, rule]) => ({ rule, tried, where, game })))(
    '$rule: “$tried” $where',
    ({ game, tried, rule }) => {
      expect(ruleAgainst(game, tried)).toBe(rule);
    },
  );

  test('every rule of the game’s own that can forbid an action stands in this table', () => {
    expect([...new Set(CASES.map(([, , , rule]) => rule).filter(isOwn))].sort()).toEqual([
      'concealed-kong',
      'concealed-kong-hidden',
      'false-win',
      'flowers-please',
      'miscalled-peng',
      'no-peng-after-sheung',
      'passed-win',
      'peng-kong',
      'promoted-kong',
      'ready-first-turn',
      'rob-kong',
      'robbed-kong',
      'sheung',
      'turn-flow',
      'wall-out',
    ]);
  });
});

const entries = new Map(
  ['common', 'hk-taiwanese'].flatMap((name) => {
    const book: { rules: RuleWords[]; options?: RuleWords[] } = parse(
      readFileSync(`content/${name}/rulebook.yaml`, 'utf8'),
    );
    return [...book.rules, ...(book.options ?? [])].map((entry): [string, RuleWords] => [entry.id, entry]);
  }),
);

/** What the reader is told who tries this. */
function told({ ruleset, table }: Game, line: string): Explained {
  const action = parseAction(line, table.dealer);
  const verdict = judgeAction(ruleset, table, action);
  if (verdict.is === 'allowed') throw new Error(`“${line}” is allowed`);
  const { reason } = verdict;
  const entry = entries.get(reason.rule);
  if (!entry) throw new Error(`${reason.rule} is in no rulebook`);
  return words.explain(reason, entry, {
    reader: action.seat,
    dealer: table.dealer,
    terms: ruleset.terms,
    action,
    offer: offerOf(table),
    awaits: awaitedSeats(table),
    also: (reason.also ?? []).flatMap((id) => entries.get(id) ?? []),
  });
}

describe('In words', () => {
  test.each(CASES.map(([where, game, tried, rule]) => ({ rule, tried, where, game })))(
    '$rule: the answer to “$tried” $where is written for it',
    ({ game, tried, rule }) => {
      expect(entries.get(rule)?.refusal, rule).toBeDefined();
      const { head, text } = told(game, tried);
      expect(`${head} ${text}`).not.toMatch(/[{}]|undefined|null| {2}|\.\.|!/);
      expect(head).toMatch(/^“?[A-Z].*\.$/);
    },
  );

  test('false-win: says what is missing as well', () => {
    expect(told(souths, 'south wins').text).toMatch(
      /five sets and a pair, or seven different pairs and a triplet/,
    );
  });
});
