/** Every rule has a test: one whose title begins with the rule's id. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { gameIds } from '../../src/rulesets/registry.node.ts';

const TESTS = new URL('../', import.meta.url);

/** The ids that titles of the tests in these folders begin with: "call-pung: …". */
function titled(folders: readonly string[]): Set<string> {
  const ids = new Set<string>();
  for (const folder of folders) {
    for (const name of readdirSync(new URL(folder, TESTS), { recursive: true, encoding: 'utf8' })) {
      // What every ruleset is held to is a file of its own, which several tests run.
      if (!/(?:\.test|[\\/]contract)\.ts$|which-rule\.yaml$|\.txt$/.test(name)) continue;
      const text = readFileSync(new URL(`${folder}/${name}`, TESTS), 'utf8');
      // Cases of a table are titled by their rule: “south chows 46p | chi-left (east) | …”, and a heading by its own.
      for (const [, refused, heading] of text.matchAll(/^ {4}[^|]+\| ([a-z0-9-]+)[^|]*\||^([a-z0-9-]+): /gm))
        ids.add(refused ?? heading ?? '');
      for (const [, id] of text.matchAll(
        /^\s*(?:test(?:\.\w+)?\((?:.*\)\()?|\}?\)?\]?\)?\(?)\s*['"`]([a-z0-9-]+): /gm,
      )) {
        if (id !== undefined) ids.add(id);
      }
    }
  }
  return ids;
}

interface Book {
  readonly rules: readonly { readonly id: string }[];
  readonly options?: readonly { readonly id: string }[];
}

function idsOf(folder: string): string[] {
  const file = new URL(`../content/${folder}/rulebook.yaml`, TESTS);
  const book: Book = parse(readFileSync(file, 'utf8'));
  return [...book.rules, ...(book.options ?? [])].map(({ id }) => id);
}

describe('Every rule has a test', () => {
  test.each(gameIds)('of %s', (game) => {
    const known = titled([`rulesets/${game}`]);
    expect(idsOf(game).filter((id) => !known.has(id))).toEqual([]);
  });

  test('and so has every rule that holds everywhere', () => {
    const known = titled(['engine', 'rulesets', 'machines']);
    expect(idsOf('common').filter((id) => !known.has(id))).toEqual([]);
  });
});
