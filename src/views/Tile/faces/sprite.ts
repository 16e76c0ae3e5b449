import { FACES } from './index.ts';
import { symbolId } from './kinds.ts';

/**
 * The symbols that tiles of these kinds refer to, as one hidden inline SVG: for a page, an island or an embed.
 * Kinds may repeat, and come in any order; those without a drawing (face down) are left out.
 */
export function spriteMarkup(kinds: Iterable<number>): string {
  const symbols = [...new Set(kinds)].sort((a, b) => a - b).map(symbolsOf);
  return `<svg class="tile-sprite" width="0" height="0" aria-hidden="true" focusable="false">${symbols.join('')}</svg>`;
}

function symbolsOf(kind: number): string {
  const face = FACES[kind];
  if (!face) return '';
  return symbol(symbolId(kind), face.classic) + (face.plain ? symbol(symbolId(kind, true), face.plain) : '');
}

function symbol(id: string, drawing: string): string {
  return `<symbol id="${id}" viewBox="0 0 60 80">${drawing}</symbol>`;
}
