/** “Why not?”, by hand: what is tried, where, the rule that must answer, and in which words. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { words } from '#i18n/words.ts';
import { sensible } from '../../../src/bots/sensible.ts';
import { startFrom } from '../../../src/engine/deal.ts';
import { expressible } from '../../../src/engine/legality/all-actions.ts';
import { judgeAction } from '../../../src/engine/legality/verdict.ts';
import { createRandom } from '../../../src/engine/random.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { awaitedSeats, offered as offerOf } from '../../../src/engine/selectors.ts';
import type { Table } from '../../../src/engine/table.ts';
import { seenBy } from '../../../src/engine/view.ts';
import type { Explained, RuleWords } from '../../../src/i18n/message-context.ts';
import { playHand } from '../../../src/machines/play.ts';
import { parseAction } from '../../../src/notation/lines.ts';
import { parseTiles } from '../../../src/notation/tiles.ts';
import { hongKong } from '../../fixtures/rulesets.ts';
import { dealt, type Game, plays, ruleAgainst, seated, untilAsked, whyNot } from '../../fixtures/tables.ts';
import { COMMON } from '../contract/common.ts';

const rules = await hongKong();
const onlyJustDrawn = await hongKong({ 'gong-only-just-drawn': true });

/** Bonus tiles of the deal are on their way to the table. */
const preparing = dealt(rules, { east: '1f', south: '2f' });
/** South has drawn the 8 of characters, holding three 2s of dots, an open Pong and an open Seung. */
const souths = seated(rules, {
  turn: 'south',
  south: '[777p<] [324m<] 222p 19m 46s 8m',
  west: '3333s 55m',
  rivers: { east: '9s' },
  drew: '8m',
});
/** East discards the 5 of dots: South may call Seung, West Pong, North Win. */
const fiveOfDots = plays(
  seated(rules, {
    east: '5p 12m',
    south: '4689p 179m ESWNCF',
    west: '55p 67p',
    north: '123p 46p 77p EEE CCC',
  }),
  'east discards 5p',
);
/** Nobody can use the 1 of dots that East discards. */
const nobodyAsked = plays(
  seated(rules, { east: '1p', south: '89p 4m7m EE SS WW NN C', west: '1p 2p 3p', north: '9p' }),
  'east discards 1p',
);
/** West has called Pong with two of its three 5s of dots, and must discard. */
const called = untilAsked(
  plays(
    seated(rules, { east: '5p', south: 'EE SS WW CC FF PP N', west: '555p 9999s 123m' }),
    'east discards 5p',
    'west pungs',
  ),
);
/** South has called Seung, and must discard. */
const run = untilAsked(
  plays(seated(rules, { east: '5p', south: '46p 9999m' }), 'east discards 5p', 'south chows 46p'),
);
/** South has called a concealed Gong, and the tile for it is still to be drawn. */
const concealed = plays(
  seated(rules, { turn: 'south', south: '2222p 9m', west: '13p 456p 777p 99p EEE', north: '34p' }),
  'south kongs 2p',
);
/** South has added the fourth 2 of dots, and West is asked. */
const added = plays(
  seated(rules, {
    turn: 'south',
    south: '[222p^] 2p 9m',
    drew: '2p',
    west: '13p 456p 777p 99p EEE',
    north: '34p',
  }),
  'south kongs 2p',
);
/** The wall is empty, and East’s last discard lies there. */
const lastDiscard = plays(
  seated(rules, { east: '5p', south: 'EE SS WW CC FF PP N', west: '555p', left: 0 }),
  'east discards 5p',
);
const emptyWall = seated(rules, { turn: 'south', south: '2222p [333p<] 3p', drew: '3p', left: 0 });

const holding = (south: string): Game => seated(rules, { turn: 'south', south });
const offered = (tile: string, west: string): Game =>
  plays(seated(rules, { east: tile, west }), `east discards ${tile}`);

/** The common reasons are tried in every game alike: `contract/common.ts`. */
const isOwn = (rule: string): boolean => !COMMON.some((common) => common === rule);

type Case = readonly [where: string, game: Game, tried: string, rule: string];

