/** Writes the pictures and oEmbed files that pages name for other sites. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readEmbed } from '../notation/embed.ts';
import { heightFor } from '../notation/embed-heights.ts';
import { snippetsOf } from '../notation/snippets.ts';
import { cardMarkup } from '../ui/Tile/faces/card.ts';
import { type BuiltPage, builtPages } from './built-pages.ts';
import { OEMBED, OEMBED_TYPE, tilesOfCard } from './page/social-card.ts';
import { tagIn } from './page/tags.ts';

/** Width of an embed in oEmbed answers, in CSS pixels. */
const WIDTH = 640;

/**
 * Integration that writes them after the build, only where the host is known, as other sites need absolute addresses.
 */
export function shareIntegration(): AstroIntegration {
  let home = '';
  return {
    name: 'sparrow-sharing',
    hooks: {
      'astro:config:done': ({ config }) => {
        home = config.site ? new URL(`${config.base.replace(/\/$/, '')}/`, config.site).href : '';
      },
      'astro:build:done': async ({ dir }) => {
        if (home !== '') await writeShared(fileURLToPath(dir), home);
      },
    },
  };
}

/**
 * Writes each picture and each oEmbed file that a page names.
 * @param folder the build
 * @param home absolute address of the site's root
 * @throws Error where a page names an embed that has no frame
 */
export async function writeShared(folder: string, home: string): Promise<void> {
  const pages = Array.from(builtPages(folder), ({ address, tags }) => ({
    address,
    tags: tags.filter(({ name }) => name === 'link' || name === 'meta'),
  }));
  const frames = new Map(pages.map((page) => [page.address, page]));
  const site = pages.map((page) => metaOf(page, 'og:site_name')).find((name) => name !== undefined) ?? '';
  const cards = new Set(pages.flatMap((page) => metaOf(page, 'og:image')?.slice(home.length) ?? []));
  const embeds = new Map<string, string>();
  for (const { address, tags } of pages) {
    const href = tagIn(tags, 'link', { type: OEMBED_TYPE })?.attributes['href'];
    if (href === undefined) continue;
    const embed = href.slice(home.length + OEMBED.length, -'.json'.length);
    const frame = frames.get(`embed/frame/${embed}/`);
    const title = frame && tagIn(frame.tags, 'link', { type: OEMBED_TYPE })?.attributes['title'];
    if (title === undefined)
      throw new Error(`/${address} can be embedded as ${embed}, and that has no frame`);
    embeds.set(embed, title);
  }
  for (const [embed, title] of embeds)
    write(join(folder, OEMBED, `${embed}.json`), JSON.stringify(oembedOf(embed, title, site, home)));
  // Loaded only here, as builds without a host do not need it.
  const { default: sharp } = await import('sharp');
  for (const card of cards)
    write(
      join(folder, card),
      await sharp(Buffer.from(cardMarkup(tilesOfCard(card))))
        .png()
        .toBuffer(),
    );
}

const metaOf = ({ tags }: BuiltPage, property: string): string | undefined =>
  tagIn(tags, 'meta', { property })?.attributes['content'];

/** The oEmbed 1.0 answer of type "rich" for an embed. */
function oembedOf(embed: string, title: string, site: string, home: string): object {
  const [kind = '', ...of] = embed.split('/');
  const name = of.join('/');
  const height = heightFor(readEmbed({ [kind]: name }), WIDTH);
  const { iframe } = snippetsOf([[kind, name]], { site: home, home, fallback: title, height });
  return {
    version: '1.0',
    type: 'rich',
    title,
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
