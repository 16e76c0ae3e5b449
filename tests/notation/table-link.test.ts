/** The rules of a table travel in an address, and nothing of them is lost or added on the way. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openedTable, tableFragment } from '../../src/compare/house-table.ts';
import type { Chosen, Game, OptionValue } from '../../src/engine/game.ts';
import { EMPTY_SCORE, parseScoreLink } from '../../src/notation/score-link.ts';
import { formatTableLink, isTableLink, parseTableLink } from '../../src/notation/table-link.ts';
import { ownChoice } from '../../src/rulesets/options.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { openLink } from '../../src/sessions/share.ts';
import { mistakeIn } from './wrong.ts';

const games = await Promise.all(gameIds.map(loadGame));

/** Any choice there is, usual values written down or not. */
const tables = ({ options }: Game): fc.Arbitrary<Chosen> =>
  fc.tuple(...options.map(({ values }) => fc.option(fc.constantFrom(...values)))).map((picked) =>
    Object.fromEntries(
      options.flatMap(({ id }, i): [string, OptionValue][] => {
        const value = picked[i];
        return value === null || value === undefined ? [] : [[id, value]];
      }),
    ),
  );

describe('the address of a table', () => {
  test('can be read by people', () => {
    const chosen = { 'minimum-fan': 1, 'without-luck': true };
    expect(formatTableLink(chosen)).toBe('v=1&with=minimum-fan:1,without-luck:true&end');
    expect(parseTableLink('#v=1&with=minimum-fan:1,without-luck:true&end')).toEqual(chosen);
  });

  test('of a table that plays as usual is short, and in the address bar it is nothing', () => {
    expect(formatTableLink({})).toBe('v=1&end');
    expect(parseTableLink('v=1&end')).toEqual({});
    expect(tableFragment({})).toBe('');
  });

  test.each([
    ['', '1: “v=” and a version'],
    ['with=a:1&end', '1: “v=” and a version'],
    ['v=1&with=x&end', '11: : and the option’s value'],
    ['v=1&seed=heron-412&end', '5: one of with= end'],
    ['v=1&with=a:1;&end', '13: & and the next field'],
  ])('%s', (fragment, mistake) => {
    expect(mistakeIn(() => parseTableLink(fragment))).toBe(mistake);
  });

  test('is told from that of a deal, and from that of a hand with its tiles', () => {
    expect(isTableLink('#v=1&with=limit:500&end')).toBe(true);
    expect(isTableLink('#v=1&end')).toBe(true);
    expect(isTableLink('#v=1&game=british&with=limit:500&seed=heron-412&end')).toBe(false);
    expect(isTableLink('#v=1&hand=123m&end')).toBe(false);
  });
});

describe.each(games)('$id', (game) => {
  test('every table comes back from its address as it was', () => {
    fc.assert(
      fc.property(tables(game), (table) => {
        const own = ownChoice(game, table);
        const opened = openedTable(game, tableFragment(own));
        expect(opened).toEqual({ chosen: own, broken: null });
        // What differs is written down, and nothing else.
        for (const [id, value] of Object.entries(own)) {
          expect(table[id]).toBe(value);
          expect(game.options.find((option) => option.id === id)?.default).not.toBe(value);
        }
      }),
    );
  });

  test('the score desk reads the same address, and the play table deals by it', () => {
    fc.assert(
      fc.property(tables(game), (table) => {
        const own = ownChoice(game, table);
        const fragment = `#${formatTableLink(own)}`;
        expect(parseScoreLink(fragment)).toEqual({ ...EMPTY_SCORE, chosen: own });
        const opened = openLink(game, fragment);
        expect('hand' in opened && opened.hand.chosen).toEqual(own);
      }),
      { numRuns: 20 },
    );
  });

  test('an address that cannot be used is told by its bad part, and the usual table stands', () => {
    const [option] = game.options;
    if (!option) return;
    for (const [fragment, part] of [
      [`#v=1&with=${option.id}:9999&end`, '9999'],
      ['#v=1&with=no-such-rule:true&end', '"no-such-rule"'],
      [`#v=1&with=${option.id}`, `${option.id}`.slice(-12)],
      ['#v=7&end', 'version 7'],
      ['#v=1&seed=heron-412&end', '“seed=heron-412&end”'],
    ] as const) {
      const { chosen, broken } = openedTable(game, fragment);
      expect(chosen).toEqual({});
      expect(broken).toContain(part);
      if (!isTableLink(fragment)) continue;
      const opened = openLink(game, fragment);
      expect('broken' in opened && opened.broken).toEqual({ is: 'unreadable', why: broken });
    }
  });
});
