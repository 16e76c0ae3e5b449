/** The judge as others use it: a process, questions into its pipe, answers out of it. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { tilesOf } from '../../src/engine/counts.ts';
import { SUITED } from '../../src/engine/tiles.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { readCorpus } from './corpora.ts';
import { rateText, type Section } from './report.ts';
import { median } from './rounds.ts';

const QUESTIONS = 40_000;
const RUNS = 3;
const WANTED_RATE = 20_000;
const WANTED_START = 1000;

const command = fileURLToPath(new URL('../../src/cli/judge.ts', import.meta.url));

/** Hands of the corpora that have no honours, drawn with their last tile: won ones, near ones, single suits. */
function questions(): string[] {
  const hands = (['won', 'one-off', 'one-suit'] as const)
    .flatMap((corpus) => readCorpus(corpus))
    .map(tilesOf)
    .filter((tiles) => tiles.every((kind) => kind < SUITED));
  return Array.from({ length: QUESTIONS }, (_, i) => {
    const tiles = hands[(i * 7919) % hands.length] ?? [];
    const question = {
      id: i,
      op: 'win',
      ruleset: 'two-five-eight',
      hand: formatTiles(tiles),
      win: { by: 'draw', tile: formatTiles(tiles.slice(-1)) },
    };
    return `${JSON.stringify(question)}\n`;
  });
}

/** Resolves when so many answers have come, with how many of them say that the hand wins. */
function answers(judge: ChildProcessWithoutNullStreams, wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let lines = 0;
    const read = (piece: Buffer): void => {
      pieces.push(piece);
      for (const byte of piece) if (byte === 0x0a) lines++;
      if (lines < wanted) return;
      judge.stdout.off('data', read);
      const text = Buffer.concat(pieces).toString();
      if (text.includes('"error"')) reject(new Error(`the judge does not understand: ${text.slice(0, 200)}`));
      resolve(text.split('"wins":true').length - 1);
    };
    judge.stdout.on('data', read);
    judge.on('error', reject);
  });
}

async function run(asked: readonly string[]): Promise<{ start: number; rate: number; wins: number }> {
  const began = performance.now();
  const judge = spawn(process.execPath, [command], { stdio: 'pipe' });
  judge.stderr.pipe(process.stderr);
  const first = answers(judge, 1);
  judge.stdin.write(asked[0] ?? '');
  await first;
  const start = performance.now() - began;
  const all = answers(judge, asked.length);
  const sent = performance.now();
  judge.stdin.end(asked.join(''));
  const wins = await all;
  return { start, rate: (1000 * asked.length) / (performance.now() - sent), wins };
}

export async function judgeSection(): Promise<Section> {
  const asked = questions();
  const runs = [];
  for (let i = 0; i < RUNS; i++) runs.push(await run(asked));
  const rate = median(runs.map((each) => each.rate));
  const start = median(runs.map((each) => each.start));
  return {
    title: 'The judge, through its pipe',
    notes: [
      `${RUNS} runs of ${QUESTIONS} \`win\` questions about two-five-eight; ${runs[0]?.wins ?? 0} of the hands win.`,
      'Start-up is from the spawn to the first answer. No peer answers questions through a pipe.',
    ],
    figures: [
      {
        figure: '`win` answers a second',
        ours: rateText(rate),
        wanted: rateText(WANTED_RATE),
        met: rate >= WANTED_RATE,
      },
      {
        figure: 'start-up',
        ours: `${start.toFixed(0)} ms`,
        wanted: `< ${WANTED_START} ms`,
        met: start < WANTED_START,
      },
    ],
  };
}
