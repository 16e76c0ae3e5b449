/**
 * Addresses name switches by id and value, and leave out what is as usual: what stands in `options.txt` has been shared,
 * and stays. If this fails, either a link that somebody has shared means something else now, which must not be, or there
 * is a new switch or value: then add it to the file.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Idle, OptionSpec, OptionValue } from '../../src/engine/game.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';

/** Quoted where it is a word: the limit "88" is one, to be told from a number. */
const valueText = (value: OptionValue): string => JSON.stringify(value);
const idleText = ({ option, values, rule }: Idle): string =>
  `; idle where ${option} is ${values.map(valueText).join(' or ')} (${rule})`;

/** "robbing: true* false; of robbing; idle where …", with a star at the usual value. */
function line({ id, rule, values, default: usual, idle = [] }: OptionSpec): string {
  const all = values.map((value) => `${valueText(value)}${value === usual ? '*' : ''}`);
  const entry = rule === undefined ? '' : `; of ${rule}`;
  return `${id}: ${all.join(' ')}${entry}${idle.map(idleText).join('')}`;
}

const games = await Promise.all(gameIds.map(loadGame));
/** The lines of each game, under its id. */
const written = new Map(
  readFileSync(new URL('options.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .map((part) => part.split('\n'))
    .map(([id = '', ...lines]): [string, string[]] => [id, lines]),
);

test('options are written down of every game there is', () => {
  expect([...written.keys()]).toEqual(gameIds);
});

test.each(games)('options: a link to a table of $id means what it always has', ({ id, options }) => {
  expect(options.map(line)).toEqual(written.get(id));
  // A star stands at one value.
  for (const { values, default: usual } of options) {
    expect(values).toContain(usual);
    expect(new Set(values).size).toBe(values.length);
  }
});
