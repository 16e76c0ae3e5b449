/** What other sites show of a link to this one: a title, a picture of the page's own tiles, and a table to embed. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Kind } from '../engine/tiles.ts';
import { wanted } from '../notation/embed.ts';
import { roomFor } from '../notation/embed-heights.ts';
import { escaped, unescaped } from '../notation/markup.ts';
import { snippetsOf } from '../notation/snippets.ts';
import { parseTile } from '../notation/tiles.ts';
import { CARD, cardMarkup, MOST } from '../views/Tile/faces/card.ts';
import { type BuiltPage, builtPages, tagsOf } from './html.ts';

/** Where cards and descriptions lie, from the site's root. */
const CARDS = 'cards';
const OEMBED = 'oembed';
/** The tiles of a page that has hardly any. */
const TILES: readonly Kind[] = ['1s', '5p', '1m', 'E', 'C'].map(parseTile);
const FEWEST = 3;
/** How wide an embed is where nobody says, in CSS pixels. */
const WIDTH = 640;

/** After the build, where the host is known: whoever reads a link needs whole addresses. */
export function sharing(): AstroIntegration {
  let home = '';
  return {
    name: 'sparrow-sharing',
    hooks: {
      'astro:config:done': ({ config }) => {
        home = config.site ? new URL(`${config.base.replace(/\/$/, '')}/`, config.site).href : '';
      },
      'astro:build:done': async ({ dir }) => {
        if (home !== '') await share(fileURLToPath(dir), home);
      },
    },
  };
}

/**
 * Writes cards and descriptions, and names them in each page.
 * @param folder the build
 * @param home the site's root, as a whole address
 */
export async function share(folder: string, home: string): Promise<void> {
  const pages = builtPages(folder).filter(({ address }) => isShown(address));
  const titles = new Map(pages.map((page) => [page.address, titleOf(page)]));
  const cards = new Map<string, readonly Kind[]>();
  for (const page of pages) {
    const embed = embedOn(page);
    const isFrame = page.address.startsWith('embed/frame/');
    const lines: string[] = [];
    if (!isFrame) {
      const tiles = tilesOn(page);
      const card = cardName(tiles);
      cards.set(card, tiles);
      lines.push(...metaOf(page, home, home + card));
    }
    const title = embed === null ? undefined : titles.get(`embed/frame/${embed}/`);
    if (embed !== null && title !== undefined) {
      lines.push(
        `<link rel="alternate" type="application/json+oembed" href="${home}${OEMBED}/${embed}.json" title="${escaped(title.own)}">`,
      );
      if (isFrame) write(join(folder, OEMBED, `${embed}.json`), JSON.stringify(oembedOf(embed, title, home)));
    }
    const end = page.html.indexOf('</head>');
    writeFileSync(page.file, page.html.slice(0, end) + lines.join('') + page.html.slice(end));
  }
  // Only who names a host needs it.
  const { default: sharp } = await import('sharp');
  for (const [path, tiles] of cards) {
    write(
      join(folder, path),
      await sharp(Buffer.from(cardMarkup(tiles)))
        .png()
        .toBuffer(),
    );
  }
}

/** A page that is nowhere to be found is not shared either. */
const isShown = (address: string): boolean => !/^(?:404\.html|offline\/)$/.test(address);

/** What can be embedded of what a page shows: its kind and its name; null where nothing can. */
export function embedOn({ address, html }: Pick<BuiltPage, 'address' | 'html'>): string | null {
  const [, own] = /^embed\/frame\/((?:scene|rule|question|play|score)\/[\w/-]+)\/$/.exec(address) ?? [];
  if (own !== undefined) return own;
  const [, table] = /^((?:play|score)\/[\w-]+)\/$/.exec(address) ?? [];
  if (table !== undefined) return table;
  const [, question] = /^practice\/([\w-]+\/[\w-]+)\/$/.exec(address) ?? [];
  if (question !== undefined) return `question/${question}`;
  // A lesson is shown by its first scene.
  const [, scene] = (address.startsWith('learn/') && /data-scene="([\w-]+\/[\w-]+)"/.exec(html)) || [];
  return scene === undefined ? null : `scene/${scene}`;
}

/** The first tiles that lie face up on a page. */
export function tilesOn({ html }: Pick<BuiltPage, 'html'>): readonly Kind[] {
  const main = html.slice(Math.max(0, html.indexOf('<main')));
  // The plain drawing of the same tile is called `t-E-plain`.
  const found = [...main.matchAll(/<use\b[^>]*\shref="#t-(\w+)"/g)]
    .slice(0, MOST)
    .map(([, tile = '']) => parseTile(tile));
  return found.length < FEWEST ? TILES : found;
}

const cardName = (tiles: readonly Kind[]): string =>
  `${CARDS}/${createHash('sha256').update(tiles.join(' ')).digest('hex').slice(0, 12)}.png`;

/** A page's own title, and the site's behind it. */
function titleOf({ html }: BuiltPage): Title {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const parts = unescaped(title).split(' · ');
  const site = parts.at(-1) ?? '';
  return { own: parts.slice(0, -1).join(' · ') || site, site };
}

interface Title {
  readonly own: string;
  readonly site: string;
}

function metaOf(page: BuiltPage, home: string, card: string): string[] {
  const { own, site } = titleOf(page);
  const head = page.html.slice(0, page.html.indexOf('</head>'));
  const described = tagsOf(head).find(({ attributes }) => attributes.get('name') === 'description');
  const properties = {
    'og:type': 'website',
    'og:site_name': site,
    'og:title': own,
    'og:description': described?.attributes.get('content') ?? '',
    'og:url': home + page.address,
    'og:image': card,
    'og:image:width': `${CARD.width}`,
    'og:image:height': `${CARD.height}`,
  };
  return [
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** As the oEmbed specification has it, version 1.0: a table to put into a page. */
function oembedOf(embed: string, { own, site }: Title, home: string): object {
  const [kind = '', ...of] = embed.split('/');
  const name = of.join('/');
  const height = roomFor(wanted({ [kind]: name }), WIDTH);
  const { iframe } = snippetsOf([[kind, name]], { site: home, home, fallback: own, height });
  return {
    version: '1.0',
    type: 'rich',
    title: own,
    provider_name: site,
    provider_url: home,
    width: WIDTH,
    height,
    html: iframe,
  };
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
