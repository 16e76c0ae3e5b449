// @vitest-environment jsdom
/** Pictures of tables and hands: documents of their own, in which every tile that lies there is defined. */
import { expect, test } from 'vitest';
import { FACES, type Kind, kindsFrom } from '../../src/engine/tiles.ts';
import { drawnHand } from '../../src/scenes/presentation/hand-picture.ts';
import { documentOf } from '../../src/ui/Picture/document.ts';
import { tileDefinitions } from '../../src/ui/Picture/faces.ts';
import { tilesPicture } from '../../src/ui/Picture/tiles.ts';
import { wordsPicture } from '../../src/ui/Picture/words.ts';
import { FACES as DRAWINGS } from '../../src/ui/Tile/faces/index.ts';

const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');

/** Is every reference one to a definition, and every colour there? */
function expectWhole(svg: string): Document {
  const page = parsed(svg);
  expect(page.querySelector('parsererror')).toBeNull();
  expect(svg).not.toContain('var(');
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const use of page.querySelectorAll('use')) expect(ids).toContain(use.getAttribute('href')?.slice(1));
  return page;
}

const all: readonly Kind[] = kindsFrom(0, FACES);

test('every kind of tile is drawn in every style, with all parts of its face', () => {
  for (const style of ['index', 'classic', 'plain', 'small'] as const) {
    const page = parsed(`<svg xmlns="http://www.w3.org/2000/svg">${tileDefinitions(all, style)}</svg>`);
    expect(page.querySelector('parsererror'), style).toBeNull();
    for (const tile of page.querySelectorAll('g[id]')) expect(tile.children.length).toBeGreaterThan(0);
  }
  // What several faces share stands there once, and no part of a face is lost by it.
  const classic = parsed(`<svg xmlns="http://www.w3.org/2000/svg">${tileDefinitions(all, 'classic')}</svg>`);
  const marks = (root: ParentNode): number => root.querySelectorAll('path, circle, rect').length;
  for (const tile of classic.querySelectorAll('g[id] > g')) {
    const shared = [...tile.querySelectorAll('use')].reduce((sum, use) => {
      const part = classic.querySelector(`[id="${use.getAttribute('href')?.slice(1)}"]`);
      return sum + (part ? marks(part) + (part.matches('path, circle, rect') ? 1 : 0) : 0);
    }, 0);
    const kind = all.find((each) => tile.parentElement?.id === idOf(each));
    const whole = parsed(`<svg xmlns="http://www.w3.org/2000/svg">${DRAWINGS[kind ?? 0]?.classic}</svg>`);
    expect(marks(tile) + shared, tile.parentElement?.id).toBe(marks(whole));
  }
});

const idOf = (kind: Kind): string =>
  /href="#([^"]+)"/.exec(tilesPicture([kind], '').split('</defs>')[1] ?? '')?.[1] ?? '';

test('a picture of tiles or words is a document of its own, whose title is escaped', () => {
  const page = expectWhole(tilesPicture(all.slice(0, 14), 'A & <B>'));
  expect(page.querySelector('title')?.textContent).toBe('A & <B>');
  expectWhole(
    wordsPicture('A rule', 'It says <this> & that, and goes on for more than one line of the picture.'),
  );
  expect(parsed(documentOf('x', '')).documentElement.getAttribute('viewBox')).toBe('0 0 640 400');
});

test('a hand is drawn as it was grouped, whatever the game: red fives, honours by number, sets, its last tile', () => {
  const { groups, tiles } = drawnHand('340p r5m 55z [EEE^] (8888s) [2222p^+] 1f _ +5s', 'index');
  expect(groups.length).toBe(9);
  expect(tiles.length).toBe(3 + 1 + 2 + 3 + 4 + 4 + 1 + 1 + 1);
  expect(groups.filter(({ markup }) => markup.includes('var(--ring)'))).toHaveLength(1);
  // The fourth tile of a promoted kong lies on the one that was called, and needs its room.
  expect(Math.max(...groups.map(({ height }) => height))).toBeGreaterThan(groups[0]?.height ?? 0);
  expect(() => drawnHand('123q', 'index')).toThrow(/m, p, s, f, or z for honours.*“?"?q/);
});
