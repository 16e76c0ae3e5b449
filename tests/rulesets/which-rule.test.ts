/**
 * Which rule answers. Often several forbid what is tried, and the reader who tries it should hear the one that teaches:
 * that the game has no such call, or never for this seat; then that it is not their moment; then what else the game
 * asks for; and only then which tiles are missing. Written from the rulebooks.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Action } from '../../src/engine/action.ts';
import type { Chosen } from '../../src/engine/game.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { seenBy } from '../../src/engine/view.ts';
import { explained } from '../../src/i18n/explained.ts';
import type { RuleWords } from '../../src/i18n/message-context.ts';
import { parseAction } from '../../src/notation/lines.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { allPass, dealt, type Game, plays, ruleAgainst, seated, untilAsked } from '../fixtures/tables.ts';

const rulesOf = async (game: string, chosen: Chosen = {}, under = 'ordinary'): Promise<Ruleset> =>
  rulesetOf(await loadGame(game), chosen, under);

interface Book {
  readonly rules: readonly RuleWords[];
  readonly options?: readonly RuleWords[];
}
const books = new Map<string, ReadonlyMap<string, RuleWords>>();
function rulesIn(book: string): ReadonlyMap<string, RuleWords> {
  const known = books.get(book);
  if (known) return known;
  const source = readFileSync(new URL(`../../content/${book}/rulebook.yaml`, import.meta.url), 'utf8');
  const { rules, options = [] }: Book = parse(source);
  const read = new Map([...rules, ...options].map((entry) => [entry.id, entry]));
  books.set(book, read);
  return read;
}

/** What is so, the table, what is tried there, and the rule that answers. */
type Case = readonly [sentence: string, game: Game, tried: string, rule: string];

/** @param book the game's folder: what each is told stands in `refusals`, to be read aloud */
const answers = (book: string, cases: readonly Case[]): void => {
  test.each(cases)('%s', (_sentence, game, tried, rule) => {
    expect(ruleAgainst(game, tried)).toBe(rule);
  });

  const told = () =>
    cases.map(([sentence, game, tried, rule]) => ({ sentence, tried, rule, ...toldOf(book, game, tried) }));

  test('the line answers what was pressed, and no other call', () => {
    for (const { head, does, terms, tried } of told()) {
      const others = CALLS.filter((call) => call !== does && isCall(does)).map((call) => terms[call]);
      // A set may be named that the tile would be added to, or taken from.
      const named = others.filter((word) => new RegExp(`(call|declare|win with) (a )?${word}\\b`).test(head));
      expect(named, `${tried}: ${head}`).toEqual([]);
      if (does !== 'win') expect(head, tried).not.toMatch(/\bwin\b/);
    }
  });

  test('the words of each are as they were last read', async () => {
    const lines = told().map(
      ({ sentence, tried, head, text, rule }) =>
        `${sentence}\n  ${tried}\n  ${head}\n  ${text}\n  § ${rule}\n`,
    );
    await expect(lines.join('\n')).toMatchFileSnapshot(`refusals/${book}.txt`);
  });
};

const CALLS = ['win', 'kong', 'pung', 'chow'] as const;
const isCall = (does: Action['do']): boolean => CALLS.some((call) => call === does);

/** What whoever tries this is told. */
function toldOf(book: string, { ruleset, table }: Game, line: string) {
  const action = parseAction(line, table.dealer);
  const verdict = judgeAction(ruleset, table, action);
  if (verdict.is === 'allowed') throw new Error(`“${line}” is allowed`);
  const { terms } = ruleset;
  const { head, text } = explained(
    { action, reason: verdict.reason },
    seenBy(ruleset, table, action.seat),
    (id) => rulesIn('common').get(id) ?? rulesIn(book).get(id),
    { reader: action.seat, dealer: table.dealer, terms },
  );
  return { does: action.do, terms, head, text };
}

/** Tiles that go with nothing. */
const ODD = '147m 258s ESWNCF';

