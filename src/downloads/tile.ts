/** Draws a tile of a page as SVG: its body, and its face in the tile style of the page. */
import type { Box } from './geometry.ts';
import { round } from './geometry.ts';

const TURNS: Readonly<Record<string, number>> = { left: 90, over: 180, right: -90 };

/** Writes the `<symbol>` of a tile face in the page's style and colours. @param drawings tiles.svg */
export function symbolMarkup(page: Document, drawings: Document, id: string): string {
  const drawing = drawingIn(drawings.getElementById(id), getComputedStyle(page.body)).replace(
    /var\((--[\w-]+)\)/g,
    (_, name: string) => ink(page.body, name),
  );
  return `<symbol id="${id}" viewBox="0 0 60 80">${drawing}</symbol>`;
}

/** The drawing that a symbol shows: of two, the one whose variable says so. */
function drawingIn(symbol: Element | null, style: CSSStyleDeclaration): string {
  const shown = [...(symbol?.children ?? [])].find((part) => {
    const [, name = '', fallback = ''] =
      /^var\((--[\w-]+),(\w+)\)$/.exec(part.getAttribute('display') ?? '') ?? [];
    return name !== '' && (style.getPropertyValue(name).trim() || fallback) !== 'none';
  });
  return (shown ?? symbol)?.innerHTML ?? '';
}

/** Resolves a colour variable, such as "--felt", at an element. */
export function ink(at: Element, name: string): string {
  const probe = at.ownerDocument.createElement('i');
  probe.style.color = `var(${name})`;
  at.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/**
 * Draws a tile.
 * @param tile an element of class tile
 * @param box its rectangle, with the tile's thickness
 */
export function tileMarkup(tile: Element, box: Box): string {
  const { face = 'up', turn = 'none', state } = (tile as HTMLElement).dataset;
  const isAcross = turn === 'left' || turn === 'right';
  // Size of the face: 3 wide to 4 high, or turned.
  const wide = isAcross ? box.width * 0.75 : box.width;
  const high = isAcross ? wide : (wide * 4) / 3;
  const body = face === 'standing' ? upright(tile, box, turn) : lyingTile(tile, box, wide, face === 'down');
  const middle = { x: round(box.x + box.width / 2), y: round(box.y + high / 2) };
  const drawing =
    face === 'up'
      ? `<g transform="translate(${middle.x} ${middle.y})rotate(${TURNS[turn] ?? 0})">${faceOf(tile)}${indexOf(tile, wide)}</g>`
      : '';
  const ring =
    state === 'lit'
      ? `<rect x="${box.x - 3}" y="${box.y - 3}" width="${box.width + 6}" height="${box.height + 6}" rx="${round(wide * 0.115 + 3)}" fill="none" stroke="${ink(tile, '--ring')}" stroke-width="3"/>`
      : '';
  const pale = state === 'dim' ? ' opacity="0.55"' : '';
  return `<g${pale}>${body}${drawing}${ring}</g>`;
}

const rect = (x: number, y: number, width: number, height: number, corner: number, fill: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(corner)}" fill="${fill}"/>`;

/** Draws a lying tile, face up or down, as layers; the lower ones show at its foot. */
function lyingTile(tile: Element, { x, y, width, height }: Box, wide: number, isDown: boolean): string {
  const [back, lip, face, edge] = ['--tile-back', '--tile-lip', '--tile-face', '--tile-edge'].map((name) =>
    ink(tile, name),
  ) as [string, string, string, string];
  const corner = wide * 0.115;
  const layer = (less: number, fill: string) => rect(x, y, width, height - wide * less, corner, fill);
  const layers = isDown
    ? [layer(0, lip), layer(0.03, face), layer(0.13, back)]
    : [layer(0, back), layer(0.08, lip), layer(0.13, face)];
  const line = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round(corner)}" fill="none" stroke="${edge}" stroke-width="0.7"/>`;
  return layers.join('') + line;
}

/** Draws a standing tile from above: ivory toward its owner, green toward the table. */
function upright(tile: Element, { x, y, width, height }: Box, turn: string): string {
  const [back, face] = [ink(tile, '--tile-back'), ink(tile, '--tile-face')];
  const half: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>> = {
    none: [x, y + height * 0.45, width, height * 0.55],
    over: [x, y, width, height * 0.55],
    left: [x, y, width * 0.55, height],
    right: [x + width * 0.45, y, width * 0.55, height],
  };
  const [left, top, w, h] = half[turn] ?? [x, y, width, height];
  const corner = Math.min(width, height) * 0.12;
  return rect(x, y, width, height, corner, back) + rect(left, top, w, h, corner, face);
}

/** Draws the face, centred at 0, 0. */
function faceOf(tile: Element): string {
  const svg = tile.querySelector('svg');
  const use = svg?.querySelector('use');
  if (!svg || !use) return '';
  const width = round(Number.parseFloat(getComputedStyle(svg).width));
  const height = round((width * 4) / 3);
  return `<use href="${use.getAttribute('href')?.replace(/^[^#]*/, '')}" x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"/>`;
}

/** Draws the corner index; empty where the tile is too small for one. */
function indexOf(tile: Element, wide: number): string {
  const { index } = (tile as HTMLElement).dataset;
  const { fontSize, color } = getComputedStyle(tile, '::before');
  const size = Number.parseFloat(fontSize);
  if (index === undefined || !(size > 1)) return '';
  const x = round(-wide / 2 + wide * 0.075);
  const y = round((-wide * 2) / 3 + wide * 0.03 + size * 0.82);
  return `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="700" font-size="${size}" fill="${color}">${index}</text>`;
}
