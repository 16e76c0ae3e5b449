/**
 * `npm run heights`: measures how high the frames of the last build are, and writes it down for the loader, which keeps
 * so much room before a frame says it itself. For whenever the look of what is embedded has changed.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { shapesIn } from '../integrations/frame-shapes.ts';
import { wanted } from '../notation/embed.ts';
import { findBrowser, launchArguments } from './browser.ts';
import { createServer, listen } from './serve.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The build that is measured. */
const folder = join(root, process.env['SITE_FOLDER'] ?? 'dist');
const frames = join(folder, 'embed/frame');
const WIDTHS = Array.from({ length: 23 }, (_, i) => 320 + 40 * i);
/** How many of many frames alike are measured. */
const SOME = 10;
/** By how much a height may be off for a few widths to share one, of 1. */
const OFF = 0.06;

const below = (...path: readonly string[]): string[] =>
  existsSync(join(frames, ...path)) ? readdirSync(join(frames, ...path)) : [];
/** What embeds of a kind can be called: a game and a name. */
const named = (kind: string): string[] =>
  below(kind).flatMap((game) => below(kind, game).map((name) => `${game}/${name}`));
/** So many of these, evenly. */
const some = <T>(of: readonly T[], many: number): T[] => {
  const every = Math.max(1, of.length / many);
  return of.filter((_, i) => Math.floor(i / every) !== Math.floor((i - 1) / every));
};

/** What is measured: the attributes of embeds, by the row of the table that tells their height. */
function embeds(shapes: ReadonlyMap<string, number>): Map<string, Readonly<Record<string, string>>[]> {
  const rows = new Map<string, Readonly<Record<string, string>>[]>();
  const add = (row: string, given: Readonly<Record<string, string>>): void => {
    rows.set(row, [...(rows.get(row) ?? []), given]);
  };
  for (const name of named('scene')) add(`scene/${shapes.get(`scene/${name}`)}`, { scene: name });
  for (const name of named('rule')) add('rule', { rule: name });
  for (const asked of named('question')) add(asked.split('/')[1] ?? '', { question: asked, seed: 'heron' });
  for (const game of below('play')) add('play', { play: game, seed: 'heron' });
  for (const game of below('score')) add('score', { score: game, hand: '123m 456m 789m EEE 55m' });
  add('hand', { hand: '123m 456p 789s 11p 55p +5p' });
  return rows;
}

/** How high a frame is at each width, in CSS pixels, once it stands still. */
async function measured(page: Page, address: string): Promise<readonly number[]> {
  return page.evaluate(
    async ([source, widths]) => {
      const frame = document.createElement('iframe');
      frame.src = source;
      frame.style.width = '600px';
      document.body.replaceChildren(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      const height = () => frame.contentDocument?.body.getBoundingClientRect().height ?? 0;
      const stand = async (moments: number): Promise<void> => {
        for (let still = 0, last = 0; still < moments; still++) {
          const now = height();
          if (now !== last) still = 0;
          last = now;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
      await stand(25);
      const heights: number[] = [];
      for (const width of widths) {
        frame.style.width = `${width}px`;
        await new Promise((resolve) => setTimeout(resolve, 10));
        heights.push(Math.ceil(height()));
      }
      return heights;
    },
    [address, WIDTHS] as const,
  );
}

/** The middle of the lowest and the highest: what is off by the least. */
const middle = (of: readonly number[]): number => Math.round((Math.min(...of) + Math.max(...of)) / 2);
const median = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[of.length >> 1] ?? 0;

/** Heights by width as few numbers: up to which width, in twenties of pixels, and how high, in tens, in turn. */
function shortened(heights: readonly number[]): number[] {
  const row: number[] = [];
  for (let from = 0, to = 1; from < heights.length; from = to++) {
    const fits = (end: number): boolean => {
      const part = heights.slice(from, end);
      return Math.max(...part) <= middle(part) * (1 + OFF);
    };
    while (to < heights.length && fits(to + 1)) to++;
    const last = to === heights.length ? 2000 : (WIDTHS[to - 1] ?? 0) + 20;
    row.push(last / 20, Math.round(middle(heights.slice(from, to)) / 10));
  }
  return row;
}

const server = createServer(folder);
const site = await listen(server, 0);
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...launchArguments] });
try {
  const page = await browser.newPage({ viewport: { width: 1300, height: 900 }, reducedMotion: 'reduce' });
  // A page of the same origin whose policy lets anything be framed.
  await page.goto(`${site}LICENSE`);
  const lines: string[] = [];
  for (const [row, all] of embeds(shapesIn(frames))) {
    const heights: (readonly number[])[] = [];
    for (const given of some(all, SOME))
      heights.push(await measured(page, `${site}embed/frame/${wanted(given).address}`));
    const usual = WIDTHS.map((_, i) => median(heights.map((each) => each[i] ?? 0)));
    const near = heights.filter((each) =>
      each.every((height, i) => Math.abs((usual[i] ?? 0) - height) <= height / 10),
    );
    console.log(`${row}: ${near.length} of ${heights.length} are within a tenth at every width`);
    lines.push(`  ${JSON.stringify(row)}: ${JSON.stringify(shortened(usual))},`);
  }
  const file = join(root, 'src/notation/embed-measured.ts');
  const [head = ''] = readFileSync(file, 'utf8').split('= {');
  writeFileSync(file, `${head}= {\n${lines.join('\n')}\n};\n`);
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
