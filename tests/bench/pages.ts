/**
 * What a page weighs: everything a reader's browser fetches for it, as brotli, pictures and fonts aside. What play and
 * practice load until their first answer is measured in a browser (tests/e2e/waking.spec.ts).
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Figure, Section } from './report.ts';

export const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

const PLAIN_WANTED = 12_000;
const WITH_WIDGETS_WANTED = 45_000;
const FONTS_WANTED = 70_000;
const MOST_FONTS = 2;

/** Where the site lives on its host, as the build says: "/" or "/sub/dir/". */
export function rootOf(html: string): string {
  return html.match(/<html[^>]* data-base="([^"]*)"/)?.[1] ?? '/';
}

interface Weight {
  readonly html: number;
  readonly css: number;
  /** Scripts of the page itself. */
  readonly scripts: number;
  /** What widgets add that wake by themselves. */
  readonly awake: number;
  /** What the press adds that wakes the heaviest of those that sleep: not counted. */
  readonly pressed: number;
  /** What these may import besides, when it is needed: not counted. */
  readonly later: number;
  readonly hasWidgets: boolean;
  /** Every file counted but the page. */
  readonly files: readonly string[];
  readonly fonts: readonly number[];
}

const sizes = new Map<string, number>();

function brotli(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const read = readFileSync(file);
  const size = brotliCompressSync(read, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  sizes.set(file, size);
  return size;
}

const STATIC = /(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g;
const DYNAMIC = /\bimport\(\s*["'`](\.[^"'`]+)["'`]/g;

/** The scripts and everything they import: at once, or also what they may import later. */
function withImports(scripts: readonly string[], imports: readonly RegExp[]): Set<string> {
  const all = new Set<string>();
  const add = (file: string): void => {
    if (all.has(file)) return;
    all.add(file);
    const text = readFileSync(join(dist, file), 'utf8');
    for (const pattern of imports) {
      for (const [, path = ''] of text.matchAll(pattern)) add(posix.join(posix.dirname(file), path));
    }
  };
  for (const script of scripts) add(script);
  return all;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0);
const sizeOf = (files: Iterable<string>): number => sum([...files].map((file) => brotli(join(dist, file))));

function weigh(page: string): Weight {
  const html = readFileSync(join(dist, page), 'utf8');
  const root = rootOf(html);
  const found = (pattern: RegExp): string[] =>
    [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))].map((path) =>
      path.startsWith(root) ? path.slice(root.length) : path,
    );
  const styles = found(/<link[^>]* rel="stylesheet"[^>]* href="([^"]+)"/g);
  const scripts = found(/<script[^>]* src="([^"]+)"/g);
  const fonts = found(/<link[^>]* rel="preload"[^>]* href="([^"]+\.woff2)"/g);
  const widgets = widgetsIn(html);
  const awake = widgets.flatMap(({ script, wakes }) => (wakes ? [script] : []));
  const own = withImports(scripts, [STATIC]);
  const all = withImports([...scripts, ...awake], [STATIC]);
  const woken = widgets.map(({ script }) => withImports([...all, script], [STATIC]));
  const ever = withImports(
    widgets.map(({ script }) => script),
    [STATIC, DYNAMIC],
  );
  const pressed = Math.max(0, ...woken.map((files) => sizeOf(files) - sizeOf(all)));
  return {
    html: brotli(join(dist, page)),
    css: sizeOf(styles),
    scripts: sizeOf(own),
    awake: sizeOf(all) - sizeOf(own),
    pressed,
    later: Math.max(0, sizeOf(new Set([...all, ...ever])) - sizeOf(all) - pressed),
    hasWidgets: widgets.length > 0,
    files: [...styles, ...all],
    fonts: fonts.map((font) => statSync(join(dist, font)).size),
  };
}

interface SleepingWidget {
  /** Its script, which is called what its folder is. */
  readonly script: string;
  /** It wakes by itself: as soon as the page stands, or once it is in sight. */
  readonly wakes: boolean;
}

/** The widgets of a page. @throws Error where one has no script */
function widgetsIn(html: string): SleepingWidget[] {
  const scripts = readdirSync(join(dist, '_astro'));
  return [...html.matchAll(/<div data-widget="(\w+)"([^>]*)>/g)].map(([, widget = '', rest = '']) => {
    const script = scripts.find((file) => file.startsWith(`${widget}.`) && file.endsWith('.js'));
    if (script === undefined) throw new Error(`there is no script of the widget "${widget}"`);
    return { script: `_astro/${script}`, wakes: /\sdata-(?:eager|seen)(?=[\s=]|$)/.test(rest) };
  });
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function figure(page: string, weight: Weight): Figure {
  const total = weight.html + weight.css + weight.scripts + weight.awake;
  const most = weight.hasWidgets ? WITH_WIDGETS_WANTED : PLAIN_WANTED;
  return {
    figure: `${page} (${[weight.html, weight.css, weight.scripts, weight.awake, weight.pressed, weight.later].map((each) => (each / 1000).toFixed(1)).join(' + ')})`,
    ours: kilobytes(total),
    wanted: `≤ ${kilobytes(most)}`,
    met: total <= most,
  };
}

const content = fileURLToPath(new URL('../../content/', import.meta.url));

/** A lesson lies at learn/<game>/<lesson>/, and is written in content/<game>/<number>-<lesson>.mdx. */
const lessons = (pages: readonly string[]): string[] =>
  pages.filter((page) => {
    const [, game = '', name = ''] = /(?:^|\/)learn\/([^/]+)\/([^/]+)\/index\.html$/.exec(page) ?? [];
    return (
      game !== '' &&
      readdirSync(join(content, game)).some((file) => /^\d+-(.*)\.mdx$/.exec(file)?.[1] === name)
    );
  });

export function pagesSection(): Section {
  const title = 'Page weights';
  if (!existsSync(join(dist, 'index.html'))) {
    return { title, notes: ['There is no build: npm run build'], figures: [] };
  }
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((page) => page.replaceAll('\\', '/'))
    .filter((page) => page.endsWith('.html'))
    .sort();
  const weights = new Map(pages.map((page) => [page, weigh(page)]));
  const asked = ['index.html', ...lessons(pages)];
  const figures = asked.flatMap((page) => {
    const weight = weights.get(page);
    return weight ? [figure(page.replace(/index\.html$/, '') || 'home', weight)] : [];
  });
  const plain = lessons(pages).flatMap((page) => weights.get(page) ?? []);
  const bare = plain.map((weight) => weight.html + weight.css + weight.scripts);
  if (bare.length > 0) {
    figures.push({
      figure: 'the lightest and the heaviest lesson before its widgets wake',
      ours: `${kilobytes(Math.min(...bare))}, ${kilobytes(Math.max(...bare))}`,
    });
  }
  const fonts = [...weights.values()].map((weight) => weight.fonts);
  const most = Math.max(...fonts.map((each) => each.length));
  const heaviest = Math.max(...fonts.map(sum));
  figures.push({
    figure: 'fonts preloaded by a page, at most',
    ours: `${most}, ${kilobytes(heaviest)}`,
    wanted: `≤ ${MOST_FONTS}, ≤ ${kilobytes(FONTS_WANTED)}`,
    met: most <= MOST_FONTS && heaviest <= FONTS_WANTED,
  });
  const files = [...new Set(asked.flatMap((page) => weights.get(page)?.files ?? []))]
    .map((file) => ({ file, size: brotli(join(dist, file)) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, 10)
    .map(({ file, size }) => `${posix.basename(file)} ${kilobytes(size)}`);
  return {
    title,
    notes: [
      `The last build's ${pages.length} pages, brotli 11. In brackets: HTML with its tiles + style sheets + scripts + widgets that`,
      'wake by themselves + what the press adds that wakes the heaviest other one + what these may import later (the last',
      'two not counted). Without widgets a page may weigh 12 kB, with them 45 kB.',
      `The heaviest files: ${files.join(', ')}`,
    ],
    figures,
  };
}
