/** Whatever this site has decided, a table may decide otherwise, or is told why there is no switch for it. */
import { describe, expect, test } from 'vitest';
import { decidedBy, faultsOfRulings, isRuling, type RuledBook } from '../../src/compare/rulings.ts';
import { entryOf } from '../../src/compare/switches.ts';
import { rulebookForm } from '../../src/components/site/forms.ts';
import type { Game } from '../../src/engine/game.ts';
import { common, games, type Rulebook } from '../lessons/content.ts';

function ruledBook(book: Rulebook, options: Game['options'] = []): RuledBook {
  const entries = new Set(options.map(entryOf));
  return {
    ruled: book.rules.filter((rule) => isRuling(rule) && !entries.has(rule.id)).map(({ id }) => id),
    options: options.map(({ id }) => id),
    rulings: rulebookForm.parse(book).rulings ?? { switches: {}, none: [] },
  };
}

const books = new Map<string, RuledBook>([
  ['common', ruledBook(common)],
  ...games.map(({ id, game, rulebook }): [string, RuledBook] => [id, ruledBook(rulebook, game.options)]),
]);

test('every ruling of every game has a switch, or a reason why it has none', () => {
  expect(faultsOfRulings(books)).toEqual([]);
});

describe('a fault is named:', () => {
  const whole: RuledBook = {
    ruled: ['priority', 'match'],
    options: ['several'],
    rulings: { switches: { priority: ['several'] }, none: [{ why: 'So it is.', rules: ['match'] }] },
  };
  const faults = (rulings: RuledBook['rulings'], others: [string, RuledBook][] = []) =>
    faultsOfRulings(new Map([['a-game', { ...whole, rulings }], ...others]));
  const { switches, none } = whole.rulings;

  test('a ruling that stands nowhere, or twice', () => {
    expect(faults(whole.rulings)).toEqual([]);
    expect(faults({ switches: {}, none })).toEqual([
      'content/a-game/rulebook.yaml: rulings: priority: neither a switch nor a reason.',
    ]);
    expect(faults({ switches: { ...switches, match: ['several'] }, none })).toEqual([
      'content/a-game/rulebook.yaml: rulings: match: stands there twice.',
    ]);
  });

  test('a rule that is no ruling, and an option that is none', () => {
    expect(faults({ switches: { ...switches, turn: ['several'] }, none })).toEqual([
      'content/a-game/rulebook.yaml: rulings: turn: no ruling of this book.',
    ]);
    expect(faults({ switches: { priority: ['sevral'] }, none })).toEqual([
      'content/a-game/rulebook.yaml: rulings: priority: no option "sevral".',
    ]);
  });

  test('a rule of every game names the option with its game', () => {
    const common = (option: string): [string, RuledBook] => [
      'common',
      { ruled: ['no-wrap'], options: [], rulings: { switches: { 'no-wrap': [option] }, none: [] } },
    ];
    expect(faults(whole.rulings, [common('a-game/several')])).toEqual([]);
    expect(faults(whole.rulings, [common('several')])).toHaveLength(1);
  });

  test('what an option decides is read from the same list', () => {
    expect(decidedBy(whole.rulings, 'several')).toEqual(['priority']);
    expect(decidedBy(whole.rulings, 'another')).toEqual([]);
  });
});
