/**
 * Turns fenced blocks ` ```mahjong ` and tiles between colons into embeds, for any Markdown engine. This folder imports
 * nothing from outside itself: copy it into your site, and pass remark.ts or markdown-it.ts to your engine.
 */

export interface Options {
  /** The address of the tutorial's site, such as `https://your.site/`; with or without a slash at its end. */
  readonly site: string;
  /** The game for blocks that name none, such as "hong-kong". */
  readonly game?: string;
}

/** The address of the site's root, with a slash at its end. @throws Error where the options name no site */
export function rootOf({ site }: Options): string {
  // Configurations are often plain JavaScript, where nothing checks them.
  if (!site) throw new Error('mahjong: “site” is missing, the address of the tutorial');
  return site.replace(/\/*$/, '/');
}

/** The `<mahjong-embed>` element that a block becomes. */
export interface Embed {
  readonly attributes: Readonly<Record<string, string>>;
  /** The link text for readers without scripts. */
  readonly fallback: string;
  /** One sentence per line that could not be read; the page shows them beside the element. */
  readonly faults: readonly string[];
}

/** The language of a fenced block that is an embed. */
export const FENCE = 'mahjong';

/** A line that is an attribute: `question: changchun/win`. */
const ATTRIBUTE = /^([a-z]+): *(.+)$/;
const TITLE = /^ *title: *(?:(["'])(.*)\1|(.*)) *$/m;

/**
 * The attributes of each kind of embed, besides its own name. A hand to score is of kind `score`, with a `hand`.
 */
const KINDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['scene', ['step']],
  ['rule', []],
  ['question', ['seed', 'at', 'grade', 'rules']],
  ['drill', ['seed', 'grade', 'rules', 'count']],
  ['score', ['hand', 'seat', 'round', 'riichi', 'dora', 'ura', 'preset']],
  ['hand', ['game', 'ask', 'seat', 'round', 'riichi', 'dora', 'ura']],
  ['play', ['seed']],
  ['record', []],
  ['card', []],
]);
/** Attributes that every kind has. The title is what is read where the embed is not shown. */
const LOOK: readonly string[] = ['theme', 'tiles', 'words', 'title', 'background'];

/**
 * Reads a block as one of three forms: a scene (it has `title:`, `deal:` or `script:`), attribute lines (`question:
 * changchun/win`), or a hand in notation (`123m 55p`). Passes on known attributes only, as the author of Markdown may
 * not be trusted with others, such as `onclick` or `style`.
 */
export function embedOf(block: string, { game }: Options): Embed {
  const own: Record<string, string> = game === undefined ? {} : { game };
  const text = block.trim();
  if (text === '') return { attributes: {}, fallback: 'Mahjong', faults: ['the block is empty'] };
  const lines = /^ *(?:deal|script):/m.test(text) ? null : attributesOf(block, own);
  if (lines) return lines;
  if (/^ *(?:title|deal|script):/m.test(text)) {
    const [, , quoted, plain] = TITLE.exec(text) ?? [];
    const named = /^ *game:/m.test(text) ? {} : own;
    return { attributes: { text, ...named }, fallback: quoted ?? plain ?? 'A table', faults: [] };
  }
  const [first = ''] = text.split('\n', 1);
  const [, name] = ATTRIBUTE.exec(first) ?? [];
  // A hand has no colon: this is a line whose name is misspelt.
  if (name !== undefined) {
    const fault = `line 1: “${shortenText(name)}” is none of ${[...KINDS.keys()].join(', ')}`;
    return { attributes: {}, fallback: first, faults: [fault] };
  }
  return handOf(text, own);
}

/** Reads a block as a hand in notation. It accepts any text, since the element reports what is wrong with a hand. */
function handOf(text: string, own: Record<string, string>): Embed {
  const hand = text.replace(/\s*\n\s*/g, ' ');
  return { attributes: { hand, ...own }, fallback: hand, faults: [] };
}

/** Reads a block of attribute lines; null where no line names a kind. */
function attributesOf(block: string, own: Record<string, string>): Embed | null {
  const lines = block.split('\n').map((line, i) => {
    const [, name = '', value = ''] = ATTRIBUTE.exec(line.trim()) ?? [];
    return { number: i + 1, text: line.trim(), name, value };
  });
  const kind = [...KINDS.keys()].find((each) => lines.some(({ name }) => name === each));
  if (kind === undefined) return null;
  const known = new Set([kind, ...(KINDS.get(kind) ?? []), ...LOOK]);
  const attributes: Record<string, string> = kind === 'hand' ? { ...own } : {};
  const faults: string[] = [];
  const read = new Set<string>();
  for (const { number, text, name, value } of lines) {
    if (text === '') continue;
    if (!known.has(name))
      faults.push(`line ${number}: “${shortenText(name || text)}” is no attribute of ${kind}`);
    else if (read.has(name)) faults.push(`line ${number}: “${name}” stands there twice`);
    else attributes[name] = value;
    read.add(name);
  }
  return { attributes, fallback: attributes['title'] ?? attributes[kind] ?? '', faults };
}

/** Cuts a text to forty characters. */
const shortenText = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

const nameIn = (of: string | undefined): string | undefined =>
  /^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(of ?? '') ? of : undefined;

/**
 * The address of what an embed shows, for readers without scripts: the rule, the practice, the table to play at, or the
 * frame itself; the site where a block has something of its own.
 */
export function hrefOf({ attributes }: Embed, options: Options): string {
  const site = rootOf(options);
  const { scene, rule, question, drill, play, card, score, record, hand } = attributes;
  const [game, id] = nameIn(rule)?.split('/') ?? [];
  if (id !== undefined) return `${site}rules/${game}/#${id}`;
  const [deal] = /v=1&game=riichi&[\w&=~.,:%!*'()+-]+&end$/.exec(record ?? '') ?? [];
  if (deal !== undefined) return `${site}play/riichi/#${deal}`;
  if (nameIn(scene) !== undefined) return `${site}embed/frame/scene/${scene}/`;
  const practice = nameIn(question) ?? nameIn(drill);
  if (practice !== undefined) return `${site}practice/${practice}/`;
  if (nameIn(play) !== undefined) return `${site}play/${play}/`;
  if (nameIn(card) !== undefined) return `${site}learn/${card}/sheet/`;
  if (nameIn(score) !== undefined) return `${site}score/${score}/`;
  return hand === undefined ? site : `${site}embed/#v=1&hand=${encodeURIComponent(hand)}`;
}

/** Size of every picture of a table, in CSS pixels. */
const PICTURE = { width: '640', height: '400' };

/**
 * What an embed looks like where no script runs. `table` stands in its link; where a hand is written, `tiles` stand
 * behind it, for readers without scripts alone, since a script draws them itself.
 */
export function stillsOf(
  { attributes }: Embed,
  options: Options,
): { readonly table: Still | null; readonly tiles: readonly Still[] } {
  const site = rootOf(options);
  const { scene, rule, question, drill, play, score, record, hand } = attributes;
  const named = Object.entries({ scene, rule, question: question ?? drill, play, score })
    .flatMap(([kind, of]) => (nameIn(of) === undefined ? [] : [`${kind}/${of}`]))
    .at(0);
  const of = record === undefined ? named : 'play/riichi';
  const src = `${site}embed/picture/${of}.svg`;
  return {
    table: of === undefined || hand !== undefined ? null : { src, alt: '', ...PICTURE, loading: 'lazy' },
    tiles: tilesIn(hand ?? '').map((tile) => pictureOf(tile, site)),
  };
}

/** The line to show beside an element with faults; null where it has none. */
export const faultText = ({ faults }: Embed): string | null =>
  faults.length === 0 ? null : `mahjong: ${faults.join('; ')}.`;

/** A piece of a text line: plain text, or the tiles between two colons. */
export type LinePiece = string | readonly Still[];

/** The attributes of an `<img>`; sizes in CSS pixels. */
export interface Still {
  readonly src: string;
  readonly alt: string;
  readonly width: string;
  readonly height: string;
  readonly loading?: 'lazy';
}

const TILE_RUN = /(?<![\w:]):((?:(?:[1-9]|0|r5)+[mps]|[1-8]+f|[1-7]+z|[ESWNCFPX]+)+):(?![\w:])/g;

/** Splits a line at its tiles: `wait for :25s:` gives the text "wait for " and two pictures. */
export function piecesOf(text: string, options: Options): LinePiece[] {
  const site = rootOf(options);
  const pieces: LinePiece[] = [];
  let end = 0;
  for (const found of text.matchAll(TILE_RUN)) {
    if (found.index > end) pieces.push(text.slice(end, found.index));
    pieces.push(tilesIn(found[1] ?? '').map((tile) => pictureOf(tile, site)));
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** Honours as `1z` to `7z`: the winds, then the white, the green and the red dragon. */
const HONOURS_BY_NUMBER = 'ESWNPFC';

/** Splits a run of tiles: `25sE` gives `2s`, `5s`, `E`, and so does `25s1z`; a red five is `0s` or `r5s`. */
const tilesIn = (run: string): string[] =>
  [...run.replaceAll('r5', '0').matchAll(/(\d+)([mpsfz])|[ESWNCFPX]/g)].flatMap(([honour, ranks, suit]) =>
    ranks === undefined
      ? [honour]
      : [...ranks].map((rank) => (suit === 'z' ? HONOURS_BY_NUMBER.charAt(Number(rank) - 1) : rank + suit)),
  );

const pictureOf = (tile: string, site: string): Still => ({
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
  _: 'a tile face down',
};
const FLOWERS = ['plum', 'orchid', 'chrysanthemum', 'bamboo flower'];
const SEASONS = ['spring', 'summer', 'autumn', 'winter'];

/** The English name of a tile, as alternative text: `2s` gives "2 of bamboo", `5f` gives "spring (season 1)". */
export function nameOf(tile: string): string {
  const [rank = '', suit] = tile;
  if (suit === undefined) return OTHERS[rank] ?? tile;
  if (suit !== 'f') return `${rank === '0' ? 'red 5' : rank} of ${SUITS[suit] ?? suit}`;
  const number = Number(rank);
  return number > 4
    ? `${SEASONS[number - 5]} (season ${number - 4})`
    : `${FLOWERS[number - 1]} (flower ${number})`;
}
