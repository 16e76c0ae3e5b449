/**
 * What a fenced block ` ```mahjong ` and tiles between colons become, for any Markdown engine. This folder imports
 * nothing from outside itself: copy it into your site, and pass remark.ts or markdown-it.ts to your engine.
 */

export interface Options {
  /** The address of the tutorial's site, with the slash at its end. */
  readonly site: string;
  /** The game of what names none. */
  readonly game?: string;
}

/** The element that a block becomes. */
export interface Embed {
  readonly attributes: Readonly<Record<string, string>>;
  /** What readers without scripts are told. */
  readonly fallback: string;
}

/** The language of a fence that is an embed. */
export const FENCE = 'mahjong';

const ATTRIBUTE = /^([a-z]+): *(.+)$/;
const KINDS = ['scene', 'rule', 'question', 'drill', 'hand', 'score', 'play'];
const TITLE = /^ *title: *(?:(["'])(.*)\1|(.*)) *$/m;

/**
 * A block is the text of a scene (it has `title:` or `deal:`), attributes a line (`question: changchun/win`), or a
 * hand in notation.
 */
export function embedOf(block: string, { game }: Options): Embed {
  const own: Record<string, string> = game === undefined ? {} : { game };
  const text = block.trim();
  if (/^(?:title|deal|script):/m.test(text)) {
    const [, , quoted, plain] = TITLE.exec(text) ?? [];
    const named = /^game:/m.test(text) ? {} : own;
    return { attributes: { text, ...named }, fallback: quoted ?? plain ?? 'A table' };
  }
  const lines = text.split('\n').map((line) => line.trim());
  const pairs = lines.flatMap((line) => {
    const [, name = '', value = ''] = ATTRIBUTE.exec(line) ?? [];
    return name === '' ? [] : [[name, value] as const];
  });
  const attributes = Object.fromEntries(pairs);
  const kind = KINDS.find((each) => each in attributes);
  if (pairs.length === lines.length && kind) {
    const named = kind === 'hand' && !('game' in attributes) ? own : {};
    return { attributes: { ...attributes, ...named }, fallback: attributes[kind] ?? '' };
  }
  const hand = lines.join(' ');
  return { attributes: { hand, ...own }, fallback: hand };
}

/** A piece of a line: text, or the tiles that stood between two colons. */
export type Piece = string | readonly Picture[];

/** A tile as a picture. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly width: string;
  readonly height: string;
}

const RUN = /:((?:[1-9]+[mps]|[1-8]+f|[ESWNCFPX]+)+):/g;

/** Splits a line at its tiles: `wait for :25s:` has two pictures. */
export function piecesOf(text: string, { site }: Options): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(RUN)) {
    if (found.index > end) pieces.push(text.slice(end, found.index));
    pieces.push(tilesIn(found[1] ?? '').map((tile) => pictureOf(tile, site)));
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** `25sE` as `2s`, `5s`, `E`. */
const tilesIn = (run: string): string[] =>
  [...run.matchAll(/([1-9]+)([mpsf])|[ESWNCFPX]/g)].flatMap(([honour, ranks, suit]) =>
    ranks === undefined ? [honour] : [...ranks].map((rank) => rank + suit),
  );

const pictureOf = (tile: string, site: string): Picture => ({
  src: `${site}embed/tiles/${tile}.svg`,
  alt: nameOf(tile),
  width: '18',
  height: '24',
});

const SUITS: Readonly<Record<string, string>> = { m: 'characters', p: 'dots', s: 'bamboo' };
const OTHERS: Readonly<Record<string, string>> = {
  E: 'east wind',
  S: 'south wind',
  W: 'west wind',
  N: 'north wind',
  C: 'red dragon',
  F: 'green dragon',
  P: 'white dragon',
  X: 'joker',
};
const FLOWERS = ['plum', 'orchid', 'chrysanthemum', 'bamboo flower'];
const SEASONS = ['spring', 'summer', 'autumn', 'winter'];

/** A tile in words, for those who do not see its picture. */
export function nameOf(tile: string): string {
  const [rank = '', suit] = tile;
  if (suit === undefined) return OTHERS[rank] ?? tile;
  if (suit !== 'f') return `${rank} of ${SUITS[suit] ?? suit}`;
  const number = Number(rank);
  return number > 4
    ? `${SEASONS[number - 5]} (season ${number - 4})`
    : `${FLOWERS[number - 1]} (flower ${number})`;
}