describe('Two-Five-Eight', async () => {
  const rules = await rulesOf('two-five-eight');
  const adding = await rulesOf('two-five-eight', { 'promoted-kong': true });
  /** East discards the 5 of dots. South has a run with it, West a pair, North nothing at all. */
  const five = plays(
    seated(rules, { east: '5p 12m', south: '46p 179m', west: '55p 9m', north: '179s 1p' }),
    'east discards 5p',
  );
  const own = seated(rules, { turn: 'south', south: '[777p<] 222p 34s 7p', drew: '7p' });
  const called = untilAsked(
    plays(seated(rules, { east: '5p', west: '[888m<] 8m 55p 999s' }), 'east discards 5p', 'west pungs'),
  );
  const fourth = plays(seated(rules, { east: '7p', south: '[777p^] 12m' }), 'east discards 7p');
  const added = plays(
    seated(adding, { turn: 'south', south: '[222p^] 2p', drew: '2p', west: '123m 456m 789m 13p 55s' }),
    'south kongs 2p',
  );
  const last = plays(seated(rules, { east: '5p', west: '55p', left: 0 }), 'east discards 5p');

  const robbing = await rulesOf('two-five-eight', { 'promoted-kong': true, robbing: true });
  const just = await rulesOf('two-five-eight', { 'kong-just-drawn': true });
  const dry = await rulesOf('two-five-eight', { 'empty-wall-kong': false });
  const concealed = (under: Ruleset): Game =>
    plays(
      seated(under, { turn: 'south', south: '2222p 9m', west: '13p 456p 777p 999s 22s' }),
      'south kongs 2p',
    );
  /** South adds the 2 of dots to its Pung: West has a run with it, and no win. */
  const robbed = plays(
    seated(robbing, { turn: 'south', south: '[222p^] 2p', drew: '2p', west: '13p 147m 258s', north: '179s' }),
    'south kongs 2p',
  );
  answers('two-five-eight', [
    [
      'Nobody calls Sheung for a discard, not even with the two tiles',
      five,
      'south chows 46p',
      'no-claimed-sheung',
    ],
    ['That is said whichever tiles are shown for it', five, 'south chows 19m', 'no-claimed-sheung'],
    ['It is said to who holds no two tiles that fit', five, 'north chows 17s', 'no-claimed-sheung'],
    ['It is said from across, where seats play no part', five, 'west chows 55p', 'no-claimed-sheung'],
    ['It is said of one’s own discard', five, 'east chows 12m', 'no-claimed-sheung'],
    ['It is said on one’s own turn, where nothing is up', own, 'south chows 34s', 'no-claimed-sheung'],
    ['It is said after one has answered', plays(five, 'west passes'), 'west chows 55p', 'no-claimed-sheung'],
    ['It is said with an empty wall', last, 'south chows 46p', 'no-claimed-sheung'],
    ['A drawn fourth tile is not added to an open Pung', own, 'south kongs 7p', 'no-promoted-kong'],
    [
      'Nor is it right after a call, and that there is no such Kong comes first',
      called,
      'west kongs 8m',
      'no-promoted-kong',
    ],
    [
      'And comes first on another’s turn',
      plays(seated(rules, { east: '5p', west: '[888m<] 8m' }), 'east discards 5p'),
      'west kongs 8m',
      'no-promoted-kong',
    ],
    ['Nor is a discarded one', fourth, 'south kongs 7p', 'no-promoted-kong'],
    [
      'With the option it is added on a turn that began with a draw',
      untilAsked(
        plays(seated(adding, { east: '5p', west: '[888m<] 8m 55p' }), 'east discards 5p', 'west pungs'),
      ),
      'west kongs 8m',
      'promoted-kong',
    ],
    [
      'With the option too it has to be drawn, not discarded',
      plays(seated(adding, { east: '7p', south: '[777p^] 12m' }), 'east discards 7p'),
      'south kongs 7p',
      'promoted-kong',
    ],
    ['The tile of a Kong is nobody’s to win with', added, 'west wins', 'no-robbing'],
    ['Nor is it anybody’s to call Pung for', added, 'north pungs', 'no-robbing'],
    ['A Pung takes a discard, and on one’s own turn there is none', own, 'south pungs', 'in-turn'],
    ['Whose turn it is comes before what they hold', own, 'west discards E', 'in-turn'],
    ['Nobody calls Pung for what they discarded themselves', five, 'east pungs', 'in-turn'],
    [
      'A Kong of four of one’s own is not declared while a discard lies there',
      plays(seated(rules, { east: '5p', west: '9999s' }), 'east discards 5p'),
      'west kongs 9s',
      'in-turn',
    ],
    ['On one’s own turn there is nothing to pass on', own, 'south passes', 'may-pass'],
    [
      'A hard Kong waits for a turn with a draw, before anybody counts its tiles',
      called,
      'west kongs 9s',
      'hard-kong',
    ],
    ['After a called Pung one has drawn nothing to win with', called, 'west wins', 'self-pick'],
    [
      'One tile like it is not enough for a Pung',
      plays(seated(rules, { east: '5p', west: '5p' }), 'east discards 5p'),
      'west pungs',
      'call-pung',
    ],
    ['Two tiles like it are not enough for a Kong', five, 'west kongs 5p', 'soft-kong'],
    ['Three of one’s own are not enough for a hard Kong', own, 'south kongs 2p', 'hard-kong'],
    ['Nobody discards what they do not hold', own, 'south discards 9m', 'own-tiles'],
    ['A hand of no sets is told of its sets, not of its pair', five, 'west wins', 'four-sets-and-jong'],
    [
      'A whole hand with another pair is told of its pair',
      plays(seated(rules, { east: '3m', south: '12m 456m 789m 111p 33s' }), 'east discards 3m'),
      'south wins',
      'jong-258',
    ],
    ['The tile of a hard Kong is to win with for nobody', concealed(rules), 'west wins', 'no-robbing'],
    ['Nor to call Kong for', concealed(rules), 'north kongs 2p', 'no-robbing'],
    ['Nor to call Pung for', concealed(rules), 'west pungs', 'no-robbing'],
    [
      'No Sheung is called for it, since nobody calls any',
      concealed(rules),
      'west chows 13p',
      'no-claimed-sheung',
    ],
    [
      'Where an added tile may be robbed, it is robbed with a whole hand',
      robbed,
      'west wins',
      'four-sets-and-jong',
    ],
    ['And taken for no Pung', robbed, 'north pungs', 'robbing'],
    ['Nor for a Kong', robbed, 'north kongs 2p', 'robbing'],
    ['A hard Kong is not robbed there either', concealed(robbing), 'west wins', 'robbed-kong'],
    ['Nor called for', concealed(robbing), 'north pungs', 'robbing'],
    [
      'Where a hard Kong takes the tile just drawn, one kept for later is none',
      seated(just, { turn: 'south', south: '7777s 8m', drew: '8m' }),
      'south kongs 7s',
      'kong-just-drawn',
    ],
    [
      'Where the empty wall forbids it, nobody declares one then',
      seated(dry, { turn: 'south', south: '7777s 8m', drew: '8m', left: 0 }),
      'south kongs 7s',
      'empty-wall-kong',
    ],
    ['One’s own Kong is nobody’s to take back', concealed(rules), 'south discards 9m', 'in-turn'],
    [
      'Two alike are no hard Kong',
      seated(rules, { turn: 'south', south: '22p 9m', drew: '9m' }),
      'south kongs 2p',
      'hard-kong',
    ],
    [
      'Nobody adds to a Pung on another’s turn',
      seated(adding, { turn: 'east', south: '[888m<] 8m' }),
      'south kongs 8m',
      'in-turn',
    ],
  ]);
});

