/**
 * `npm run heights`: measures how high the frames of the last build are, and writes it down for the loader, which keeps
 * so much room before a frame says it itself. For whenever the look of what is embedded has changed.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { wanted } from '../notation/embed.ts';
import { LEAST } from '../notation/embed-heights.ts';
import { findBrowser, launchArguments } from './browser.ts';
import { classesOf } from './heights/classes.ts';
import { measured } from './heights/frame.ts';
import { type Heights, type Rows, tableOf, WIDTHS } from './heights/table.ts';
import { createServer, listen } from './serve.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The build that is measured. */
const folder = join(root, process.env['SITE_FOLDER'] ?? 'dist');
const frames = join(folder, 'embed/frame');
/** How many questions of a kind, and how many drills of it, in each game. */
const QUESTIONS = 4;
const DRILLS = 1;

type Given = Readonly<Record<string, string>>;

const below = (...path: readonly string[]): string[] =>
  existsSync(join(frames, ...path)) ? readdirSync(join(frames, ...path)) : [];
/** What embeds of a kind can be called: a game and a name. */
const named = (kind: string): string[] =>
  below(kind).flatMap((game) => below(kind, game).map((name) => `${game}/${name}`));
const seeds = (many: number): string[] => Array.from({ length: many }, (_, i) => `heron${i}`);

/** A hand that is looked at. */
const HAND = '123m 456p 789s 11p 55p +5p';

/** Kinds of which each frame has a class of its own. */
const CLASSED = ['scene', 'rule'];

/** What else is measured: the attributes of embeds, by the row of the table that tells their height, and by their game. */
function embeds(): { row: string; game: string; all: readonly Given[] }[] {
  const asked = named('question').map((question) => {
    const [game = '', row = ''] = question.split('/');
    const all = [
      ...seeds(QUESTIONS).map((seed) => ({ question, seed })),
      ...seeds(DRILLS).map((seed) => ({ drill: question, seed })),
    ];
    return { row, game, all };
  });
  return [
    ...asked,
    { row: 'play', game: '', all: below('play').map((play) => ({ play, seed: 'heron' })) },
    { row: 'score', game: '', all: below('score').map((score) => ({ score })) },
    { row: 'score/hand', game: '', all: below('score').map((score) => ({ score, hand: HAND })) },
    { row: 'drawn', game: '', all: [{ hand: HAND }] },
  ];
}

const server = createServer(folder);
const site = await listen(server, 0);
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...launchArguments] });
try {
  const page = await browser.newPage({
    viewport: { width: Math.max(...WIDTHS) + 100, height: 900 },
    reducedMotion: 'reduce',
  });
  // A page of the same origin whose policy lets anything be framed.
  await page.goto(`${site}LICENSE`);
  const rows: Rows = new Map();
  const heightsOf = (given: Given): Promise<Heights> =>
    measured(page, `${site}embed/frame/${wanted(given).address}`, WIDTHS);
  const classes: Record<string, number> = {};
  for (const kind of CLASSED) {
    const all = new Map<string, Heights>();
    for (const name of named(kind)) all.set(`${kind}/${name}`, await heightsOf({ [kind]: name }));
    for (const [name, own] of classesOf(all, LEAST.scene)) {
      classes[name] = own;
      const row = `${kind}/${own}`;
      const before = rows.get(row)?.get('') ?? [];
      rows.set(row, new Map([['', [...before, all.get(name) ?? []]]]));
    }
    console.log(kind);
  }
  writeFileSync(join(root, 'src/integrations/frame-classes.json'), `${JSON.stringify(classes, null, 2)}\n`);
  for (const { row, game, all } of embeds()) {
    const heights: Heights[] = [];
    for (const given of all) heights.push(await heightsOf(given));
    console.log(`${row} ${game}`);
    rows.set(row, new Map([...(rows.get(row) ?? []), [game, heights]]));
  }
  const { columns, table, told } = tableOf(rows);
  for (const line of told) console.log(line);
  const lines = [...table].map(([row, letters]) => `  ${JSON.stringify(row)}: ${JSON.stringify(letters)},`);
  writeFileSync(
    join(root, 'src/notation/embed-measured.ts'),
    `/** How high frames are before they say it themselves, as \`npm run heights\` measured them. */

/** Up to which width of the element a column holds, in twenties of CSS pixels; one more is for all that are wider. */
export const COLUMNS: readonly number[] = ${JSON.stringify(columns).replaceAll(',', ', ')};

/** For each kind, or what is asked, or that in one game, a letter a column; see embed-heights.ts. */
export const MEASURED: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`,
  );
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
