/** How soon an edit of content/ is seen on a page that `npm run dev` shows: from the written file to the words, or the error. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findBrowser, launchArguments } from '../../src/cli/browser.ts';
import type { Figure, Section } from './report.ts';
import { median } from './rounds.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const RUNS = 5;
/** Milliseconds that the page is left alone after an edit: Astro writes down what it has read, and reloads once more. */
const REST = 2000;

/** A text of a file, and what it becomes. `#` in it is a number, another one each time. */
interface Edit {
  readonly what: string;
  readonly file: string;
  readonly page: string;
  readonly from: string;
  readonly to: string;
  /** What is seen then: these words on the page, or the overlay with this file and line. */
  readonly shows: { readonly words: string } | { readonly fault: string };
  /** In milliseconds. */
  readonly wanted: number;
}

const LESSON = 'content/two-five-eight/05-calling-a-pung.mdx';
const SCENE = 'content/two-five-eight/scenes/calling-a-pung.yaml';
const PAGE = 'learn/two-five-eight/calling-a-pung/';

const EDITS: readonly Edit[] = [
  {
    what: 'prose of a lesson',
    file: LESSON,
    page: PAGE,
    from: 'A discard can become yours',
    to: 'Discard # can become yours',
    shows: { words: 'Discard # can become yours' },
    wanted: 500,
  },
  {
    what: 'the question of an exercise',
    file: LESSON,
    page: PAGE,
    from: 'You hold two of them. Do you call it',
    to: 'You hold two of them. Number #: do you call it',
    shows: { words: 'Number #: do you call it' },
    wanted: 2000,
  },
  {
    what: 'the caption of a scene',
    file: SCENE,
    page: PAGE,
    from: 'has no use for it.',
    to: 'has no use # for it.',
    shows: { words: 'has no use # for it.' },
    wanted: 2000,
  },
  {
    what: 'a false claim of a scene, told with its line',
    file: SCENE,
    page: PAGE,
    from: 'expect: { turn: north }',
    to: 'expect: { turn: south }',
    shows: { fault: `${SCENE}:21` },
    wanted: 2000,
  },
  {
    what: 'a sentence of a rulebook',
    file: 'content/two-five-eight/rulebook.yaml',
    page: 'rules/two-five-eight/',
    from: 'There are three suits:',
    to: 'There are three suits, #:',
    shows: { words: 'There are three suits, #:' },
    wanted: 2000,
  },
];

interface DevServer {
  readonly address: string;
  readonly stop: () => void;
}

/** @throws Error with what the server said, where it ends before it listens */
function startDev(): Promise<DevServer> {
  const server = spawn(
    process.execPath,
    [join(project, 'node_modules/.bin/astro'), 'dev', '--port', '4390'],
    {
      cwd: project,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer): void => {
      said += text;
      const [address] = said.match(/http:\/\/localhost:\d+\/\S*/) ?? [];
      if (address && said.includes('watching for file changes'))
        resolve({ address: address.replace(/\/?$/, '/'), stop: () => void server.kill() });
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => reject(new Error(said)));
  });
}

/** Waits until the words are on the page, or in its overlay; the page may reload meanwhile. */
async function waitFor(page: Page, words: string, isFault: boolean): Promise<void> {
  for (;;) {
    const seen = await page
      .evaluate(
        (inOverlay) =>
          (inOverlay
            ? document.querySelector('vite-error-overlay')?.shadowRoot?.textContent
            : document.body.textContent) ?? '',
        isFault,
      )
      .catch(() => '');
    if (seen.includes(words)) return;
    await page.waitForTimeout(10);
  }
}

/** Makes the edit and takes it back RUNS times; the file is in the end as it was. @returns milliseconds of each run */
async function timesOf(page: Page, { file, from, to, shows }: Edit): Promise<number[]> {
  const path = join(project, file);
  const written = readFileSync(path, 'utf8');
  if (!written.includes(from)) throw new Error(`${file}: there is no “${from}” any more`);
  const isFault = 'fault' in shows;
  const took: number[] = [];
  try {
    for (let run = 0; run < RUNS; run++) {
      await page.waitForTimeout(REST);
      const began = performance.now();
      writeFileSync(path, written.replace(from, to.replace('#', String(run))));
      await waitFor(page, (isFault ? shows.fault : shows.words).replace('#', String(run)), isFault);
      took.push(performance.now() - began);
      await page.waitForTimeout(REST);
      writeFileSync(path, written);
      await waitFor(page, isFault ? '' : from, false);
    }
  } finally {
    writeFileSync(path, written);
  }
  return took;
}

export async function editSection(): Promise<Section> {
  const server = await startDev();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...launchArguments] });
  try {
    const figures: Figure[] = [];
    for (const edit of EDITS) {
      const page = await browser.newPage();
      page.setDefaultTimeout(0);
      // The first visit has Vite read everything, and perhaps reload.
      await page.goto(server.address + edit.page);
      await page.waitForTimeout(REST);
      await page.goto(server.address + edit.page);
      const took = await timesOf(page, edit);
      const time = median(took);
      figures.push({
        figure: edit.what,
        ours: `${time.toFixed(0)} ms (${Math.min(...took).toFixed(0)}–${Math.max(...took).toFixed(0)})`,
        wanted: `< ${edit.wanted} ms`,
        met: time < edit.wanted,
      });
      await page.close();
    }
    return {
      title: 'An edit is seen',
      notes: [
        `npm run dev, headless Chromium ${browser.version()}; from the written file to the words on the page that was open, or to the error; the median of ${RUNS}. Edits are taken back.`,
      ],
      figures,
    };
  } finally {
    await browser.close();
    server.stop();
  }
}