describe('Changchun', async () => {
  const rules = await rulesOf('changchun');
  const five = plays(
    seated(rules, { east: '5p', south: '46p 89p 179m', west: '55p 46p', north: `${ODD} 5p` }),
    'east discards 5p',
  );
  const OPEN = '[324m<] [777p^] [EEEE>]';
  const open = (south: string, tile: string): Game =>
    plays(seated(rules, { east: tile, south: `${OPEN} ${south}` }), `east discards ${tile}`);
  const own = seated(rules, { turn: 'south', south: '[777p<] 222p 34s 8m', drew: '8m' });
  const called = untilAsked(
    plays(seated(rules, { east: '5p', west: '[888m<] 8m 55p 999s' }), 'east discards 5p', 'west pungs'),
  );
  const empty = seated(rules, { turn: 'south', south: '[222p^] 2p 7777s 888m 1m', drew: '1m', left: 0 });
  const emptied = plays(
    seated(rules, { east: '5p', west: '555p', north: '19s', left: 0 }),
    'east discards 5p',
  );
  const whole = (tile: string, south: string): Game =>
    plays(seated(rules, { turn: 'north', north: tile, south }), `north discards ${tile}`);

  const robbing = await rulesOf('changchun', { robbing: true });
  const added = (under: Ruleset): Game =>
    plays(
      seated(under, { turn: 'south', south: '[222p^] 2p', drew: '2p', west: '13p 147m 258s', north: '179s' }),
      'south kongs 2p',
    );
  const four = (under: Ruleset): Game =>
    plays(seated(under, { turn: 'south', south: '2222p 9m', west: '13p 456m 777s CC' }), 'south kongs 2p');
  answers('changchun', [
    ['Chi is for the next seat, whatever run another holds', five, 'west chows 46p', 'chi-left'],
    ['That comes before the tiles', five, 'north chows 14m', 'chi-left'],
    [
      'And before the three open sets',
      plays(seated(rules, { east: '5p', west: `${OPEN} 46p` }), 'east discards 5p'),
      'west chows 46p',
      'chi-left',
    ],
    [
      'With three sets open nobody claims a fourth: no Chi',
      open('46p', '5p'),
      'south chows 46p',
      'three-melds',
    ],
    ['Not even one for which the tiles are wrong', open('19p', '5p'), 'south chows 19p', 'three-melds'],
    ['No Peng', open('CC', 'C'), 'south pungs', 'three-melds'],
    ['Also where one tile like it would not have been enough', open('C', 'C'), 'south pungs', 'three-melds'],
    ['No Gang of a discard', open('CC', 'C'), 'south kongs C', 'three-melds'],
    ['Chi takes a discard, and on one’s own turn there is none', own, 'south chows 34s', 'in-turn'],
    ['Peng on one’s own turn is no more', own, 'south pungs', 'in-turn'],
    ['There is nothing to pass on on one’s own turn', own, 'south passes', 'in-turn'],
    ['Four of one’s own wait for a turn with a draw', called, 'west kongs 9s', 'an-gang'],
    ['The fourth tile of a Peng does too', called, 'west kongs 8m', 'bu-gang'],
    [
      'A discard is not added to an open Peng',
      plays(seated(rules, { east: '7p', south: '[777p^] 12m' }), 'east discards 7p'),
      'south kongs 7p',
      'bu-gang',
    ],
    ['With an empty wall there is no Gang of four', empty, 'south kongs 7s', 'no-gang-on-empty-wall'],
    ['No Bu Gang', empty, 'south kongs 2p', 'no-gang-on-empty-wall'],
    [
      'And for three alike the empty wall is the answer too',
      empty,
      'south kongs 8m',
      'no-gang-on-empty-wall',
    ],
    ['No Ming Gang of the last discard', emptied, 'west kongs 5p', 'no-gang-on-empty-wall'],
    ['Nor with no tile like it', emptied, 'north kongs 5p', 'no-gang-on-empty-wall'],
    [
      'A Bu Gang is not robbed',
      plays(
        seated(rules, { turn: 'south', south: '[222p^] 2p', drew: '2p', west: '123m 456m 13p 44s 999s' }),
        'south kongs 2p',
      ),
      'west wins',
      'no-robbing',
    ],
    [
      'Round the corner there is no run',
      plays(seated(rules, { east: '1p', south: '89p 23p' }), 'east discards 1p'),
      'south chows 89p',
      'no-wrap',
    ],
    ['Chi names two tiles that one holds', five, 'south chows 67p', 'own-tiles'],
    ['One tile like it is not enough for a Peng', five, 'north pungs', 'peng'],
    ['Two tiles like it are not enough for a Gang', five, 'west kongs 5p', 'ming-gang'],
    ['After a Peng one has drawn nothing to win with', called, 'west wins', 'zi-mo'],
    [
      'A hand without a shape is told of the shape, whatever else it lacks',
      whole('5p', '147m 258p 369p 1234p'),
      'south wins',
      'shape-standard',
    ],
    [
      'A whole hand of two suits lacks a suit',
      whole('5p', '123m 456m 789m 46p 88p'),
      'south wins',
      'three-suits',
    ],
    ['Before the dice nobody begins', dealt(rules, { east: '1m' }), 'east discards 1m', 'in-turn'],
    ['A Bu Gang is called for by nobody: no Peng', added(rules), 'north pungs', 'no-robbing'],
    ['No Gang', added(rules), 'north kongs 2p', 'no-robbing'],
    ['And no Chi', added(rules), 'west chows 13p', 'no-robbing'],
    ['An An Gang is not robbed', four(rules), 'west wins', 'no-robbing'],
    ['Where a Bu Gang may be robbed, it takes a whole hand', added(robbing), 'west wins', 'shape-standard'],
    ['And no Peng is made of its tile', added(robbing), 'north pungs', 'robbing'],
    ['Nor a Chi', added(robbing), 'west chows 13p', 'robbing'],
    ['An An Gang is not robbed there either', four(robbing), 'west wins', 'robbed-kong'],
    ['Nor is its tile called for', four(robbing), 'north pungs', 'robbing'],
    [
      'Two alike are no An Gang',
      seated(rules, { turn: 'south', south: '22p 9m', drew: '9m' }),
      'south kongs 2p',
      'an-gang',
    ],
    [
      'A whole hand without a 1, a 9 or an honour lacks one',
      whole('5p', '234m 567m 22s 345s 46p'),
      'south wins',
      'yao-jiu',
    ],
    [
      'A whole hand of runs has no triplet',
      whole('5p', '123m 567m 22s 345s 46p'),
      'south wins',
      'triplet-or-dragon-pair',
    ],
    [
      'Nobody adds to a Peng on another’s turn',
      seated(rules, { turn: 'east', south: '[888m<] 8m' }),
      'south kongs 8m',
      'in-turn',
    ],
  ]);
});

