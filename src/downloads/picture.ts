/** Draws a table (its cloth) with its tiles as a self-contained SVG picture, from the layout of the page. */
import { escapeHtml } from '../notation/markup.ts';
import DRAWINGS from '../ui/Tile/tiles.svg?url';
import { colourOf, shapeMarkup, textMarkup } from './drawn-table.ts';
import { type Box, boxIn } from './geometry.ts';
import { ink, symbolMarkup, tileMarkup } from './tile.ts';

/** Elements that hold the tiles to show: a cloth that is not a palette to choose from, or a hand in running text. */
const CLOTHS = 'main :is(.cloth:not(.palette), .hand-picture)';
/** Controls to answer with; left out of the picture. */
const CONTROLS = 'select, input, textarea, kbd, :is(button, label):not(.seat-label, .tile)';

/** The first visible cloth with tiles on it; null where there is none. */
export function clothOf(page: Document): HTMLElement | null {
  const cloths = [...page.querySelectorAll<HTMLElement>(CLOTHS)];
  return cloths.find((each) => each.querySelector('.tile') !== null && each.checkVisibility()) ?? null;
}

/** Fetches the drawings of all tiles. @throws Error where they cannot be fetched */
export async function drawings(): Promise<Document> {
  const answer = await fetch(DRAWINGS);
  if (!answer.ok) throw new Error(`${DRAWINGS}: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
}

/**
 * Draws a cloth as it is laid out in its page.
 * @param title what the picture shows
 * @param tiles the drawings of all tiles
 * @returns the text of an SVG document, in CSS pixels
 */
export function pictureOf(cloth: HTMLElement, title: string, tiles: Document): string {
  const from = boundsOf(cloth);
  const drawn = [...cloth.querySelectorAll('*')]
    .map((element) => markupOf(element, boxIn(element, from), from))
    .join('');
  const ground = cloth.matches('.cloth')
    ? `<rect width="100%" height="100%" rx="10" fill="${ink(cloth, '--felt')}"/>`
    : '';
  const ids = new Set([...drawn.matchAll(/<use href="#([^"]+)"/g)].map(([, id = '']) => id));
  const symbols = [...ids].map((id) => symbolMarkup(cloth.ownerDocument, tiles, id)).join('');
  const [width, height] = [Math.ceil(from.width), Math.ceil(from.height)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>${escapeHtml(title)}</title><defs>${symbols}</defs>${ground}${drawn}</svg>`;
}

/** The rectangle to draw. A hand in a text gets 8 px around it, as lit tiles have a ring outside. */
function boundsOf(cloth: HTMLElement): DOMRect {
  const { x, y, width, height } = cloth.getBoundingClientRect();
  const room = cloth.matches('.cloth') ? 0 : 8;
  return new DOMRect(x - room, y - room, width + 2 * room, height + 2 * room);
}

function markupOf(element: Element, box: Box, from: DOMRect): string {
  if (element.closest('.tile') !== null && !element.matches('.tile')) return '';
  if (!isSeen(element, box)) return '';
  if (element.matches('.tile')) return tileMarkup(element, box);
  if (element instanceof (element.ownerDocument.defaultView?.SVGGeometryElement ?? SVGGeometryElement))
    return shapeMarkup(element, from);
  return boxMarkup(element, box) + textMarkup(element, from);
}

/** Is the element visible? Texts for screen readers are at most a pixel large. */
const isSeen = (element: Element, box: Box): boolean =>
  box.width > 1 &&
  box.height > 1 &&
  element.closest(`.unseen, ${CONTROLS}`) === null &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Draws an element's own background and border, where it has any. */
function boxMarkup(element: Element, { x, y, width, height }: Box): string {
  const fill = colourOf(element, 'backgroundColor');
  const style = getComputedStyle(element);
  const line = Number.parseFloat(style.borderTopWidth);
  const stroke = line > 0 && style.borderTopStyle !== 'none' ? colourOf(element, 'borderTopColor') : null;
  if (fill === null && stroke === null) return '';
  const round = Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, width / 2, height / 2);
  const border = stroke === null ? '' : ` stroke="${stroke}" stroke-width="${line}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill ?? 'none'}"${border}/>`;
}
