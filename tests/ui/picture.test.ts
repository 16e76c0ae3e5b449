import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/engine/tiles.ts';
import { pictureMarkup } from '../../src/ui/Tile/faces/picture.ts';

describe('A tile as a picture of its own', () => {
  const sheet = readFileSync('src/ui/Tile/tile.css', 'utf8');
  const pictures = Array.from({ length: KINDS }, (_, kind) => pictureMarkup(kind));

  test('is a document that needs no page: no variable, no reference', () => {
    for (const picture of pictures) expect(picture).not.toMatch(/var\(|href|<use|undefined|NaN/);
  });

  test('is another one for each kind', () => {
    expect(new Set(pictures).size).toBe(KINDS);
  });

  test('has the colours that tiles have on the site', () => {
    const inks = new Set(pictures.join('').match(/#[0-9a-f]{6}(?=")/g));
    for (const ink of ['black', 'red', 'blue', 'green'])
      expect(inks).toContain(new RegExp(`--tile-${ink}: (#[0-9a-f]{6})`).exec(sheet)?.[1]);
  });
});