describe('Hong Kong', async () => {
  const rules = await rulesOf('hong-kong');
  const just = await rulesOf('hong-kong', { 'gong-only-just-drawn': true });
  const protocol = await rulesOf('hong-kong', {}, 'protocol');
  const five = plays(
    seated(rules, { east: '5p', south: '46p 89p 179m', west: '55p 46p', north: `${ODD} 5p` }),
    'east discards 5p',
  );
  const own = seated(rules, { turn: 'south', south: '[777p<] 222p 34s 8m', drew: '8m' });
  const called = untilAsked(
    plays(seated(rules, { east: '5p', west: '[888m<] 8m 55p 999s' }), 'east discards 5p', 'west pungs'),
  );
  const adding = (under: Ruleset): Game =>
    plays(
      seated(under, { turn: 'south', south: '[999p^] 9p 1m', drew: '9p', west: '123m 456m 78p EEE CC' }),
      'south kongs 9p',
    );
  const concealed = plays(
    seated(rules, { turn: 'south', south: '2222p 9m', west: '13p 456p 777p 99p EEE' }),
    'south kongs 2p',
  );
  const empty = seated(rules, { turn: 'south', south: '[222p^] 2p 7777s 888m 1m', drew: '1m', left: 0 });
  const preparing = dealt(rules, { east: '1f 55m', south: '2f' });

  const unrobbed = await rulesOf('hong-kong', { robbing: false });
  const orphans = await rulesOf('hong-kong', { 'concealed-robbing': true });
  const four = (under: Ruleset): Game =>
    plays(
      seated(under, { turn: 'south', south: '2222p 9m', west: '13p 456p 777p 99p EEE', north: '179s' }),
      'south kongs 2p',
    );
  const twoOnTable = seated(rules, { turn: 'south', south: '[777p<] 22p 34s 8m', drew: '8m' });
  answers('hong-kong', [
    ['Seung is for the next seat, whatever run another holds', five, 'west chows 46p', 'seung-next'],
    ['That comes before the tiles', five, 'north chows 14m', 'seung-next'],
    ['Seung takes a discard, and on one’s own turn there is none', own, 'south chows 34s', 'in-turn'],
    ['Pass is for a discard, and on one’s own turn there is none', own, 'south passes', 'pass'],
    ['Before the flowers are replaced nobody wins', preparing, 'east wins', 'flowers-first'],
    ['Nobody discards', preparing, 'east discards 5m', 'flowers-first'],
    ['And nobody declares a Gong, though they hold no four', preparing, 'south kongs 1m', 'flowers-first'],
    ['Four of one’s own wait for a turn with a draw', called, 'west kongs 9s', 'concealed-gong'],
    ['The fourth tile of a Pong does too', called, 'west kongs 8m', 'added-gong'],
    [
      'A discard is never added to an open Pong',
      plays(seated(rules, { east: '7p', south: '[777p^] 12m' }), 'east discards 7p'),
      'south kongs 7p',
      'added-gong',
    ],
    ['An open Pong without its fourth tile: the tile is not there', own, 'south kongs 7p', 'own-tiles'],
    [
      'With the option a Gong takes the tile just drawn',
      seated(just, {
        turn: 'south',
        south: '7777s 8m',
        drew: '8m',
      }),
      'south kongs 7s',
      'gong-only-just-drawn',
    ],
    ['With an empty wall there is no Gong', empty, 'south kongs 7s', 'wall-out'],
    ['Nor is it what three alike lack', empty, 'south kongs 8m', 'wall-out'],
    [
      'The tile of an added Gong is to win with, and for no Pong',
      adding(rules),
      'north pungs',
      'rob-added-gong',
    ],
    ['Nor for the Seung of the next seat', adding(rules), 'west chows 78p', 'rob-added-gong'],
    ['Under the protocol it is not even to win with', adding(protocol), 'west wins', 'rob-added-gong'],
    ['A concealed Gong is not robbed', concealed, 'west wins', 'robbed-kong'],
    ['One tile like it is not enough for a Pong', five, 'north pungs', 'pong'],
    ['Two tiles like it are not enough for a Gong', five, 'west kongs 5p', 'exposed-gong'],
    ['Seung names two tiles that one holds', five, 'south chows 67p', 'own-tiles'],
    ['Two of one’s own that make no run are none', five, 'south chows 48p', 'no-wrap'],
    [
      'A hand of one tile has no two for a Seung, whichever two are named',
      plays(seated(rules, { east: '5p', south: '[123m<] [456m<] [789m<] [222s<] 9p' }), 'east discards 5p'),
      'south chows 46p',
      'no-wrap',
    ],
    ['After a Pong one has drawn nothing to win with', called, 'west wins', 'normal-round'],
    ['A hand without a shape is told of the shape before its fan', five, 'north wins', 'shape-standard'],
    [
      'A whole hand of too few fan is told of its fan',
      plays(seated(rules, { east: '5p', south: '[324m<] 567m 46p 678s 99p' }), 'east discards 5p'),
      'south wins',
      'three-fan',
    ],
    [
      'The tile of an added Gong is for no Gong of another',
      adding(rules),
      'north kongs 9p',
      'rob-added-gong',
    ],
    ['It is robbed with a whole hand', adding(rules), 'north wins', 'shape-standard'],
    ['Where nobody robs, not even with a whole hand', adding(unrobbed), 'west wins', 'robbing'],
    ['Nor is it called for there', adding(unrobbed), 'north pungs', 'robbing'],
    ['Under the protocol it is called for by nobody', adding(protocol), 'north pungs', 'rob-added-gong'],
    ['Nor for a Seung', adding(protocol), 'west chows 78p', 'rob-added-gong'],
    ['The tile of a concealed Gong is for no Pong', four(rules), 'north pungs', 'rob-added-gong'],
    ['Nor for a Seung', four(rules), 'west chows 13p', 'rob-added-gong'],
    ['Where thirteen orphans rob it, other hands do not', four(orphans), 'west wins', 'concealed-robbing'],
    ['And it is called for by nobody', four(orphans), 'north pungs', 'rob-added-gong'],
    ['Two alike are no Gong', twoOnTable, 'south kongs 2p', 'concealed-gong'],
    ['Who adds a tile to a Pong waits for its replacement', adding(rules), 'south discards 1m', 'in-turn'],
    ['Before the flowers are replaced nobody discards', preparing, 'south discards 2m', 'flowers-first'],
    [
      'Nobody adds to a Pong on another’s turn',
      seated(rules, { turn: 'east', south: '[888m<] 8m' }),
      'south kongs 8m',
      'in-turn',
    ],
  ]);
});

