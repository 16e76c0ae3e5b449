/** A refusal names the condition that failed at this table, and no other. */
import { describe, expect, test } from 'vitest';
import { judgeAction } from '../../../src/engine/legality/verdict.ts';
import { seenBy } from '../../../src/engine/view.ts';
import { explainRefusal } from '../../../src/i18n/refusal-text.ts';
import { parseAction } from '../../../src/notation/lines.ts';
import { against } from '../../../src/puzzles/proof/true-refusals.ts';
import { ruleWordsOf } from '../../fixtures/rule-words.ts';
import { type Game, plays, untilAsked } from '../../fixtures/tables.ts';
import { table } from './table.ts';

const words = ruleWordsOf('riichi', 'common');

/** The part of the rule that forbids this line, and the text that its player reads. */
function told({ ruleset, table: at }: Game, line: string): { part: string | undefined; text: string } {
  const action = parseAction(line, at.dealer);
  const verdict = judgeAction(ruleset, at, action);
  if (verdict.is === 'allowed') throw new Error(`“${line}” is allowed`);
  const { reason } = verdict;
  const { text } = explainRefusal(
    { action, reason },
    seenBy(ruleset, at, action.seat),
    (id) => words.get(id),
    { reader: action.seat, dealer: at.dealer, terms: ruleset.terms },
  );
  return { part: reason.part, text };
}

describe('riichi-kan', () => {
  const kan = (south: string, drew: string, tile: string, kanInRiichi = 'same-reading') =>
    told(
      table({ turn: 'south', south: `${south}, riichi`, drew, options: { 'kan-in-riichi': kanInRiichi } }),
      `south kongs ${tile}`,
    );

  test('a Kan of four that were all there before is told that its fourth was not just drawn', () => {
    expect(kan('2222p 345m 678m 3p 99s 5s', '5s', '2p').part).toBe('undrawn');
  });

  test('a Kan that takes a wait away is told of the waits', () => {
    const { part, text } = kan('2222p 345m 678m 3p 444s', '2p', '2p');
    expect(part).toBe('waits');
    expect(text).toContain('2s of dots');
  });

  test('a Kan that leaves the waits and rules out a reading is told of the readings', () => {
    expect(kan('1111222333s 56m 99p', '1s', '1s').part).toBe('readings');
  });

  test('a table that allows none says so', () => {
    expect(kan('2222p 345m 678m 78m 99s', '2p', '2p', 'never').part).toBe('never');
  });

  test('a Kan of fewer than four is none, in riichi as before it', () => {
    const at = table({ turn: 'south', south: '99m 345m 678m 345p 56s 1p, riichi', drew: '1p' });
    const verdict = judgeAction(at.ruleset, at.table, parseAction('south kongs 9m', 0));
    expect(verdict.is === 'refused' && verdict.reason.rule).toBe('concealed-kan');
  });
});

describe('swap-calling', () => {
  const called = untilAsked(
    plays(
      table({ east: '4m', south: '56m 4m 7m 19p 258s ESW', west: '1p', north: '2p' }),
      'east discards 4m',
      'south chows 56m',
    ),
  );

  test('the tile just called and the one at the other end have reasons of their own', () => {
    expect(told(called, 'south discards 4m')).toMatchObject({ part: 'called' });
    expect(told(called, 'south discards 7m')).toMatchObject({ part: 'other-end' });
    expect(told(called, 'south discards 4m').text).not.toBe(told(called, 'south discards 7m').text);
  });
});

describe('one-yaku', () => {
  const atNorth = (south: string, tile: string) =>
    told(plays(table({ turn: 'north', south, north: tile }), `north discards ${tile}`), 'south wins');

  test('only a concealed hand is told that riichi is a yaku', () => {
    expect(atNorth('222m 678m 345p 46s 99s', '5s').text).toContain('riichi');
    const open = atNorth('[456m<] [789p<] 23s 567s 22m', '4s');
    expect(open.part).toBe('open-discard');
    expect(open.text).not.toMatch(/riichi|concealed/);
  });

  test('an open hand that drew its tile is told that drawing is no yaku for it', () => {
    const { part, text } = told(
      table({ turn: 'south', south: '[456m<] [789p<] 23s 567s 22m 4s', drew: '4s' }),
      'south wins',
    );
    expect(part).toBe('open-draw');
    expect(text).toContain('open');
  });
});

test('a riichi after a Pon is told of the open hand; that nothing was drawn is so, too, and no wrong answer', () => {
  const { ruleset, table: at } = untilAsked(
    plays(
      table({ turn: 'west', west: 'C', south: 'CC 345m 678m 23p 456s' }),
      'west discards C',
      'south pungs',
    ),
  );
  const action = parseAction('south discards 2p and says riichi', at.dealer);
  const verdict = judgeAction(ruleset, at, action);
  expect(verdict.is === 'refused' && verdict.reason.rule).toBe('riichi-concealed');
  expect([...against(ruleset, at, action)]).toEqual(expect.arrayContaining(['riichi-concealed', 'riichi']));
});
