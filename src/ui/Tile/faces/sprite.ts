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
      if (!face) return [];
      const plain = face.plain ? [symbol(symbolId(kind, true), face.plain)] : [];
      return [symbol(symbolId(kind), face.classic), ...plain];
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
}

function symbol(id: string, drawing: string): string {
  return `<symbol id="${id}" viewBox="0 0 60 80">${drawing}</symbol>`;
}