describe('HK-style Taiwanese', async () => {
  const rules = await rulesOf('hk-taiwanese');
  /** Sixteen tiles that a 6 or a 9 of dots completes. */
  const RUNS = '123m 456m 78p 345s EEE 99s';
  const five = plays(
    seated(rules, { east: '5p', south: '46p 89p 179m', west: '55p 46p', north: '147m 258s ESWNCFP 5p' }),
    'east discards 5p',
  );
  const own = seated(rules, { turn: 'south', south: '[777p<] 222p 34s 8m', drew: '8m' });
  const called = untilAsked(
    plays(seated(rules, { east: '5p', west: '[888m<] 8m 55p 999s' }), 'east discards 5p', 'west pungs'),
  );
  /** South has called Sheung and discards the 9 of dots: West has two of them, North one, East three. */
  const chowed = plays(
    untilAsked(
      plays(
        seated(rules, { east: '5p C', south: '46p 9p', west: '99p', north: '9p' }),
        'east discards 5p',
        'south chows 46p',
      ),
    ),
    'south discards 9p',
  );
  /** South is ready from its first discard, and holds a pair of 9s of bamboo. */
  const ready = (tile: string): Game =>
    plays(seated(rules, { turn: 'west', west: tile, south: `${RUNS}, ready` }), `west discards ${tile}`);
  const readyTurn = seated(rules, { turn: 'south', south: `${RUNS} 1p, ready`, drew: '1p' });
  /** South has let the 9 of dots go, and may not win until it has discarded. */
  const barred = untilAsked(
    allPass(
      plays(seated(rules, { east: '9p', south: RUNS, wall: '6p' }), 'east discards 9p', 'south passes'),
    ),
  );
  const concealed = plays(
    seated(rules, { turn: 'south', south: '2222p 9m', west: '13p 456p 777p 99p EEE 88s' }),
    'south kongs 2p',
  );
  const added = plays(
    seated(rules, { turn: 'south', south: '[999p^] 9p 1m', west: RUNS, drew: '9p' }),
    'south kongs 9p',
  );
  const empty = seated(rules, { turn: 'south', south: '[222p^] 2p 7777s 888m 1m', drew: '1m', left: 0 });

  const unrobbed = await rulesOf('hk-taiwanese', { robbing: false });
  const soon = await rulesOf('hk-taiwanese', { 'passed-win-ends': 'turn' });
  const kept = await rulesOf('hk-taiwanese', { 'called-kind': false });
  const lastWins = await rulesOf('hk-taiwanese', { 'last-discard-calls': 'win' });
  const firstTurn = seated(rules, { turn: 'south', south: '147m 258p 369s ESWNCFP 1m', drew: '1m' });
  const addedTo = (under: Ruleset): Game =>
    plays(
      seated(under, { turn: 'south', south: '[999p^] 9p 1m', west: RUNS, drew: '9p', north: '19s' }),
      'south kongs 9p',
    );
  answers('hk-taiwanese', [
    ['Sheung is for the next seat, whatever run another holds', five, 'west chows 46p', 'sheung'],
    ['That comes before the tiles', five, 'north chows 14m', 'sheung'],
    ['Sheung takes a discard, and on one’s own turn there is none', own, 'south chows 34s', 'in-turn'],
    ['After a Sheung nobody calls Peng', chowed, 'west pungs', 'no-peng-after-sheung'],
    [
      'Nobody who holds one such tile either: first the Sheung forbids it',
      chowed,
      'north pungs',
      'no-peng-after-sheung',
    ],
    ['A Kong is not meant by it, and takes its tiles', chowed, 'west kongs 9p', 'peng-kong'],
    ['Who is ready calls no Peng', ready('9s'), 'south pungs', 'ready-first-turn'],
    ['Not even with one tile like it', ready('3s'), 'south pungs', 'ready-first-turn'],
    ['Nor a Kong for which tiles are missing', ready('9s'), 'south kongs 9s', 'ready-first-turn'],
    ['Who is ready and draws discards what they drew', readyTurn, 'south discards 9s', 'ready-first-turn'],
    ['Who is ready declares no Kong of their own', readyTurn, 'south kongs E', 'ready-first-turn'],
    ['Who let a winning tile go does not win with the next', barred, 'south wins', 'passed-win'],
    ['Before the last Please nobody begins', dealt(rules, { east: '1f' }), 'east wins', 'flowers-please'],
    ['Four of one’s own wait for a turn with a draw', called, 'west kongs 9s', 'concealed-kong'],
    ['The fourth tile of a Peng does too', called, 'west kongs 8m', 'promoted-kong'],
    [
      'A discard is not added to an open Peng',
      plays(seated(rules, { east: '7p', south: '[777p^] 12m' }), 'east discards 7p'),
      'south kongs 7p',
      'promoted-kong',
    ],
    ['With an empty wall there is no Kong', empty, 'south kongs 7s', 'wall-out'],
    ['And that is what three alike are told', empty, 'south kongs 8m', 'wall-out'],
    ['The tile of a Kong is to win with, and for no Peng', added, 'north pungs', 'rob-kong'],
    ['A Kong that lies face down is robbed by nobody', concealed, 'west wins', 'robbed-kong'],
    ['Nor called for, whatever its tile', concealed, 'north pungs', 'rob-kong'],
    ['One tile like it is a Peng that is none', five, 'north pungs', 'miscalled-peng'],
    ['Two tiles like it are not enough for a Kong', five, 'west kongs 5p', 'peng-kong'],
    ['After a Peng one has drawn nothing to win with', called, 'west wins', 'turn-flow'],
    ['A declared win that is none has its price', five, 'west wins', 'false-win'],
    ['There is nothing to pass on on one’s own turn', own, 'south passes', 'in-turn'],
    ['The tile of a Kong is for no Kong of another', addedTo(rules), 'north kongs 9p', 'rob-kong'],
    ['Nor for a Sheung', addedTo(rules), 'west chows 78p', 'rob-kong'],
    ['A false robbery is a false win', addedTo(rules), 'north wins', 'false-win'],
    ['Where nobody robs, not even with a whole hand', addedTo(unrobbed), 'west wins', 'robbing'],
    ['Nor is the tile called for', addedTo(unrobbed), 'north pungs', 'robbing'],
    [
      'A Kong that lies face down is called for by nobody: no Sheung',
      concealed,
      'west chows 13p',
      'rob-kong',
    ],
    [
      'Two alike are no Kong',
      seated(rules, { turn: 'south', south: '22p 9m', drew: '9m' }),
      'south kongs 2p',
      'concealed-kong',
    ],
    [
      '“Ready” takes a hand that is one tile short',
      firstTurn,
      'south discards 1m and says ready',
      'ready-first-turn',
    ],
    ['And it is not said by itself', firstTurn, 'south says ready', 'ready-first-turn'],
    ['It is said once', readyTurn, 'south discards 1p and says ready', 'ready-first-turn'],
    ['Nor by itself again', readyTurn, 'south says ready', 'ready-first-turn'],
    ['Who is ready declares no other Kong', readyTurn, 'south kongs 9s', 'ready-first-turn'],
    ['A false win by one’s own draw costs as much', own, 'south wins', 'false-win'],
    [
      'Where it ends with the next turn, a passed win bars until then',
      plays(seated(soon, { turn: 'west', west: '9p', south: `${RUNS}, passed win` }), 'west discards 9p'),
      'south wins',
      'passed-win-ends',
    ],
    [
      'Where the kind that was just called is kept, it is not discarded',
      untilAsked(plays(seated(kept, { east: '5p', west: '555p 9m' }), 'east discards 5p', 'west pungs')),
      'west discards 5p',
      'called-kind',
    ],
    [
      'Where the last discard only wins, no Peng is called for it',
      plays(seated(lastWins, { east: '5p', west: '55p', left: 0 }), 'east discards 5p'),
      'west pungs',
      'last-discard-calls',
    ],
  ]);
});

