/** What a build costs: processor time, memory, and bytes by kind of page, beside the figures committed last. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '../../src/rulesets/registry.node.ts';
import { bytesOf, bytesOfGame, bytesOfScenes, weightsByKind } from '../fixtures/site-bytes.ts';
import type { Figure, Section } from './report.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
/** The figures of the last commit that changed them, by name. `BUILD_FIGURES=keep` writes those of this run. */
const KEPT = new URL('build.json', import.meta.url);

/** Writes what the process has used when it ends, as JSON. */
const METER = `data:text/javascript,import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(process.env.BUILD_METER,JSON.stringify(process.resourceUsage())))`;

/** Builds the site into a folder. @returns seconds of processor time and of the clock, and megabytes of memory at the peak */
function build(folder: string): ReadonlyMap<string, number> {
  const meter = join(folder, '..', 'used.json');
  const began = performance.now();
  const { status } = spawnSync(process.execPath, ['--import', METER, 'src/cli/build.ts', folder], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BUILD_METER: meter },
  });
  if (status !== 0) throw new Error('the site cannot be built');
  const seconds = (performance.now() - began) / 1000;
  const used = JSON.parse(readFileSync(meter, 'utf8')) as Record<
    'userCPUTime' | 'systemCPUTime' | 'maxRSS',
    number
  >;
  return new Map([
    ['processor time, s', (used.userCPUTime + used.systemCPUTime) / 1e6],
    ['clock, s', seconds],
    ['memory at the peak, MB', used.maxRSS / 1024],
  ]);
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** All figures of one build, by name. */
function figuresOf(folder: string, used: ReadonlyMap<string, number>): Map<string, number> {
  const figures = new Map([...used, ['all bytes, MB', bytesOf(folder) / 1e6]]);
  for (const [kind, { files, bytes }] of weightsByKind(folder)) {
    figures.set(`${kind}: files`, files);
    figures.set(`${kind}: MB`, bytes / 1e6);
  }
  figures.set('a scene in all its forms, kB', mean([...bytesOfScenes(folder).values()]) / 1000);
  for (const game of gameIds) figures.set(`${game}: MB`, bytesOfGame(folder, game) / 1e6);
  return figures;
}

export function buildSection(): Section {
  const folder = mkdtempSync(join(tmpdir(), 'sparrow-build-'));
  try {
    const dist = join(folder, 'dist');
    const figures = figuresOf(dist, build(dist));
    const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, number>;
    if (process.env['BUILD_FIGURES'] === 'keep') {
      const rounded = Object.fromEntries(
        [...figures].map(([name, value]) => [name, Number(value.toFixed(2))]),
      );
      writeFileSync(KEPT, `${JSON.stringify(rounded, null, 2)}\n`);
    }
    return {
      title: 'The build',
      notes: [
        'One build into a folder of its own, beside the figures committed last (tests/bench/build.json).',
        'Times and memory are those of the machine that committed them: compare them on the same one.',
        'A page about two games counts for both.',
      ],
      figures: [...figures].map(([figure, ours]) => lineOf(figure, ours, kept[figure])),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function lineOf(figure: string, ours: number, kept: number | undefined): Figure {
  const text = (value: number): string =>
    Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);
  return kept === undefined
    ? { figure, ours: text(ours) }
    : { figure, ours: text(ours), peer: text(kept), ...(kept > 0 && { ratio: ours / kept }) };
}
