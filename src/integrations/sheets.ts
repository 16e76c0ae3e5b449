/** Style sheets as pages load them: two a page, and each rule once. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { builtPages, filesBelow, type Tag, tagsOf } from './html.ts';
import { sheetFaults } from './sheet-faults.ts';

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/** Gives pages their sheets, and fails the build over what not every browser understands. */
export function sheets(): AstroIntegration {
  const asked: Sheets = { ofPages: new Set(), ofScripts: new Set() };
  return {
    name: 'sparrow-sheets',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [onPages(asked)] } });
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const lost = [...asked.ofScripts].filter((sheet) => !asked.ofPages.has(sheet));
        if (lost.length > 0)
          throw new Error(
            `No page draws what these belong to: import the widget where it is mounted.\n  ${lost.join('\n  ')}`,
          );
        joinSheets(folder);
        const faults = sheetsIn(folder).flatMap((path) =>
          sheetFaults(readFileSync(join(folder, path), 'utf8')).map((fault) => `${path}: ${fault}`),
        );
        if (faults.length > 0)
          throw new Error(`Not every browser understands these:\n  ${faults.join('\n  ')}`);
      },
    },
  };
}

const EMPTY = '\0on-the-page';

/**
 * Whatever draws a widget in the browser has drawn it on the page before, with its sheets: scripts bring none of
 * their own. Otherwise every sheet is built twice, and each page loads those of all widgets that any page has.
 */
const onPages = (sheets: Sheets): Plugin => ({
  name: 'sparrow-sheets-on-pages',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('.css')) return null;
    const sheet = await this.resolve(source, importer, { skipSelf: true });
    const isScript = this.environment.name === 'client';
    if (sheet) (isScript ? sheets.ofScripts : sheets.ofPages).add(sheet.id);
    return isScript ? EMPTY : sheet;
  },
  load: (id) => (id === EMPTY ? 'export {};' : null),
});

/** Where frames lie, from the site's root. */
const FRAMES = 'embed/frame/';

/** The sheets that modules ask for, as files. */
interface Sheets {
  readonly ofPages: Set<string>;
  readonly ofScripts: Set<string>;
}

/**
 * Joins the many small sheets of each page to two: what the most pages have, which is loaded once for the whole
 * site, and what pages of this kind have besides.
 * @param folder the build
 */
export function joinSheets(folder: string): void {
  const pages = builtPages(folder).map((page) => {
    const links = tagsOf(page.html).filter(isSheet);
    return { ...page, links, hrefs: links.map(({ attributes }) => attributes.get('href') ?? '') };
  });
  const all = [...new Set(pages.flatMap(({ hrefs }) => hrefs))];
  const texts = new Map(all.map((href) => [href, readFileSync(fileOf(folder, href), 'utf8').trim()]));
  // Frames stand in other people's pages: what they have in common is no page's.
  const ofSite = pages.filter(({ address }) => !address.startsWith(FRAMES));
  const uses = new Map(all.map((href) => [href, ofSite.filter(({ hrefs }) => hrefs.includes(href)).length]));
  const most = Math.max(...uses.values());
  const common = all.filter((href) => uses.get(href) === most);
  const written = new Set<string>();
  /** The tags of joined sheets, by their addresses: many pages have the same. */
  const tags = new Map<string, string>();
  const joined = (hrefs: readonly string[]): string => {
    const key = hrefs.join(' ');
    const tag = tags.get(key) ?? tagOf(hrefs);
    tags.set(key, tag);
    return tag;
  };
  const tagOf = (hrefs: readonly string[]): string => {
    const text = hrefs.flatMap((href) => texts.get(href) || []).join('\n');
    const [first] = hrefs;
    if (first === undefined || text === '') return '';
    const name = nameOf(text);
    const href = first.replace(basename(first), name);
    writeFileSync(fileOf(folder, href), text);
    written.add(name);
    return `<link rel="stylesheet" href="${href}">`;
  };
  for (const { file, html, links, hrefs } of pages) {
    const [first] = links;
    if (!first) continue;
    const shared = common.every((href) => hrefs.includes(href)) ? common : [];
    const own = hrefs.filter((href) => !shared.includes(href));
    const between = links.map(({ end }, i) => html.slice(end, links[i + 1]?.start));
    const sheets = [joined(shared), joined(own)];
    writeFileSync(file, [html.slice(0, first.start), ...sheets, ...between].join(''));
  }
  // Scripts and data may name a sheet too; whatever nobody names any more goes.
  const others = filesBelow(folder).filter((path) => !/\.(?:css|html)$/.test(path));
  const named = others.map((path) => readFileSync(join(folder, path), 'latin1')).join('\n');
  for (const path of sheetsIn(folder)) {
    if (!written.has(basename(path)) && !named.includes(basename(path))) rmSync(join(folder, path));
  }
}

/** A sheet is called by what it says. */
const nameOf = (text: string): string =>
  `${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.css`;

const sheetsIn = (folder: string): string[] => filesBelow(folder).filter((path) => path.endsWith('.css'));

const isSheet = (tag: Tag): boolean =>
  tag.name === 'link' && tag.attributes.get('rel') === 'stylesheet' && tag.attributes.has('href');

/** The file of a sheet's address: all of them lie in one folder right below the site's root. */
const fileOf = (folder: string, href: string): string => join(folder, ...href.split('/').slice(-2));
