/** The sheet for the table says what the ruleset says, by rules of its rulebook, each once. */
import { describe, expect, test } from 'vitest';
import {
  belowAmount,
  densityOf,
  paidIn,
  paidRows,
  patternsOf,
  rowsText,
  sheetOf,
} from '../../src/components/site/sheet.ts';
import { definitionsIn } from '../../src/lessons/definitions.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { entriesOf, games, playFile } from '../lessons/content.ts';

describe.each(games)('the sheet of $id', (content) => {
  const generator = createGeneratorContext(content.game);
  const known = new Set(entriesOf(content).map(({ id }) => id));
  const defined = new Map(
    content.lessons
      .flatMap(({ text }) => definitionsIn(text))
      .map(({ term, characters }) => [term, characters]),
  );
  const written = (call: string) => defined.get(call);
  const sheet = sheetOf(generator, [], written);
  const ids = [...sheet.complete, ...sheet.contest, ...sheet.kongs, ...sheet.also, ...sheet.end];

  test('names rules of the rulebook, and none twice', () => {
    // A clause may keep count for another rule, and have no entry of its own.
    const clauses = new Set(content.ruleset.clauses.map(({ id }) => id));
    expect(ids.filter((id) => !known.has(id) && !clauses.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('says everything that a win asks for', () => {
    const { wins } = content.ruleset;
    for (const { rule } of [...wins.shapes, ...wins.constraints]) expect(sheet.complete).toContain(rule);
    if (wins.minimum) expect(sheet.complete).toContain(wins.minimum.rule);
  });

  test('says of each call whose discard it takes', () => {
    const { terms, calls } = content.ruleset;
    expect(sheet.calls.map(({ call, from, word }) => [call, word, from])).toEqual([
      ...(['chow', 'pung', 'kong'] as const).map((call) => [call, terms[call], calls[call].who]),
      ['win', terms.claimedCall ?? terms.win, calls.win.who],
      // What is drawn is won with by the same word, where a game has not two.
      ['win', terms.drawnCall ?? terms.win, 'wall'],
    ]);
  });

  test('says what a call asks for beside its tiles', () => {
    const rules: Readonly<Record<string, string>> = {
      'hk-taiwanese': 'no-peng-after-sheung',
      changchun: 'three-melds',
      riichi: 'last-tile-for-a-win',
    };
    const rule = rules[content.id];
    if (rule === undefined) {
      // Another game with such a rule has to be named here.
      const calls = Object.values(content.ruleset.calls);
      expect(calls.filter((call) => typeof call === 'object' && call.forbids)).toEqual([]);
    } else {
      expect(sheet.contest).toContain(rule);
      expect(sheet.contest).not.toContain(content.ruleset.calls.pung.rule);
    }
  });

  test('writes each call as its course does', () => {
    for (const { call, characters } of sheet.calls) {
      if (written(call) !== undefined) expect([call, characters]).toEqual([call, written(call)]);
    }
  });

  test('leaves out what stands among the values', () => {
    const [first = ''] = sheet.complete;
    expect(sheetOf(generator, [first], written).complete).not.toContain(first);
  });

  test('says by which rules anything is paid', () => {
    const scenes = content.scenes.map((file) => playFile(content, file));
    const paid = paidIn(scenes, [...known]);
    expect(paid.length > 0).toBe(content.ruleset.settle !== null);
    expect(paid.filter((id) => !known.has(id))).toEqual([]);
  });
});

const gameOf = (id: string) => {
  const content = games.find((game) => game.id === id);
  if (!content) throw new Error(`there is no ${id}`);
  return content;
};

test('fan that do not bring the same each are a table, from the least that wins to the most that is paid', () => {
  const rows = paidRows(createGeneratorContext(gameOf('hong-kong').game));
  expect(rows.map(({ total }) => total)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(rows[0]).toEqual({ total: 3, discarder: 8, each: 4, most: false });
  expect(rows.at(-1)).toEqual({ total: 13, discarder: 384, each: 192, most: true });
});

test('what costs the same for each fan is no table: its rule says it', () => {
  expect(paidRows(createGeneratorContext(gameOf('hk-taiwanese').game))).toEqual([]);
  expect(paidRows(createGeneratorContext(gameOf('changchun').game))).toEqual([]);
});

test('patterns stand by what they are worth, the least first, each once', () => {
  const { rulebook, ruleset } = gameOf('hong-kong');
  const rules = rulebook.rules.map((rule) => ({ ...rule, book: 'hong-kong', lang: 'en' }));
  const place = { file: 'content/hong-kong/rulebook.yaml', line: 1 };
  const amounts = patternsOf(rules as Parameters<typeof patternsOf>[0], ruleset, place);
  const worth = amounts.map(({ amounts }) => amounts.worth);
  expect(worth).toEqual([...worth].sort((a, b) => a - b));
  const listed = amounts.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(listed).toEqual([...new Set(listed)]);
  expect(listed).toContain('all-triplets');
});

test('a table of two columns is running text, which takes less room on paper', () => {
  const table = [
    ['Pattern', 'Replaces'],
    ['All green', 'One suit'],
    ['All terminals', '1s, 9s and honours'],
  ];
  expect(rowsText(table)).toBe('All green: one suit; All terminals: 1s, 9s and honours.');
  expect(rowsText(table.map((row) => [...row, 'x']))).toBe(null);
});

test('the more there is to say, the smaller the print', () => {
  const text = (length: number) => [{ title: '', sentence: 'x'.repeat(length) }];
  expect([2000, 4000, 6000, 7000, 9000, 11_000].map((length) => densityOf(text(length)))).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
});

test('what stands below an amount does not say the amount again', () => {
  const below = (sentence: string) => belowAmount('8 fan', { sentence }).sentence;
  expect(below('All winds. It is worth 8 fan.')).toBe('All winds.');
  expect(below('All winds. It is worth 8 fan, and the dragons do not count.')).toContain('the dragons');
  expect(below('All winds. It is worth 88 fan.')).toBe('All winds. It is worth 88 fan.');
  expect(below('It is worth 8 fan.')).toBe('It is worth 8 fan.');
});
