/**
 * `npm test` runs all suites, and prints a summary line. Types are checked while the site is built, as each of the two
 * keeps one core busy; all else runs one after another. `npm run test:long` runs them with full
 * numbers (SCALE=long), and the pages in two other engines.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { findFirefox, findWebKit } from './engines.ts';
import { type Failure, failuresOfPages, failuresOfVitest } from './failures.ts';
import { seedOfCommit } from './seed.ts';

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures?: readonly Failure[];
}

interface Suite {
  readonly name: string;
  /** Whether it is silent while it runs, and prints its name and its output when it ends. */
  readonly isSilent?: true;
  readonly run: (env: NodeJS.ProcessEnv, reports: string) => Promise<Tally>;
}

const ALL_WELL: Tally = { passed: 1, failed: 0, skipped: 0 };
const BROKEN_TALLY: Tally = { passed: 0, failed: 1, skipped: 0 };

/**
 * Runs a command of node_modules, with its output passed through. Resolves to its exit code; 127 where it cannot start.
 */
function command(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.platform === 'win32' ? 'npx.cmd' : 'npx', ['--no-install', name, ...args], {
      env,
      stdio: 'inherit',
    });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs an npm script. Its output goes to `hear`; without that it is passed through. Resolves to its exit code. */
function script(name: string, env: NodeJS.ProcessEnv, hear?: (text: string) => void): Promise<number> {
  return new Promise((resolve) => {
    const output = hear ? 'pipe' : 'inherit';
    const child = spawn('npm', ['run', '-s', name], {
      env,
      stdio: ['inherit', output, output],
      shell: process.platform === 'win32',
    });
    if (hear) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A suite of one npm script, which passes or fails as a whole. */
const whole = (name: string, npmScript: string): Suite => ({
  name,
  run: async (env) => ((await script(npmScript, env)) === 0 ? ALL_WELL : BROKEN_TALLY),
});

/** A suite of one npm script that runs beside another suite. */
const wholeInSilence = (name: string, npmScript: string): Suite => ({
  name,
  isSilent: true,
  run: async (env) => {
    let output = '';
    const code = await script(npmScript, env, (more) => {
      output += more;
    });
    console.log(`\n— ${name}\n${output}`);
    return code === 0 ? ALL_WELL : BROKEN_TALLY;
  },
});

const vitest = (name: string, project: string): Suite => ({
  name,
  run: async (env, reports) => {
    const report = join(reports, `${project}.json`);
    const args = [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    const code = await command('vitest', args, env);
    const read = readReport(report);
    if (!read) return BROKEN_TALLY;
    const passed = numberOf(read, 'numPassedTests');
    const failed = numberOf(read, 'numFailedTests');
    const skipped = numberOf(read, 'numPendingTests') + numberOf(read, 'numTodoTests');
    // A file that cannot be loaded fails the run without a failed test.
    return {
      passed,
      failed: code !== 0 && failed === 0 ? 1 : failed,
      skipped,
      failures: failuresOfVitest(read),
    };
  },
});

/**
 * A suite of page tests. @param config arguments that name another configuration @param also more environment variables
 */
const pages = (name: string, config: readonly string[] = [], also: NodeJS.ProcessEnv = {}): Suite => ({
  name,
  run: async (env, reports) => {
    const report = join(reports, 'pages.json');
    rmSync(report, { force: true });
    const code = await command('playwright', ['test', ...config, '--reporter=list,json'], {
      ...env,
      ...also,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const whole = readReport(report);
    const stats = whole?.['stats'];
    if (typeof stats !== 'object' || stats === null) return BROKEN_TALLY;
    const read = stats as Record<string, unknown>;
    const passed = numberOf(read, 'expected') + numberOf(read, 'flaky');
    const failed = numberOf(read, 'unexpected');
    return {
      passed,
      failed: code !== 0 && failed === 0 ? 1 : failed,
      skipped: numberOf(read, 'skipped'),
      failures: failuresOfPages(whole ?? {}),
    };
  },
});

/** A suite that cannot run here; prints the reason. */
const skippedSuite = (name: string, why: string): Suite => ({
  name,
  run: async () => {
    console.log(`Skipped: ${why}`);
    return { passed: 0, failed: 0, skipped: 1 };
  },
});

/** Suites in Firefox and WebKit; skipped where these are not installed. */
function otherEngines(): readonly Suite[] {
  const hook = new URL('../../tests/engines/firefox-media.mjs', import.meta.url).href;
  const options = [process.env['NODE_OPTIONS'], `--import=${hook}`].filter(Boolean).join(' ');
  return [
    findFirefox() === null
      ? skippedSuite('pages in Firefox', 'there is no Firefox here (apt-get install firefox-esr).')
      : pages('pages in Firefox', ['--config', 'tests/engines/firefox.config.ts'], { NODE_OPTIONS: options }),
    findWebKit() === null
      ? skippedSuite('pages in WebKit', 'there is no WebKit here (apt-get install webkit2gtk-driver xvfb).')
      : vitest('pages in WebKit', 'webkit'),
  ];
}

function readReport(file: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function numberOf(report: Record<string, unknown>, key: string): number {
  const value = report[key];
  return typeof value === 'number' ? value : 0;
}

/** Suites that run at the same time. */
interface Step {
  /** An npm script that all of them need; where it fails, so do they. */
  readonly first?: string;
  readonly suites: readonly Suite[];
}

const STEPS: readonly Step[] = [
  { suites: [vitest('rules, words, lessons', 'unit')] },
  {
    // It writes the types of the pages, which the build writes as well and the check only reads.
    first: 'sync',
    suites: [wholeInSilence('types, style, lock', 'check:synced'), whole('the site is built', 'build')],
  },
  { suites: [vitest('components in the browser', 'browser')] },
  { suites: [pages('pages in the browser')] },
];

interface Row {
  readonly name: string;
  readonly tally: Tally;
  readonly seconds: number;
}

async function runStep({ first, suites }: Step, env: NodeJS.ProcessEnv, reports: string): Promise<Row[]> {
  const isReady = first === undefined || (await script(first, env)) === 0;
  return Promise.all(
    suites.map(async (suite) => {
      if (!suite.isSilent) console.log(`\n— ${suite.name}`);
      const began = performance.now();
      const tally = isReady ? await suite.run(env, reports) : BROKEN_TALLY;
      return { name: suite.name, tally, seconds: (performance.now() - began) / 1000 };
    }),
  );
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } });
  const seed = process.env['SEED'] ?? seedOfCommit();
  // Finds or installs the browser before any suite runs.
  findBrowser();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    SEED: seed,
    ...(values.long && { SCALE: 'long' }),
  };
  console.log(
    `seed ${seed}, ${values.long ? 'full numbers' : 'a tenth of the numbers (npm run test:long has them all)'}`,
  );
  const reports = mkdtempSync(join(tmpdir(), 'sparrow-tests-'));
  const rows: Row[] = [];
  const others = values.long ? otherEngines().map((suite) => ({ suites: [suite] })) : [];
  for (const step of [...STEPS, ...others]) rows.push(...(await runStep(step, env, reports)));
  rmSync(reports, { recursive: true, force: true });
  const failures = rows.flatMap(({ tally }) => tally.failures ?? []);
  for (const { what, why } of failures) console.log(`\nfailed: ${what}\n${why.replace(/^/gm, '    ')}`);
  if (failures.length > 0) console.log(`\nThe same again: SEED=${seed}`);
  console.log('');
  for (const { name, tally, seconds } of rows) {
    const { passed, failed, skipped } = tally;
    console.log(
      `${name.padEnd(28)} ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds.toFixed(0)} s`,
    );
  }
  const sum = (of: 'passed' | 'failed' | 'skipped'): number =>
    rows.reduce((all, row) => all + row.tally[of], 0);
  const skipped = sum('skipped');
  console.log(
    `\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
  return sum('failed') === 0 ? 0 : 1;
}

process.exitCode = await main();
