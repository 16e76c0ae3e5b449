import { byPlace, kindsFrom } from '../../../engine/tiles.ts';
import { FACES } from './index.ts';
import { symbolId } from './kinds.ts';

/**
 * Builds tiles.svg: the drawings of all tiles as symbols of one SVG document. A red five follows its plain five, so
 * that compression shares their common parts.
 */
export function spriteDocument(): string {
  const symbols = kindsFrom(0, FACES.length)
    .sort(byPlace)
    .flatMap((kind) => {
      const face = FACES[kind];
      return face ? [`<symbol id="${symbolId(kind)}" viewBox="0 0 60 80">${drawingIn(face)}</symbol>`] : [];
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
}

/** A face's drawing. Where it has two, the properties of `[data-tiles]` in tile.css, which a use inherits, show one. */
const drawingIn = ({ classic, plain }: (typeof FACES)[number]): string =>
  plain === undefined
    ? classic
    : `<g display="var(--show-classic,inline)">${classic}</g><g display="var(--show-plain,none)">${plain}</g>`;
