/** What a reader is told who tries something at the wrong moment, or with tiles that make no set. */
import { describe, expect, test } from 'vitest';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { seenBy } from '../../src/engine/view.ts';
import { explainRefusal } from '../../src/i18n/refusal-text.ts';
import { parseAction } from '../../src/notation/lines.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { ruleWordsOf } from '../fixtures/rule-words.ts';
import { dealt, type Game, plays, refereed, seated, untilAsked } from '../fixtures/tables.ts';

const changchun = rulesetOf(await loadGame('changchun'));
const goulash = rulesetOf(await loadGame('british'), {}, 'goulash');

const common = ruleWordsOf('common');

/** The whole answer to this line, to whoever tries it; or, at an open table, to nobody. */
function told({ ruleset, table }: Game, line: string, reader?: Seat | null): string {
  const action = parseAction(line, table.dealer);
  const verdict = judgeAction(ruleset, table, action);
  if (verdict.is === 'allowed') throw new Error(`“${line}” is allowed`);
  const eyes = reader === undefined ? action.seat : reader;
  const { head, text } = explainRefusal(
    { action, reason: verdict.reason },
    seenBy(ruleset, table, eyes),
    (id) => common.get(id),
    { reader: eyes, dealer: table.dealer, terms: ruleset.terms },
  );
  return `${head} ${text}`;
}

const own = seated(changchun, { turn: 'south', south: '46p 19m' });
const five = plays(
  seated(changchun, { east: '5p', south: '46p 9999s', west: '55p', north: '19m' }),
  'east discards 5p',
);

describe('On one’s own turn', () => {
  const YOURS = 'It is your own turn: discard a tile.';

  test('in-turn: a call is told what it is for, and that there is none', () => {
    expect(told(own, 'south pungs')).toBe(
      `Not now. A Peng needs somebody else’s discard, and there is none. ${YOURS}`,
    );
    expect(told(own, 'south chows 46p')).toBe(
      `Not now. A Chi needs somebody else’s discard, and there is none. ${YOURS}`,
    );
  });

  test('in-turn: there is nothing to pass on', () => {
    expect(told(own, 'south passes')).toBe(
      `Not now. You pass on somebody else’s discard, and there is none. ${YOURS}`,
    );
  });

  test('in-turn: nobody is told that it is not their moment, and that they are to act', () => {
    for (const line of [
      'south pungs',
      'south chows 46p',
      'south passes',
      'south says ready',
      'south shows 1m',
    ]) {
      for (const reader of [undefined, null]) expect(told(own, line, reader)).not.toMatch(/to act now/);
    }
  });
});

describe('On another’s turn', () => {
  test.each([
    ['west pungs', 'A Peng needs somebody else’s discard, and there is none yet. South is to act now.'],
    ['west discards 1m', 'You discard on your own turn. South is to act now.'],
    ['west wins', 'You win with a tile that you draw, or that somebody discards. South is to act now.'],
    ['west kongs 1m', 'You declare a Gang of your own tiles on your own turn. South is to act now.'],
    ['west passes', 'There is no discard to pass on yet. South is to act now.'],
  ])('in-turn: %s', (line, text) => {
    expect(told(own, line)).toBe(`Not now. ${text}`);
  });

  test('in-turn: who is not the reader is called by their seat', () => {
    expect(told(own, 'west pungs', null)).toMatch(/^West: not now\. A Peng needs/);
  });
});

describe('While a tile lies there', () => {
  test.each([
    ['one’s own', five, 'east pungs', 'You cannot call a tile of your own.'],
    ['one’s own, and a pass', five, 'east passes', 'The tile was yours, so you have nothing to pass on.'],
    ['one’s own, and another discard', five, 'east discards 1m', 'You have just had your turn.'],
    [
      'that one has answered for',
      plays(five, 'west passes'),
      'west pungs',
      'You have already answered for this tile.',
    ],
    [
      'that one is not asked about',
      five,
      'north passes',
      'You can’t call this tile, so there is nothing to pass on.',
    ],
    [
      'and one has four of one’s own',
      five,
      'south kongs 9s',
      'You declare a Gang of your own tiles on your own turn, and somebody else’s tile comes first.',
    ],
    [
      'and one would discard',
      five,
      'north discards 1m',
      'You discard on your own turn, and somebody else’s tile comes first.',
    ],
  ])('in-turn: %s', (_what, game, line, text) => {
    expect(told(game, line)).toContain(`Not now. ${text}`);
  });

  test('no-wrap: no two tiles that fit are told as such', () => {
    const odd = plays(seated(changchun, { east: '5p', south: '55p 19m' }), 'east discards 5p');
    expect(told(odd, 'south chows 55p')).toBe(
      'This does not make a Chi. No two of your tiles make a run with the 5 of dots. ' +
        'A Chi is three numbers that follow each other, in one suit.',
    );
    expect(told(five, 'south chows 49s'.replace('49s', '4p9s'))).toMatch(
      /^This does not make a Chi\. You would lay down/,
    );
  });
});

describe('Before and after', () => {
  test('in-turn: the first turn has not begun', () => {
    expect(told(dealt(changchun, {}), 'east discards 1m')).toContain('The first turn has not begun.');
  });

  test('in-turn: who has given waits for the others', () => {
    const game = untilAsked(dealt(goulash, { east: '147m 258p 369s ESWNC', south: '258m 369p 147s ESWN' }));
    const given = plays(game, 'south exchanges 258m');
    expect(told(given, 'south pungs')).toMatch(/^Not now\. Tiles are exchanged first\./);
    expect(told(given, 'south pungs', null)).not.toMatch(/South (and|is)/);
  });

  test('in-turn: a tile is drawn first', () => {
    const called = plays(
      seated(changchun, { east: '5p', west: '555p' }),
      'east discards 5p',
      'west kongs 5p',
    );
    const drawing = refereed(called);
    expect(drawing.table.stage.phase).toBe('drawing');
    expect(told(drawing, 'west wins')).toBe('Not now. A tile is drawn first.');
  });

  test('in-turn: the hand is over', () => {
    const WAITING = '123m 888m 22p 46p 678s';
    const won = plays(seated(changchun, { east: '5p', north: WAITING }), 'east discards 5p', 'north wins');
    expect(told(untilAsked(won), 'east discards 1m')).toBe('Not now. The deal is over.');
  });
});
