import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { courseForm, rulebookForm } from '../../src/components/site/forms.ts';
import { checkExample } from '../../src/scenes/example.ts';
import { common, games, type Rulebook, type RuleEntry, specified } from './content.ts';

const books: [name: string, book: Rulebook][] = [
  ['common', common],
  ...games.map(({ id, rulebook }): [string, Rulebook] => [id, rulebook]),
];

/** The document that the rules of this game are from, where its course names one. */
const sourceOf = (name: string): boolean =>
  name !== 'common' &&
  courseForm.parse(parse(readFileSync(`content/${name}/course.yaml`, 'utf8'))).source !== undefined;

describe.each(books)('the rulebook of %s', (name, book) => {
  test('has the form that the site reads', () => {
    expect(rulebookForm.safeParse(book).error?.issues ?? []).toEqual([]);
  });

  test('is written in plain text: what marks code or emphasis would be printed as it is', () => {
    const texts = JSON.stringify(book, (key, value) => (key === 'id' ? undefined : value));
    expect(texts.match(/.{0,40}(?:`|\*\*|\]\().{0,40}/g)).toBeNull();
  });

  const named = sourceOf(name);
  test.runIf(named)('says of each rule of its document where it stands there', () => {
    const cited = book.rules.filter(({ source }) => source === 'document');
    expect(cited.filter(({ cites }) => cites === undefined).map(({ id }) => id)).toEqual([]);
    expect(book.rules.filter(({ source, cites }) => source === 'ruling' && cites !== undefined)).toEqual([]);
    // Only a rule that an older edition alone has names no edition of its own.
    for (const { id, cites } of cited) expect(cites, id).toMatch(/^(\d{4}(, §\u00a0\d|$)|an older edition$)/);
  });

  const all = [...book.rules, ...book.options];
  const wanted = specified[name] ?? { rules: [], options: [] };

  test('has every rule and option of the specification, in its order, and no other', () => {
    expect(book.rules.map((rule) => rule.id)).toEqual(wanted.rules);
    expect(book.options.map((option) => option.id)).toEqual(wanted.options);
  });

  test.each(all)('$id has either a scene that shows it or a reason why none can', (rule) => {
    expect([rule.scene, rule.unshown].filter((each) => each !== undefined)).toHaveLength(1);
    if (rule.scene === undefined) return;
    const [game, scene] = rule.scene.includes('/') ? rule.scene.split('/') : [name, rule.scene];
    expect(existsSync(`content/${game}/scenes/${scene}.yaml`), rule.scene).toBe(true);
  });

  test.each(book.options)('$id is a clause in a list of house rules, whatever its value', ({ values }) => {
    const clauses = values.flatMap(({ agreed }) => (agreed === undefined ? [] : [agreed]));
    expect(new Set(clauses).size).toBe(values.length - 1);
    for (const clause of clauses) expect(clause).toMatch(/^[^.:;?]* [^.:;?]*$/);
  });

  test.each(all)('$id gives the reason of what was decided', (rule: RuleEntry) => {
    if (rule.source === 'ruling' || rule.ruling !== undefined) expect(rule.reason).toMatch(/\w/);
  });
});

describe.each(games)('the options of $id', ({ game, rulebook }) => {
  test('are those of its ruleset, with the same titles, values and defaults', () => {
    const written = rulebook.options.map(({ id, title, values, default: usual }) => ({
      id,
      title,
      values: values.map(({ value }) => value),
      default: usual,
    }));
    expect(written).toEqual(
      // A switch may belong to a rule that says what it switches.
      game.options
        .filter((option) => option.rule === undefined)
        .map(({ id, title, values, default: usual }) => ({ id, title, values: [...values], default: usual })),
    );
    const rules = rulebook.rules.map(({ id }) => id);
    expect(game.options.flatMap(({ rule }) => rule ?? []).filter((rule) => !rules.includes(rule))).toEqual(
      [],
    );
  });
});

const withHands = games.flatMap(({ id, ruleset, rulebook }) =>
  rulebook.rules
    .filter((rule) => rule.shows !== undefined || rule.not !== undefined)
    .map((rule) => ({ game: id, ruleset, rule, id: rule.id })),
);

describe.runIf(withHands.length > 0)('the hands of a pattern', () => {
  test.each(withHands)('of $game: $id counts in the one and not in the other', ({ game, ruleset, rule }) => {
    const place = { file: `content/${game}/rulebook.yaml`, line: 1 };
    expect(rule.shows && rule.not, 'a pattern has both').toBeDefined();
    if (rule.shows) checkExample(rule.id, true, rule.shows, ruleset, place);
    if (rule.not) checkExample(rule.id, false, rule.not, ruleset, place);
  });
});

test('the game that home has newcomers begin with has the fewest tiles and rules', () => {
  const sizes = games.map(({ id, ruleset, rulebook }) => ({
    id,
    tiles: Object.values(ruleset.tiles).reduce((sum: number, count) => sum + (count ?? 0), 0),
    rules: rulebook.rules.length,
  }));
  const [smallest, ...others] = sizes.sort((one, other) => one.tiles - other.tiles);
  expect(smallest?.id).toBe('two-five-eight');
  for (const { tiles, rules } of others) {
    expect(tiles).toBeGreaterThan(smallest?.tiles ?? 0);
    expect(rules).toBeGreaterThan(smallest?.rules ?? 0);
  }
});