describe('British', async () => {
  const rules = await rulesOf('british');
  const both = await rulesOf('british', { frozen: 'both' });
  const goulash = await rulesOf('british', {}, 'goulash');
  /** One tile short: the 3 of dots or the 8 of characters. */
  const WAITING = '[222p<] 777s 444m 88m 33p';
  const five = plays(
    seated(rules, { east: '5p', south: '46p 89p 179m', west: '55p 46p', north: `${ODD} 5p` }),
    'east discards 5p',
  );
  const own = seated(rules, { turn: 'south', south: '[777p<] 222p 34s 8m', drew: '8m' });
  const called = untilAsked(
    plays(seated(rules, { east: '5p', west: '[888m<] 8m 55p 999s 4444s' }), 'east discards 5p', 'west pungs'),
  );
  /** South has said that it is fishing, and keeps its hand. */
  const kept = (tile: string): Game =>
    plays(seated(both, { east: tile, south: `${WAITING}, fishing` }), `east discards ${tile}`);
  const keptTurn = seated(both, { turn: 'south', south: `${WAITING} 1p, fishing`, drew: '1p' });
  const keptFourth = seated(both, { turn: 'south', south: `${WAITING} 2p, fishing`, drew: '2p' });
  const added = plays(
    seated(rules, {
      turn: 'south',
      south: '[333p<] 3p 9m',
      drew: '3p',
      west: '[222p<] 777s 444m 88m 12p, fishing',
    }),
    'south kongs 3p',
  );
  const concealed = plays(
    seated(rules, { turn: 'south', south: '2222p 9m', west: '13p 456p 777p 99p EE, fishing' }),
    'south kongs 2p',
  );
  const inGoulash = plays(
    seated(goulash, { east: '5p', south: '46p X', west: '46p', north: '179s' }),
    'east discards 5p',
  );
  const joker = plays(seated(goulash, { east: 'X', south: 'XX 5p', west: '46p' }), 'east discards X');
  const exchanging = untilAsked(
    dealt(goulash, {
      east: '147m 258p 369s ESWNC',
      south: '258m 369p 147s ESWN',
      west: '369m 147p 358s CFPE',
      north: '159m 159p 159s FPSW',
    }),
  );

  const robber = plays(
    seated(rules, {
      turn: 'south',
      south: '[333p<] 3p 9m',
      drew: '3p',
      west: '[222p<] 777s 444m 88m 12p',
      north: '45p 179s',
    }),
    'south kongs 3p',
  );
  const fished = seated(rules, { turn: 'south', south: `${WAITING} 1p, fishing`, drew: '1p' });
  const unsaid = seated(rules, { turn: 'south', south: `${WAITING} 1p`, drew: '1p' });
  const jokers = seated(goulash, { turn: 'south', south: 'XXXX 5p 7p 9p 1m', drew: '1m' });
  const pair = plays(seated(goulash, { east: '5p', south: 'XX 19m', west: '55p X' }), 'east discards 5p');
  answers('british', [
    ['Chow is for the next seat, whatever run another holds', five, 'west chows 46p', 'claim-chow'],
    ['That comes before the tiles', five, 'north chows 14m', 'claim-chow'],
    [
      'And before a hand that is kept',
      plays(seated(both, { east: '5p', west: '[222p<] 777s 444m 88m 46p, fishing' }), 'east discards 5p'),
      'west chows 46p',
      'claim-chow',
    ],
    ['Chow takes a discard, and on one’s own turn there is none', own, 'south chows 34s', 'in-turn'],
    ['In a goulash nobody claims a Chow', inGoulash, 'south chows 46p', 'no-chows-in-goulash'],
    [
      'Not from across either, and that is not what is said',
      inGoulash,
      'west chows 46p',
      'no-chows-in-goulash',
    ],
    ['Nor with tiles that make no run', inGoulash, 'north chows 17s', 'no-chows-in-goulash'],
    [
      'Nor on one’s own turn',
      seated(goulash, { turn: 'south', south: '34s' }),
      'south chows 34s',
      'no-chows-in-goulash',
    ],
    ['A discarded joker is claimed for no Pung, however many one holds', joker, 'south pungs', 'jokers'],
    ['Nor for a Kong', joker, 'west kongs X', 'jokers'],
    ['Who keeps the hand claims no Pung', kept('8m'), 'south pungs', 'frozen'],
    ['Not with one tile like it either', kept('4m'), 'south pungs', 'frozen'],
    ['And no Chow', kept('5m'), 'south chows 46m', 'frozen'],
    ['Who keeps the hand discards what they drew', keptTurn, 'south discards 7s', 'frozen'],
    ['Who keeps the hand adds nothing to a Pung', keptFourth, 'south kongs 2p', 'frozen'],
    [
      'A claimed Kong is allowed to them: here tiles are missing',
      kept('8m'),
      'south kongs 8m',
      'claim-pung-kong',
    ],
    ['A claim does not begin a turn: no Kong of four', called, 'west kongs 4s', 'not-while-claiming'],
    ['Not one that lacks a tile', called, 'west kongs 9s', 'not-while-claiming'],
    ['And nothing is added to a Pung', called, 'west kongs 8m', 'not-while-claiming'],
    [
      'A discard is never added to an open Pung',
      plays(seated(rules, { east: '7p', south: '[777p^] 12m' }), 'east discards 7p'),
      'south kongs 7p',
      'promotion',
    ],
    [
      'Nobody wins who has not said that they are fishing',
      seated(rules, {
        turn: 'south',
        south: `${WAITING} 3p`,
        drew: '3p',
      }),
      'south wins',
      'fishing-first',
    ],
    [
      'A hand that is not whole is told so first',
      seated(rules, {
        turn: 'south',
        south: `${WAITING} 1p`,
        drew: '1p',
      }),
      'south wins',
      'win-shapes',
    ],
    [
      'A whole hand with two Chows has one too many',
      seated(rules, {
        turn: 'south',
        south: '[123m<] 456p 777s 444m 33p, fishing',
        drew: '3p',
      }),
      'south wins',
      'one-chow',
    ],
    ['After a claim one has drawn nothing to win with', called, 'west wins', 'tsumo'],
    [
      'The tile that is added to a Pung is to win with, and for no Pung',
      added,
      'north pungs',
      'robbing-the-kong',
    ],
    ['A concealed Kong is not robbed', concealed, 'west wins', 'robbed-kong'],
    [
      'Before the bonus tiles are replaced nobody declares',
      dealt(rules, { east: '1f' }),
      'east wins',
      'bonus-replaced',
    ],
    ['An exchange is of three tiles, and of no fewer', exchanging, 'south exchanges 25m', 'exchanges'],
    ['Nobody passes in it', exchanging, 'south passes', 'exchanges'],
    ['Nor plays already', exchanging, 'east discards 1m', 'exchanges'],
    ['Of other seats than East nobody wins in it', exchanging, 'south wins', 'east-stops-exchanges'],
    ['An exchange of three tiles that are not there', exchanging, 'south exchanges 999m', 'own-tiles'],
    [
      'An original call is said with the first discard',
      own,
      'south discards 8m and says original call',
      'original-call',
    ],
    ['One tile like it is not enough for a Pung', five, 'north pungs', 'claim-pung-kong'],
    ['Three of one’s own are not enough for a Kong', own, 'south kongs 2p', 'concealed-kong'],
    ['Two of one’s own that make no run are no Chow', five, 'south chows 48p', 'no-wrap'],
    ['There is nothing to pass on on one’s own turn', own, 'south passes', 'in-turn'],
    ['The tile that is added to a Pung is for no Kong', robber, 'north kongs 3p', 'robbing-the-kong'],
    ['Nor for a Chow', robber, 'west chows 12p', 'robbing-the-kong'],
    ['It is robbed with a whole hand', robber, 'north wins', 'win-shapes'],
    ['The tile of a concealed Kong is for no Pung', concealed, 'north pungs', 'robbing-the-kong'],
    [
      'Two alike are no Kong',
      seated(rules, { turn: 'south', south: '22p 9m', drew: '9m' }),
      'south kongs 2p',
      'concealed-kong',
    ],
    ['“Fishing” is said once', fished, 'south discards 1p and says fishing', 'fishing-with-discard'],
    ['It is not said by itself', unsaid, 'south says fishing', 'fishing-with-discard'],
    ['Nor again by itself', fished, 'south says fishing', 'fishing-with-discard'],
    ['Who never said it takes nothing back', unsaid, 'south says no longer fishing', 'no-longer-fishing'],
    [
      'It is taken back without a discard',
      fished,
      'south discards 1p and says no longer fishing',
      'no-longer-fishing',
    ],
    [
      'It is taken back once',
      plays(fished, 'south says no longer fishing'),
      'south says no longer fishing',
      'no-longer-fishing',
    ],
    ['An original call is not said by itself', unsaid, 'south says original call', 'original-call'],
    ['A Pung has one joker, not two', pair, 'south pungs with XX', 'jokers'],
    ['A Kong of one’s own has two, not three', jokers, 'south kongs 5p with XXX', 'jokers'],
    ['Of jokers alone there is no Kong', jokers, 'south kongs X', 'jokers'],
    [
      'In a goulash a hand that needs a run is told of it',
      plays(seated(goulash, { east: '5p', south: '[222p<] 777s 444m 88m 46p, fishing' }), 'east discards 5p'),
      'south wins',
      'no-chows-in-goulash',
    ],
    ['During the exchanges nobody calls', exchanging, 'south pungs', 'exchanges'],
    ['Nor declares a Kong', exchanging, 'south kongs 1s', 'exchanges'],
    [
      'An original call in them takes a hand that is one tile short',
      exchanging,
      'south says original call',
      'exchange-exempt',
    ],
    ['To skip them somebody must have made one', exchanging, 'south says skip', 'exchange-exempt'],
  ]);
});