const CASES: readonly Case[] = [
  // flowers-first: nobody plays before they are replaced
  ['while flowers are laid down', preparing, 'east discards 1m', 'flowers-first'],
  ['while flowers are laid down', preparing, 'east wins', 'flowers-first'],
  // in-turn: not this seat's moment
  ['while flowers are laid down', preparing, 'south passes', 'in-turn'],

  // own-tiles: the tile is not there

  // no-wrap: the tiles make no run

  // seung-next: not from there
  ['from opposite', fiveOfDots, 'west chows 67p', 'seung-next'],
  ['from the seat that plays after', fiveOfDots, 'north chows 46p', 'seung-next'],
  ['from opposite, where nobody is asked', nobodyAsked, 'west chows 23p', 'seung-next'],

  // pong, exposed-gong: too few alike
  ['with none like it', fiveOfDots, 'south pungs', 'pong'],
  ['with one like it', nobodyAsked, 'west pungs', 'pong'],
  ['with none like it, by the one who may win', fiveOfDots, 'north pungs', 'pong'],
  ['with two like it', fiveOfDots, 'west kongs 5p', 'exposed-gong'],
  ['with none like it', fiveOfDots, 'south kongs 5p', 'exposed-gong'],

  // concealed-gong, added-gong: not four, or nothing drawn
  ['with three alike', souths, 'south kongs 2p', 'concealed-gong'],
  ['with one tile', souths, 'south kongs 8m', 'concealed-gong'],
  ['with four alike, right after a Pong', called, 'west kongs 9s', 'concealed-gong'],
  ['with four alike, right after a Seung', run, 'south kongs 9m', 'concealed-gong'],
  ['with the fourth tile, right after the Pong', called, 'west kongs 5p', 'added-gong'],

  // gong-only-just-drawn
  [
    'with four alike from before',
    seated(onlyJustDrawn, { turn: 'south', south: '2222p 1m', drew: '1m' }),
    'south kongs 2p',
    'gong-only-just-drawn',
  ],
  [
    'with a fourth tile from before',
    seated(onlyJustDrawn, { turn: 'south', south: '[222p<] 2p 1m', drew: '1m' }),
    'south kongs 2p',
    'gong-only-just-drawn',
  ],

  // wall-out
  ['on an empty wall, concealed', emptyWall, 'south kongs 2p', 'wall-out'],
  ['on an empty wall, added', emptyWall, 'south kongs 3p', 'wall-out'],
  ['on an empty wall, for a discard', lastDiscard, 'west kongs 5p', 'wall-out'],

  // rob-added-gong, robbed-kong
  ['to win with a tile of a concealed Gong', concealed, 'west wins', 'robbed-kong'],
  ['to make a Seung with it', concealed, 'north chows 34p', 'rob-added-gong'],
  ['to call Pong with it', concealed, 'west pungs', 'rob-added-gong'],
  ['to make a Seung with an added tile', added, 'west chows 13p', 'rob-added-gong'],
  ['to call Gong with an added tile', added, 'north kongs 2p', 'rob-added-gong'],

  // shape-standard
  ['with a hand far from ready', souths, 'south wins', 'shape-standard'],
  ['with six pairs', holding('1133m 5577p 22s CC 19s'), 'south wins', 'shape-standard'],
  ['with four alike as two pairs', holding('1133m 557777p 22s 99s'), 'south wins', 'shape-standard'],
  ['with thirteen orphans but one', holding('19m 19p 19s ESWN CC PP'), 'south wins', 'shape-standard'],
  ['on a discard that leaves it incomplete', fiveOfDots, 'south wins', 'shape-standard'],
  ['on a tile nobody is asked about', nobodyAsked, 'north wins', 'shape-standard'],
  ['on the last discard', lastDiscard, 'south wins', 'shape-standard'],

  // three-fan
  ['with four Seungs and nothing called', offered('9p', '123m 456m 78p 234s 55s'), 'west wins', 'three-fan'],
  ['with nothing at all', holding('[324m<] [777p^] 456m 789s 55s'), 'south wins', 'three-fan'],
  ['with two dragons', offered('9p', '[CCC<] [FFF^] 345m 78p 55s'), 'west wins', 'three-fan'],

  // normal-round, pass
  [
    'after a Pong, though the hand is complete',
    untilAsked(
      plays(seated(rules, { east: '7p', south: '123p 456p 77p EEE CC' }), 'east discards 7p', 'south pungs'),
    ),
    'south wins',
    'normal-round',
  ],
  ['after a Seung', run, 'south wins', 'normal-round'],
  ['on one’s own turn', souths, 'south passes', 'pass'],
  ['after a Pong', called, 'west passes', 'pass'],
];

