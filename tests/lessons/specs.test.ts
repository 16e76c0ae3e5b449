/** One specification a component: from it follow its Astro file's properties, its errors and the table for authors. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileOf } from '../../src/build/lesson-integration.ts';
import { withTables } from '../../src/lessons/conventions.ts';
import { SPECS } from '../../src/lessons/registry.ts';
import { tagsIn } from '../../src/lessons/tags.ts';

const specs = [...SPECS.values()];
const drawn = (name: string): string => `src/${fileOf(name)}`;
/** The folders of components; other files and folders of the room begin with a small letter. */
const folders = readdirSync('src/lessons').filter((name) => /^[A-Z]/.test(name));
/** Those that have a file of their own; the parts of others share one. */
const alone = specs.filter(({ inside }) => inside === undefined);

describe('a component of lessons', () => {
  test.each(specs)(
    '$name is called as its specification’s file, and there is one that draws it',
    ({ name, inside }) => {
      expect(existsSync(`src/lessons/${name}/spec.ts`)).toBe(true);
      expect(existsSync(drawn(name))).toBe(true);
      expect(inside !== undefined).toBe(drawn(name) === drawn('Answer'));
    },
  );

  test('is listed, if it has a specification', () => {
    expect([...SPECS.keys()]).toEqual(folders.sort());
  });

  test.each(alone)('$name takes its properties from its specification alone', ({ name, properties }) => {
    const text = readFileSync(drawn(name), 'utf8');
    expect(text).not.toContain('interface Props');
    if (Object.keys(properties).length === 0) return;
    expect(text).toMatch(/type Props =\s+(?:\| )?PropsOf<typeof \w+>/);
    expect(text).toMatch(/from '(?:\.|\.\.\/\w+)\/spec\.ts'/);
  });

  test.each(specs)('$name belongs to a component that there is, if to any', ({ inside }) => {
    if (inside !== undefined) expect(SPECS.get(inside)?.content).not.toBe('nothing');
  });

  test.each(specs.filter(({ content }) => content === 'parts'))(
    '$name has parts that there are',
    ({ name }) => {
      expect(specs.filter(({ inside }) => inside === name).length).toBeGreaterThan(0);
    },
  );

  test('is drawn by no file that has no specification', () => {
    const files = folders.flatMap((folder) =>
      readdirSync(`src/lessons/${folder}`).flatMap((file) =>
        file.endsWith('.astro') ? [`lessons/${folder}/${file}`] : [],
      ),
    );
    expect(files.sort()).toEqual([...new Set(alone.map(({ name }) => fileOf(name)))].sort());
  });
});

describe('content/CONVENTIONS.md', () => {
  const text = readFileSync('content/CONVENTIONS.md', 'utf8');

  test('lists every component and property as the specifications have them', async () => {
    await expect(withTables(text)).toMatchFileSnapshot('../../content/CONVENTIONS.md');
  });

  test('shows no property that there is not', () => {
    const shown = specs.flatMap(({ examples }) =>
      examples.flatMap(([write]) =>
        [...write.matchAll(/`(<([A-Z]\w*)[^`]*)`/g)].flatMap(([, code = '', name]) => {
          const isWhole = /(?:\/|<\/\w+)>$/.test(code);
          return tagsIn((isWhole ? code : `${code}</${name}>`).replaceAll('…', 'x'), write);
        }),
      ),
    );
    expect(shown.length).toBeGreaterThan(15);
    const strange = shown.flatMap(({ name, attributes }) =>
      [...attributes.keys()]
        .filter((key) => key !== 'x' && !Object.hasOwn(SPECS.get(name)?.properties ?? {}, key))
        .map((key) => `${name} ${key}`),
    );
    expect(strange).toEqual([]);
  });
});
