/** Tiles of a picture that stands alone: each kind is drawn once, and placed as often as it lies there. */
import { FACE_DOWN, type Kind } from '../../engine/tiles.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { FACES, smallFace } from '../Tile/faces/index.ts';
import { indexOf } from '../Tile/faces/kinds.ts';

/** The usual drawing with its index or alone, the one without Chinese, or the one for small tiles. */
export type FaceStyle = 'index' | 'classic' | 'plain' | 'small';

/** A tile's width and height, with the back and the lip that show at its foot. */
export const TILE = { width: 60, height: 88 } as const;

/** The body of every tile, and the back of one that lies face down. */
const BODY = 't';
const BACK = formatTile(FACE_DOWN);
const layer = (height: number, ink: string): string =>
  `<rect width="60" height="${height}" rx="7" fill="var(--tile-${ink})"/>`;

/** The elements of a drawing, one by one. */
const ELEMENT = /<(\w+)[^>]*?(?:\/>|>.*?<\/\1>)/g;
/** The shortest element that is worth a place of its own, in characters. */
const LONG = 60;

/**
 * Defines tiles for {@link tileAt}, in the inks of `ui/Tile/faces`. What several kinds have in common, such as the
 * character for ten thousand, stands there once.
 */
export function tileDefinitions(shown: Iterable<Kind>, style: FaceStyle = 'index'): string {
  const kinds = [...new Set(shown)];
  const faces = kinds.filter((kind) => kind !== FACE_DOWN);
  const drawings = faces.map((kind) => elementsOf(kind, style));
  const all = drawings.flatMap((parts) => [...new Set(parts)]);
  const shared = [...new Set(all.filter((part, i) => part.length > LONG && all.indexOf(part) < i))];
  const written = (part: string): string => {
    const at = shared.indexOf(part);
    return at < 0 ? part : `<use href="#p${at}"/>`;
  };
  return [
    ...shared.map((part, at) => part.replace(/^<\w+/, `$& id="p${at}"`)),
    `<g id="${BODY}">${layer(TILE.height, 'back')}${layer(83, 'lip')}${layer(80, 'face')}</g>`,
    ...(kinds.includes(FACE_DOWN)
      ? [`<g id="${BACK}">${layer(TILE.height, 'lip')}${layer(80, 'back')}</g>`]
      : []),
    ...faces.map((kind, i) => {
      const drawing = drawings[i]?.map(written).join('') ?? '';
      const corner = style === 'index' ? cornerOf(kind) : '';
      return `<g id="${formatTile(kind)}"><use href="#${BODY}"/><g transform="translate(3 4)scale(.9)">${drawing}</g>${corner}</g>`;
    }),
  ].join('');
}

function elementsOf(kind: Kind, style: FaceStyle): readonly string[] {
  const { classic = '', plain = classic } = FACES[kind] ?? {};
  const drawing = style === 'small' ? smallFace(kind) : style === 'plain' ? plain : classic;
  return drawing.match(ELEMENT) ?? [];
}

/** The index of characters and honours. */
function cornerOf(kind: Kind): string {
  const index = indexOf(kind);
  return index === undefined
    ? ''
    : `<text x="5" y="17" font-size="16" font-weight="700" fill="var(--tile-index)">${index}</text>`;
}

/** How a tile lies in a row. */
export interface PlacedTile {
  readonly kind: Kind;
  /** Turned sideways. */
  readonly across?: boolean;
  /** On the tile before it, which lies sideways. */
  readonly stacked?: boolean;
  /** Ringed, as it is spoken of. */
  readonly lit?: boolean;
}

/** A row of tiles as SVG, 88 high; `rise` is how far it stands out above, in the same unit. */
export interface TileRow {
  readonly markup: string;
  readonly width: number;
  readonly rise: number;
}

/** Lays tiles side by side. */
export function rowOf(tiles: readonly PlacedTile[]): TileRow {
  let markup = '';
  let end = 0;
  let rise = 0;
  const backs = tiles.length > 3 && tiles.every(({ kind }) => kind === FACE_DOWN) ? tiles.length : 0;
  if (backs > 0) return { markup: rowOfBacks(backs), width: backs * (TILE.width + 2) - 2, rise: 0 };
  for (const { kind, across = false, stacked = false, lit = false } of tiles) {
    const width = across ? TILE.height : TILE.width;
    const x = stacked ? end - width : end === 0 ? 0 : end + 2;
    markup += tileAt(kind, x, across, stacked) + (lit ? ringAt(x, width) : '');
    end = x + width;
    if (stacked) rise = TILE.width - (TILE.height - TILE.width);
  }
  return { markup, width: end, rise };
}

/** Tiles face down as two lines of dashes. */
const rowOfBacks = (count: number): string =>
  `<g stroke-dasharray="60 2"><path stroke="var(--tile-lip)" stroke-width="88" d="M0 44h${count * 62 - 2}"/><path stroke="var(--tile-back)" stroke-width="80" d="M0 40h${count * 62 - 2}"/></g>`;

function tileAt(kind: Kind, x: number, across: boolean, stacked: boolean): string {
  const href = `<use href="#${formatTile(kind)}"`;
  if (across)
    return `${href} transform="translate(${x} ${stacked ? TILE.height - TILE.width : TILE.height})rotate(-90)"/>`;
  return x === 0 ? `${href}/>` : `${href} x="${x}"/>`;
}

const ringAt = (x: number, width: number): string =>
  `<rect x="${x - 4}" y="-4" width="${width + 8}" height="${TILE.height + 8}" rx="10" fill="none" stroke="var(--ring)" stroke-width="5"/>`;

/** The inks of a picture without a page around it, which has no variables. */
const INKS: Readonly<Record<string, string>> = {
  '--tile-black': '#20242a',
  '--tile-red': '#b3261e',
  '--tile-blue': '#1d4f91',
  '--tile-green': '#1b6e3c',
  '--tile-index': '#4a4a42',
  '--tile-face': '#fffef9',
  '--tile-lip': '#e2d6b6',
  '--tile-back': '#2c8068',
  '--ring': '#d99a1c',
};

/** Replaces the variables of inks by colours. */
export const withColours = (markup: string): string =>
  markup.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => INKS[name] ?? whole);
