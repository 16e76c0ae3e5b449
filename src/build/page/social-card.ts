/** Makes what other sites show of a shared link: a picture of the page's tiles, and an embeddable table (oEmbed). */
import type { Kind } from '../../engine/tiles.ts';
import { escapeHtml } from '../../notation/markup.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { parseTile } from '../../notation/tiles.ts';
import { CARD, MOST } from '../../ui/Tile/faces/card.ts';
import { type StartTag, tagIn } from './tags.ts';

/** Folders of pictures and oEmbed files, relative to the site's root. */
const CARDS = 'cards/';
export const OEMBED = 'oembed/';
export const OEMBED_TYPE = 'application/json+oembed';

/** Tiles for a page with fewer than {@link FEWEST} face-up tiles. */
const TILES: readonly Kind[] = ['1s', '5p', '1m', 'E', 'C'].map(parseTile);
const FEWEST = 3;

/** The picture's address for these tiles, and back, relative to the site's root: "cards/1s-5p.png". */
export const cardOf = (tiles: readonly Kind[]): string => `${CARDS}${tiles.map(formatTile).join('-')}.png`;
export const tilesOfCard = (address: string): readonly Kind[] =>
  address.slice(CARDS.length, -'.png'.length).split('-').map(parseTile);

/**
 * Writes the elements that name a page's picture and its embed.
 * @param address relative to the site's root, such as `learn/british/`
 * @param home absolute address of the site's root
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
      : `<link rel="alternate" type="${OEMBED_TYPE}" href="${home}${OEMBED}${embed}.json" title="${escapeHtml(title)}">`;
  return (isFrame ? '' : image.join('')) + oembed;
}

/** The embed of a page, as "<kind>/<name>"; null where it has none. Example: "play/british/" gives "play/british". */
export function embedOn(address: string, tags: readonly StartTag[]): string | null {
  const [, own] = /^embed\/frame\/((?:scene|rule|question|play|score)\/[\w/-]+)\/$/.exec(address) ?? [];
  if (own !== undefined) return own;
  // A record that a reader opens is no table that a page could name.
  const [, table] = /^((?:play|score)\/(?!record\/)[\w-]+)\/$/.exec(address) ?? [];
  if (table !== undefined) return table;
  const [, question] = /^practice\/([\w-]+\/[\w-]+)\/$/.exec(address) ?? [];
  // A mixed practice page has no single kind of question.
  if (question !== undefined) return question.endsWith('/mixed') ? null : `question/${question}`;
  if (!address.startsWith('learn/')) return null;
  // A lesson is embedded as its first scene.
  const scene = tags.find(({ attributes }) => attributes['data-scene'] !== undefined);
  return scene ? `scene/${scene.attributes['data-scene']}` : null;
}

/** The first face-up tiles of a page, for its picture. */
export function tilesOn(tags: readonly StartTag[]): readonly Kind[] {
  const main = tags.findIndex(({ name }) => name === 'main');
  const found = tags
    .slice(Math.max(0, main))
    .flatMap(
      ({ name, attributes }) => (name === 'use' && /#t-(\w+)$/.exec(attributes['href'] ?? '')?.[1]) || [],
    )
    .slice(0, MOST)
    .map(parseTile);
  return found.length < FEWEST ? TILES : found;
}
