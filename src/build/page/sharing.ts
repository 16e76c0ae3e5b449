/** What other sites show of a link to a page: a picture of the tiles that lie on it, and a table to embed. */
import type { Kind } from '../../engine/tiles.ts';
import { escaped } from '../../notation/markup.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { parseTile } from '../../notation/tiles.ts';
import { CARD, MOST } from '../../ui/Tile/faces/card.ts';
import { type StartTag, tagIn } from './tags.ts';

/** Where cards and descriptions lie, from the site's root. */
const CARDS = 'cards/';
export const OEMBED = 'oembed/';
export const OEMBED_TYPE = 'application/json+oembed';

/** The tiles of a page that has hardly any. */
const TILES: readonly Kind[] = ['1s', '5p', '1m', 'E', 'C'].map(parseTile);
const FEWEST = 3;

/** The address of the picture of these tiles, and the tiles of an address; from the site's root. */
export const cardOf = (tiles: readonly Kind[]): string => `${CARDS}${tiles.map(formatTile).join('-')}.png`;
export const tilesOfCard = (address: string): readonly Kind[] =>
  address.slice(CARDS.length, -'.png'.length).split('-').map(parseTile);

/**
 * The elements that name a page's picture and its table.
 * @param address from the site's root, such as `learn/british/`
 * @param home the site's root, as a whole address
 */
export function sharingElements(tags: readonly StartTag[], address: string, home: string): string {
  const isFrame = address.startsWith('embed/frame/');
  const image = Object.entries({
    'og:image': home + cardOf(tilesOn(tags)),
    'og:image:width': CARD.width,
    'og:image:height': CARD.height,
  }).map(([property, content]) => `<meta property="${property}" content="${content}">`);
  const embed = embedOn(address, tags);
  const title = tagIn(tags, 'title')?.text.replace(/ · [^·]*$/, '') ?? '';
  const oembed =
    embed === null
      ? ''
      : `<link rel="alternate" type="${OEMBED_TYPE}" href="${home}${OEMBED}${embed}.json" title="${escaped(title)}">`;
  return (isFrame ? '' : image.join('')) + oembed;
}

/** What can be embedded of what a page shows: its kind and its name; null where nothing can. */
export function embedOn(address: string, tags: readonly StartTag[]): string | null {
  const [, own] = /^embed\/frame\/((?:scene|rule|question|play|score)\/[\w/-]+)\/$/.exec(address) ?? [];
  if (own !== undefined) return own;
  const [, table] = /^((?:play|score)\/[\w-]+)\/$/.exec(address) ?? [];
  if (table !== undefined) return table;
  const [, question] = /^practice\/([\w-]+\/[\w-]+)\/$/.exec(address) ?? [];
  // Questions of every kind are no question that can be named.
  if (question !== undefined) return question.endsWith('/mixed') ? null : `question/${question}`;
  if (!address.startsWith('learn/')) return null;
  // A lesson is shown by its first scene.
  const scene = tags.find(({ attributes }) => attributes['data-scene'] !== undefined);
  return scene ? `scene/${scene.attributes['data-scene']}` : null;
}

/** The first tiles that lie face up on a page. */
export function tilesOn(tags: readonly StartTag[]): readonly Kind[] {
  const main = tags.findIndex(({ name }) => name === 'main');
  const found = tags
    .slice(Math.max(0, main))
    // The plain drawing of the same tile is called `t-E-plain`.
    .flatMap(
      ({ name, attributes }) => (name === 'use' && /#t-(\w+)$/.exec(attributes['href'] ?? '')?.[1]) || [],
    )
    .slice(0, MOST)
    .map(parseTile);
  return found.length < FEWEST ? TILES : found;
}