describe('Riichi', async () => {
  const rules = await rulesOf('riichi');
  const five = plays(
    seated(rules, { east: '5p', south: '46p 89p 179m', west: '55p 46p', north: '179s 1p' }),
    'east discards 5p',
  );
  const own = seated(rules, { turn: 'south', south: '[777p<] 222p 34s 8m', drew: '8m' });
  const called = untilAsked(
    plays(seated(rules, { east: '5p', west: '[888m<] 8m 55p 999s' }), 'east discards 5p', 'west pungs'),
  );
  /** South has called the 4 for the 5 and the 6, and has another 4 and the 7. */
  const swapped = untilAsked(
    plays(
      seated(rules, { east: '4m', south: '56m 4m 7m 19p 258s ESW', west: '1p', north: '2p' }),
      'east discards 4m',
      'south chows 56m',
    ),
  );
  const last = plays(
    seated(rules, { east: '5p', south: '46p', west: '555p', north: '179s', left: 0 }),
    'east discards 5p',
  );
  const empty = seated(rules, { turn: 'south', south: '[222p^] 2p 7777s 888m 1m', drew: '1m', left: 0 });
  /** North discards a tile that completes South's four sets and a pair. */
  const whole = (tile: string, south: string, river = ''): Game =>
    plays(
      seated(rules, { turn: 'north', north: tile, south, rivers: { south: river } }),
      `north discards ${tile}`,
    );

  answers('riichi', [
    ['Chi is for the next seat, whatever run another holds', five, 'west chows 46p', 'chi'],
    ['That comes before the tiles', five, 'north chows 14m', 'chi'],
    ['Chi takes a discard, and on your own turn there is none', own, 'south chows 34s', 'in-turn'],
    ['There is nothing to pass on on your own turn', own, 'south passes', 'pass'],
    ['Round the end of a suit there is no run', five, 'south chows 89p', 'no-wrap'],
    ['Chi names two tiles that you hold', five, 'south chows 67p', 'own-tiles'],
    ['One tile like it is not enough for a Pon', five, 'north pungs', 'pon'],
    ['Two tiles like it are not enough for a Kan', five, 'west kongs 5p', 'open-kan'],
    ['Four of a kind wait for a turn with a draw', called, 'west kongs 9s', 'kan-after-a-draw'],
    ['The fourth tile of a Pon does too', called, 'west kongs 8m', 'kan-after-a-draw'],
    ['With an empty wall there is no Kan', empty, 'south kongs 7s', 'kan-needs-a-tile'],
    ['No Kan of the last discard', last, 'west kongs 5p', 'last-tile-for-a-win'],
    ['No Chi of it', last, 'south chows 46p', 'last-tile-for-a-win'],
    ['And no Pon', last, 'west pungs', 'last-tile-for-a-win'],
    ['What was just called may not go', swapped, 'south discards 4m', 'swap-calling'],
    ['Nor the tile at the other end', swapped, 'south discards 7m', 'swap-calling'],
    ['After a Pon you have drawn nothing to win with', called, 'west wins', 'tsumo'],
    ['A hand that is not complete is told what is left over', whole('5p', '46p'), 'south wins', 'false-win'],
    [
      'A complete hand without a yaku is told that',
      whole('5s', '222m 678m 345p 46s 99s'),
      'south wins',
      'false-win',
    ],
    [
      'A hand with a yaku whose player has discarded a wait hears of that discard',
      whole('5m', '34m 567m 345p 66s 888s', '2m'),
      'south wins',
      'false-win',
    ],
  ]);
});
