import { FACES } from './index.ts';
import { symbolId } from './kinds.ts';

/** The drawings of all tiles as one SVG document of symbols, which tiles refer to: what tiles.svg holds. */
export function spriteDocument(): string {
  const symbols = FACES.flatMap((face, kind) => [
    symbol(symbolId(kind), face.classic),
    ...(face.plain ? [symbol(symbolId(kind, true), face.plain)] : []),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
}

function symbol(id: string, drawing: string): string {
  return `<symbol id="${id}" viewBox="0 0 60 80">${drawing}</symbol>`;
}
