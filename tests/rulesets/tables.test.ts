/** A table in a rulebook is told by hand: it says what the ruleset does, no more and no less. */
import { describe, expect, test } from 'vitest';
import { parseTiles } from '../../src/notation/tiles.ts';
import { setWorth } from '../../src/rulesets/british/points.ts';
import { PATTERNS } from '../../src/rulesets/hk-taiwanese/patterns/table.ts';
import { entriesOf, games } from '../lessons/content.ts';

/** The rows of a table below its head. */
function rowsOf(game: string, rule: string): readonly (readonly string[])[] {
  const content = games.find(({ id }) => id === game);
  const entry = content && entriesOf(content).find(({ id }) => id === rule);
  expect(entry?.table, `${game}/${rule}`).toBeDefined();
  return entry?.table?.slice(1) ?? [];
}

const titlesOf = (game: string): ReadonlyMap<string, string> =>
  new Map(
    games
      .filter(({ id }) => id === game)
      .flatMap(entriesOf)
      .map(({ id, title }) => [id, title.toLowerCase()]),
  );

const namesIn = (cell: string): string[] =>
  // "1s, 9s and honours" is one name with a comma in it.
  cell
    .toLowerCase()
    .replace('1s, 9s', '1s; 9s')
    .split(', ')
    .map((name) => name.replace(';', ','));

test('HK-style Taiwanese: the table of what replaces what has every pattern that replaces another', () => {
  const titles = titlesOf('hk-taiwanese');
  const titleOf = (id: string) => titles.get(id) ?? id;
  const told = rowsOf('hk-taiwanese', 'replacements').flatMap(([larger = '', smaller = '']) =>
    namesIn(larger).flatMap((one) => namesIn(smaller).map((other) => `${one} > ${other}`)),
  );
  const played = PATTERNS.flatMap(({ id, replaces = [] }) =>
    replaces.map((other) => `${titleOf(id)} > ${titleOf(other)}`),
  );
  expect([...told].sort()).toEqual([...played].sort());
});

describe('British: the table of points', () => {
  const tiles = { '2 to 8': '5p', '1, 9 or honours': '9p' } as const;
  test.each(rowsOf('british', 'points'))('%s: %s open, %s concealed', (set, open, concealed) => {
    const [, kind = '', of = ''] = /^(Pung|Kong) of (.+)$/.exec(set ?? '') ?? [];
    const tile = parseTiles(tiles[of as keyof typeof tiles])[0];
    const worth = (isConcealed: boolean) =>
      setWorth({ kind: kind.toLowerCase(), tile, concealed: isConcealed } as Parameters<typeof setWorth>[0]);
    expect([open, concealed]).toEqual([`${worth(false)} points`, `${worth(true)} points`]);
  });
});
