import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  FACES as ALL,
  byPlace,
  CHARACTERS,
  isBonus,
  isHonour,
  type Kind,
  plainKind,
  suitOf,
} from '../../src/engine/tiles.ts';
import { formatTile } from '../../src/notation/tile-text.ts';
import { FACES } from '../../src/ui/Tile/faces/index.ts';
import { indexOf, symbolId } from '../../src/ui/Tile/faces/kinds.ts';
import { spriteDocument } from '../../src/ui/Tile/faces/sprite.ts';
import { drawingOf, tileMarkup } from '../../src/ui/Tile/look.ts';

/** Every tile that looks different, red fives too. */
const kinds = [...Array(ALL).keys()];
/** Is there Chinese on its classic face? Not on dots, bamboo and the joker. */
const hasPlain = (kind: Kind) => isBonus(kind) || isHonour(kind) || suitOf(plainKind(kind)) === CHARACTERS;
const drawings = FACES.flatMap((face) => (face.plain ? [face.classic, face.plain] : [face.classic]));
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** Fails on a tag that is not closed, in the order it was opened. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [, close, name, empty] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (close) expect(open.pop(), svg).toBe(name);
    else if (!empty && name) open.push(name);
  }
  expect(open, svg).toEqual([]);
}

describe('faces', () => {
  test('every kind has a drawing, and a plain one exactly where the classic one needs Chinese', () => {
    expect(FACES).toHaveLength(ALL);
    for (const kind of kinds) {
      expect(FACES[kind]?.classic, formatTile(kind)).toMatch(/^<.+>$/s);
      expect(FACES[kind]?.plain !== undefined, formatTile(kind)).toBe(hasPlain(kind));
    }
  });

  test('no two drawings are alike', () => {
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test('drawings are well-formed, hold finite numbers, no ids and no inline style', () => {
    for (const drawing of drawings) {
      expectWellFormed(drawing);
      expect(drawing).not.toMatch(/NaN|Infinity|undefined|null|\sid=|\sstyle=|\sclass=/);
    }
  });

  test('drawings use the inks of the design and no colour of their own', () => {
    const inks = /^(none|var\(--tile-(black|red|blue|green|face)\))$/;
    for (const [, colour] of drawings.join('').matchAll(/(?:fill|stroke)="([^"]*)"/g)) {
      expect(colour).toMatch(inks);
    }
  });

  test('all classic faces stay under 9 kB gzipped, all drawings under 11.5 kB', () => {
    expect(gzipped(FACES.map((face) => face.classic).join(''))).toBeLessThan(9_000);
    expect(gzipped(spriteDocument())).toBeLessThan(11_500);
  });

  test('dots and bamboo can be counted', () => {
    for (let rank = 2; rank <= 9; rank++) {
      const dots = FACES[8 + rank]?.classic ?? '';
      expect(dots.match(/<circle/g), `${rank} of dots`).toHaveLength(2 * rank);
      const bamboo = FACES[17 + rank]?.classic ?? '';
      const bodies = [...bamboo.matchAll(/stroke-linecap="butt" d="([^"]*)"/g)]
        .map((match) => match[1])
        .join('');
      expect(bodies.match(/M/g), `${rank} of bamboo`).toHaveLength(rank);
    }
  });
});

describe('index', () => {
  test('the corner index stands on characters, winds and dragons alone', () => {
    expect(kinds.map((kind) => indexOf(kind) ?? '.').join('')).toBe(
      `123456789${'.'.repeat(18)}ESWNCFP.........5..`,
    );
    expect(indexOf(-1)).toBeUndefined();
  });
});

describe('the file of drawings', () => {
  const drawn = readFileSync('src/ui/Tile/tiles.svg', 'utf8');

  test('holds every drawing as it is drawn today: npm run tiles', () => {
    expect(drawn).toBe(spriteDocument());
    expectWellFormed(drawn);
  });

  test('ids are unique, and are the kinds’ notation', () => {
    const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual(kinds.toSorted(byPlace).map(symbolId));
  });
});

describe('a tile as a string', () => {
  test('a named tile is a picture, a nameless one is hidden from readers', () => {
    expect(tileMarkup({ kind: 13, name: '5 of dots' })).toBe(
      '<span class="tile" role="img" aria-label="5 of dots"><svg aria-hidden="true"><use href="/src/ui/Tile/tiles.svg#t-5p"></use></svg></span>',
    );
    expect(tileMarkup({ kind: 13, name: '' })).toContain('aria-hidden="true"');
    expect(tileMarkup({ kind: 13, name: '' })).not.toContain('aria-label');
  });

  test('a tile is one symbol, in which the style of faces shows one of two drawings', () => {
    expect(drawingOf({ kind: 3 })).toMatch(/svg#t-4m$/);
    expect(drawingOf({ kind: 42 })).toMatch(/svg#t-X$/);
    expect(drawingOf({ kind: 3, face: 'down' })).toBeNull();
    const symbols = readFileSync('src/ui/Tile/tiles.svg', 'utf8').match(/<symbol.*<\/symbol>/g) ?? [];
    for (const kind of kinds) {
      const symbol = symbols.find((each) => each.includes(` id="${symbolId(kind)}"`)) ?? '';
      const shown = [...symbol.matchAll(/ display="var\((--show-\w+),/g)].map((match) => match[1]);
      expect(shown, formatTile(kind)).toEqual(hasPlain(kind) ? ['--show-classic', '--show-plain'] : []);
    }
    const sheet = readFileSync('src/ui/Tile/tile.css', 'utf8');
    for (const name of ['--show-classic', '--show-plain'])
      expect(sheet.match(new RegExp(`${name}: (?:inline|none);`, 'g')), name).toHaveLength(3);
  });

  test('a face-down tile tells nothing of its kind', () => {
    expect(tileMarkup({ kind: -1, name: 'a tile' })).toBe(
      '<span class="tile" data-face="down" role="img" aria-label="a tile"></span>',
    );
    for (const face of ['down', 'standing'] as const) {
      const one = tileMarkup({ kind: 3, face, name: 'a tile' });
      expect(one).toBe(tileMarkup({ kind: 31, face, name: 'a tile' }));
    }
  });

  test('names are escaped', () => {
    expect(tileMarkup({ kind: 0, name: 'a "<b>" & c', tip: '<1m>' })).toContain(
      'aria-label="a &quot;&lt;b>&quot; &amp; c"',
    );
    expect(tileMarkup({ kind: 0, name: 'x', tip: '<1m>' })).toContain('data-text="&lt;1m>"');
  });
});
