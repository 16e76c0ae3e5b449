/** “Why not?”, by hand: what is tried at a British table, where, and the rule that must answer, in which words. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { words } from '#i18n/words.ts';
import { awaitedSeats, offered as offerOf } from '../../../src/engine/selectors.ts';
import type { RuleWords } from '../../../src/i18n/message-context.ts';
import { parseAction } from '../../../src/notation/lines.ts';
import { dealt, type Game, plays, ruleAgainst, seated, untilAsked, whyNot } from '../../fixtures/tables.ts';
import { british, WAITING } from './rules.ts';

const rules = await british();
const both = await british({ frozen: 'both' });
const goulash = await british({}, 'goulash');

const QUIET = 'EE SS WW NN CC FF P';
const QUIET_TOO = '19m 59p 159s ESWNCF';

/** East discards the 5 of dots: South may call Chow, West Pong, North Mah-Jong. */
const fiveOfDots = plays(
  seated(rules, {
    east: '5p 12m',
    south: '4689p 179m ESWNCF',
    west: '55p 67p',
    north: '[222p<] 777s 444m 888m 5p, fishing',
  }),
  'east discards 5p',
);
/** North's hand is whole with it, and North has said nothing. */
const silent = plays(
  seated(rules, { east: '5p', south: QUIET, west: QUIET_TOO, north: '[222p<] 777s 444m 888m 5p' }),
  'east discards 5p',
);
const whole = seated(rules, { turn: 'south', south: `${WAITING} 3p`, drew: '3p' });
const fishing = seated(rules, { turn: 'south', south: `${WAITING} 1p, fishing`, drew: '1p' });
const kept = seated(both, { turn: 'south', south: `${WAITING} 1p, fishing`, drew: '1p' });
const twoChows = seated(rules, { turn: 'south', south: '[123m<] 456p 777s 444m 33p, fishing', drew: '3p' });
const claimed = untilAsked(
  plays(
    seated(rules, { east: '5p', south: QUIET, west: '55p 3333s [888m<] 8m', north: QUIET_TOO }),
    'east discards 5p',
    'west pungs',
  ),
);
const added = plays(
  seated(rules, {
    turn: 'south',
    south: '[333p<] 3p 9m',
    drew: '3p',
    west: '[222p<] 777s 444m 88m 12p, fishing',
  }),
  'south kongs 3p',
);
const jokers = plays(
  seated(goulash, { east: 'X', south: '46p X', west: '[222p<] [777s<] [444m<] [888m<] X, fishing' }),
  'east discards X',
);
const exchanging = untilAsked(
  dealt(goulash, {
    east: '147m 258p 369s ESWNC',
    south: '258m 369p 147s ESWN',
    west: '369m 147p 358s CFPE',
    north: '159m 159p 159s FPSW',
  }),
);

const TABLE: readonly (readonly [string, Game, string, string])[] = [
  ['a claim by who discarded it', fiveOfDots, 'east pungs', 'in-turn'],
  ['a Chow from across', fiveOfDots, 'west chows 67p', 'claim-chow'],
  ['a Chow that is no run', fiveOfDots, 'south chows 68p', 'no-wrap'],
  ['a Pung with one tile', fiveOfDots, 'south pungs', 'claim-pung-kong'],
  ['a Kong with two', fiveOfDots, 'west kongs 5p', 'claim-pung-kong'],
  ['an unfinished hand', fiveOfDots, 'west wins', 'win-shapes'],
  ['a whole hand without a word, on a discard', silent, 'north wins', 'fishing-first'],
  ['a whole hand without a word, drawn', whole, 'south wins', 'fishing-first'],
  ['the word by itself', whole, 'south says fishing', 'fishing-with-discard'],
  ['the word a second time', fishing, 'south discards 1p and says fishing', 'fishing-with-discard'],
  ['an original call too late', whole, 'south discards 3p and says original call', 'original-call'],
  ['no longer, who never did', whole, 'south says no longer fishing', 'no-longer-fishing'],
  ['another tile than the drawn one', kept, 'south discards 7s', 'frozen'],
  ['taking a declaration back', kept, 'south says no longer fishing', 'frozen'],
  ['two Chows', twoChows, 'south wins', 'one-chow'],
  ['a Kong right after a claim', claimed, 'west kongs 3s', 'not-while-claiming'],
  ['adding to a Pung right after a claim', claimed, 'west kongs 8m', 'not-while-claiming'],
  ['a win right after a claim', claimed, 'west wins', 'tsumo'],
  ['a Kong of three', whole, 'south kongs 7s', 'concealed-kong'],
  ['a Pung of a tile that is added to one', added, 'north pungs', 'robbing-the-kong'],
  [
    'a Chow in a goulash',
    plays(seated(goulash, { east: '5p', south: '46p' }), 'east discards 5p'),
    'south chows 46p',
    'no-chows-in-goulash',
  ],
  ['a Pung of jokers', jokers, 'south pungs', 'jokers'],
  ['two jokers for a pair', jokers, 'west wins', 'jokers'],
  ['two tiles in an exchange', exchanging, 'south exchanges 25m', 'exchanges'],
  ['a pass in an exchange', exchanging, 'south passes', 'exchanges'],
  ['an original call that is none', exchanging, 'south says original call', 'exchange-exempt'],
  ['a skip where nobody has called', exchanging, 'south says skip', 'exchange-exempt'],
  ['Mah-Jong of another than East', exchanging, 'south wins', 'east-stops-exchanges'],
  ['Mah-Jong of an unfinished East', exchanging, 'east wins', 'win-shapes'],
];

describe('Why not', () => {
  test.each(TABLE)('refusal-names-rule: %s', (_what, game, line, rule) => {
    expect(ruleAgainst(game, line)).toBe(rule);
  });
});

interface Entry extends RuleWords {
  readonly id: string;
}
const book: { rules: Entry[]; options: Entry[] } = parse(
  readFileSync(new URL('../../../content/british/rulebook.yaml', import.meta.url), 'utf8'),
);
const entries = new Map([...book.rules, ...book.options].map((entry) => [entry.id, entry]));

function told(game: Game, line: string): { head: string; text: string } {
  const reason = whyNot(game, line);
  const entry = reason && entries.get(reason.rule);
  if (!reason || !entry) throw new Error(`“${line}” is answered by no rule of this book`);
  const action = parseAction(line);
  return words.explain(reason, entry, {
    reader: action.seat,
    dealer: 0,
    terms: game.ruleset.terms,
    action,
    offer: offerOf(game.table),
    awaits: awaitedSeats(game.table),
  });
}

describe('In words', () => {
  test('fishing-first: one is told what to do instead', () => {
    const { head, text } = told(whole, 'south wins');
    expect(head).toBe('You have not said that you are fishing.');
    expect(text).toContain('Say it with your next one');
  });

  test.each(TABLE.filter(([, , , rule]) => entries.has(rule)))(
    'refusal-names-rule: %s: every placeholder is filled',
    (_what, game, line) => {
      const { head, text } = told(game, line);
      expect(`${head} ${text}`).not.toMatch(/[{}]/);
      expect(text.length).toBeGreaterThan(10);
    },
  );
});
