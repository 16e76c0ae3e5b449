/**
 * `npm run heights` measures the heights of frames in the last build, and writes src/notation/embed-height-table.ts. The
 * loader reserves these heights until a frame reports its own. Run it when embeds look different.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { readEmbed } from '../notation/embed.ts';
import { WIDTHS } from '../notation/embed-height-table.ts';
import { findBrowser, launchArguments } from './browser.ts';
import { measureFrame } from './heights/frame.ts';
import { createServer, listen } from './serve.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The build to measure. */
const folder = join(root, process.env['SITE_FOLDER'] ?? 'dist');
const frames = join(folder, 'embed/frame');
/** Questions per kind and game, and scenes or rules per game. */
const QUESTIONS = 3;
const SCENES = 12;
/** A game gets its own row where its boards are higher than all games' by this factor. */
const APART = 1.35;

type FrameAttributes = Readonly<Record<string, string>>;

const below = (...path: readonly string[]): string[] =>
  existsSync(join(frames, ...path)) ? readdirSync(join(frames, ...path)) : [];

/** The hand that is measured. */
const HAND = '123m 456p 789s 11p 55p +5p';

/** Picks `many` entries, evenly spread. */
const some = <T>(of: readonly T[], many: number): T[] =>
  of.filter((_, i) => i % Math.max(1, Math.ceil(of.length / many)) === 0);

/** Lists the embeds to measure: their attributes, by row of the table and by game. */
function embeds(): { row: string; game: string; all: readonly FrameAttributes[] }[] {
  const named = ['scene', 'rule'].flatMap((kind) =>
    below(kind).map((game) => ({
      row: kind,
      game: '',
      all: some(below(kind, game), SCENES).map((name) => ({ [kind]: `${game}/${name}` })),
    })),
  );
  const questions = below('question').flatMap((game) =>
    below('question', game).map((row) => ({
      row,
      game,
      all: Array.from({ length: QUESTIONS }, (_, i) => ({ question: `${game}/${row}`, seed: `heron${i}` })),
    })),
  );
  return [
    ...named,
    ...questions,
    { row: 'play', game: '', all: below('play').map((play) => ({ play, seed: 'heron' })) },
    { row: 'score', game: '', all: below('score').map((score) => ({ score })) },
    { row: 'score/hand', game: '', all: below('score').map((score) => ({ score, hand: HAND })) },
    // What a game's card holds is its own: from a table of calls to forty patterns.
    ...below('card').flatMap((card) =>
      ['card', `card/${card}`].map((row) => ({ row, game: '', all: [{ card }] })),
    ),
    { row: 'drawn', game: '', all: [{ hand: HAND }] },
  ];
}

const median = (of: readonly number[]): number =>
  [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
/** The median height at each width. */
const middle = (all: readonly (readonly number[])[]): number[] =>
  WIDTHS.map((_, at) => median(all.map((heights) => heights[at] ?? 0)));
const sum = (of: readonly number[]): number => of.reduce((all, each) => all + each, 0);

const server = createServer(folder);
const site = await listen(server, 0);
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...launchArguments] });
try {
  const page = await browser.newPage({
    viewport: { width: Math.max(...WIDTHS) + 100, height: 900 },
    reducedMotion: 'reduce',
  });
  // A page of the same origin whose policy allows frames.
  await page.goto(`${site}LICENSE`);
  const rows = new Map<string, Map<string, (readonly number[])[]>>();
  for (const { row, game, all } of embeds()) {
    const games = rows.get(row) ?? new Map<string, (readonly number[])[]>();
    const heights = games.get(game) ?? [];
    for (const attributes of all)
      heights.push(await measureFrame(page, `${site}embed/frame/${readEmbed(attributes).address}`, WIDTHS));
    rows.set(row, games.set(game, heights));
    console.log(`${row} ${game}`);
  }
  const lines: string[] = [];
  for (const [row, games] of rows) {
    const all = middle([...games.values()].flat());
    const apart = [...games].filter(([, own]) => sum(middle(own)) > APART * sum(all));
    for (const [name, heights] of [
      [row, all] as const,
      ...apart.map(([game, own]) => [`${row}/${game}`, middle(own)] as const),
    ])
      lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify(heights)},`);
  }
  writeFileSync(
    join(root, 'src/notation/embed-height-table.ts'),
    `/** The heights of frames before they report their own, measured by \`npm run heights\`. */

/** The column widths, in CSS pixels. */
export const WIDTHS: readonly number[] = ${JSON.stringify(WIDTHS)};

/**
 * Heights in CSS pixels, one per column of {@link WIDTHS}. Key: a kind of embed, a question kind, or either with a
 * game.
 */
export const HEIGHTS: Readonly<Record<string, readonly number[]>> = {\n${lines.join('\n')}\n};\n`,
  );
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
