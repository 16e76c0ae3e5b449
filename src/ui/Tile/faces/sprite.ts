import { FACES } from './index.ts';
import { symbolId } from './kinds.ts';

/** Which drawings of a tile: of two that it has, the one of old, the plain one, or both. */
type Drawn = 'both' | 'classic' | 'plain';

/**
 * The symbols that tiles of these kinds refer to, as one hidden inline SVG: for a page, an island or an embed.
 * Kinds may repeat, and come in any order; those without a drawing (face down) are left out. What has no plain
 * drawing of its own is drawn alike in every style.
 */
export function spriteMarkup(kinds: Iterable<number>, drawn: Drawn = 'both'): string {
  const symbols = [...new Set(kinds)].sort((a, b) => a - b).map((kind) => symbolsOf(kind, drawn));
  return `<svg class="tile-sprite" width="0" height="0" aria-hidden="true" focusable="false">${symbols.join('')}</svg>`;
}

function symbolsOf(kind: number, drawn: Drawn): string {
  const face = FACES[kind];
  if (!face) return '';
  const classic = drawn === 'plain' ? '' : symbol(symbolId(kind), face.classic);
  return classic + (face.plain && drawn !== 'classic' ? symbol(symbolId(kind, true), face.plain) : '');
}

function symbol(id: string, drawing: string): string {
  return `<symbol id="${id}" viewBox="0 0 60 80">${drawing}</symbol>`;
}