describe('Why not?', () => {
  test.each(CASES.map(([where, game, tried, rule]) => ({ rule, tried, where, game })))(
    '$rule: “$tried” $where',
    ({ game, tried, rule }) => {
      expect(ruleAgainst(game, tried)).toBe(rule);
    },
  );

  test('every rule of the game’s own that can forbid an action stands in this table', () => {
    const named = new Set(CASES.map(([, , , rule]) => rule));
    expect([...named].filter(isOwn).sort()).toEqual([
      'added-gong',
      'concealed-gong',
      'exposed-gong',
      'flowers-first',
      'gong-only-just-drawn',
      'normal-round',
      'pass',
      'pong',
      'rob-added-gong',
      'robbed-kong',
      'seung-next',
      'shape-standard',
      'three-fan',
      'wall-out',
    ]);
  });

  test('the answer is the first that forbids it: the seat before the tiles', () => {
    expect(ruleAgainst(fiveOfDots, 'west chows 12s')).toBe('seung-next');
    expect(ruleAgainst(fiveOfDots, 'south chows 12s')).toBe('own-tiles');
    expect(ruleAgainst(fiveOfDots, 'west chows 67p')).toBe('seung-next');
  });

  test('the answer says what is concerned', () => {
    expect(whyNot(fiveOfDots, 'west chows 67p')).toEqual({ rule: 'seung-next', seats: [0] });
    expect(whyNot(fiveOfDots, 'west kongs 5p')).toMatchObject({ tiles: parseTiles('5p'), have: 2, need: 3 });
    expect(whyNot(offered('9p', '123m 456m 78p 234s 55s'), 'west wins')).toEqual({
      rule: 'three-fan',
      have: 2,
      need: 3,
      idle: 1,
      helps: ['self-draw'],
    });
    expect(whyNot(emptyWall, 'south kongs 2p')).toEqual({ rule: 'wall-out', tiles: parseTiles('2p') });
  });
});

const entries = new Map(
  ['common', 'hong-kong'].flatMap((name) => {
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
  return explained(ruleset, table, action, verdict.reason);
}

function explained(
  ruleset: Ruleset,
  table: Table,
  action: ReturnType<typeof parseAction>,
  reason: Parameters<typeof words.explain>[0],
): Explained {
  const entry = entries.get(reason.rule);
  if (!entry) throw new Error(`${reason.rule} is in no rulebook`);
  return words.explain(reason, entry, {
    reader: action.seat,
    dealer: table.dealer,
    terms: ruleset.terms,
    action,
    offer: offerOf(table),
    awaits: awaitedSeats(table),
  });
}

describe('In words', () => {
  test('three-fan: tells the fan that are held and how many it takes', () => {
    expect(told(offered('9p', '123m 456m 78p 234s 55s'), 'west wins')).toEqual({
      head: 'The hand is complete, but not worth enough.',
      text: 'It has two fan towards the minimum, and you need three.',
      rule: 'three-fan',
    });
    expect(told(holding('[324m<] [777p^] 456m 789s 55s'), 'south wins').text).toMatch(/It has one fan/);
  });

  test('seung-next: names the discarder and the one who may', () => {
    expect(told(fiveOfDots, 'west chows 67p')).toMatchObject({
      head: 'You may not call Seung for this tile.',
      text: expect.stringMatching(
        /^East discarded it, and only the player after East may call Seung\. That is South\./,
      ),
    });
  });

  test('every refusal of a rule that can forbid something is written for it', () => {
    for (const [, game, tried, rule] of CASES) {
      expect(entries.get(rule)?.refusal, rule).toBeDefined();
      const { head, text } = told(game, tried);
      expect(`${head} ${text}`).not.toMatch(/[{}]|undefined|null| {2}|\.\.|!/);
      expect(head).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('whatever is tried in a hand is answered in words without a brace, a hole or a doubled space', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const random = createRandom(seed, 'refusals');
      const met = new Set<string>();
      playHand(
        rules,
        startFrom(rules, seed),
        (table, seat) => sensible(seenBy(rules, table, seat), random, rules),
        ({ table }) => {
          for (const action of expressible(rules, table)) {
            const verdict = judgeAction(rules, table, action);
            if (verdict.is === 'allowed') continue;
            const key = `${verdict.reason.rule} ${verdict.reason.have ?? ''}`;
            if (met.has(key)) continue;
            met.add(key);
            const { head, text } = explained(rules, table, action, verdict.reason);
            expect(`${head} ${text}`).not.toMatch(/[{}]|undefined|null| {2}|\.\./);
          }
        },
      );
    }
  });
});
