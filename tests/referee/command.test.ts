import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooserOf } from '../../src/bots/bot.ts';
import { naive } from '../../src/bots/naive.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { builtIn } from '../../src/referee/built-in.ts';
import { startProgram } from '../../src/referee/program.ts';
import { refereeHand } from '../../src/referee/referee.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { COMMAND_ENV } from '../fixtures/commands.ts';
import { PYTHON } from '../fixtures/python.ts';
import { LONG, SEED } from '../scale.ts';

const PASSER = `${PYTHON} tests/referee/players/passer.py`;
/** Begins in a moment, so that hundreds of hands are played in their own time. */
const QUICK = 'sh tests/referee/players/passer.sh';
const CALLER = `"${process.execPath}" tests/referee/players/caller.mjs`;
const BOTS = ['builtin:naive', 'builtin:naive', 'builtin:naive'];
/** Answers every question twice over. */
const TWO_LINES = `${PYTHON} -c "
import sys
while True:
    kind = sys.stdin.readline().strip()
    if kind == '': break
    if kind not in ('normal', 'interrupt'): continue
    told = [sys.stdin.readline().split() for _ in range(int(sys.stdin.readline()))]
    line = 'PASS' if kind == 'interrupt' else 'DISCARD ' + told[-1][2]
    print(line + chr(10) + line, flush=True)
"`;
let sleeps = 0;
const BUILT_IN = ['builtin:naive', 'builtin:naive', 'builtin:sensible'];

const referee = (options: readonly string[], players: readonly string[]) =>
  spawnSync(process.execPath, ['src/referee/main.ts', ...options, '--', ...players], {
    encoding: 'utf8',
    env: COMMAND_ENV,
    maxBuffer: 1e9,
  });

/** Processes still alive whose command line holds this mark. */
function alive(mark: string): string[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,stat=,args='], { encoding: 'utf8' });
  return listed.split('\n').filter((line) => line.includes(mark) && !line.includes(' ps '));
}

/** What a process holds: its children, those of them that are dead and not buried, open files, memory in bytes. */
interface State {
  readonly children: number;
  readonly zombies: number;
  readonly files: number | null;
  readonly memory: number;
}

function stateOf(pid: number): State {
  const listed = execFileSync('ps', ['-eo', 'ppid=,stat=,pid=,rss='], { encoding: 'utf8' });
  const rows = listed.split('\n').map((line) => line.trim().split(/\s+/));
  // The `ps` that lists them is a child too, where one looks at oneself.
  const children = rows.filter(([parent, stat]) => parent === String(pid) && !stat?.startsWith('R'));
  const own = rows.find(([, , number]) => number === String(pid));
  const files = `/proc/${pid}/fd`;
  return {
    children: children.length,
    zombies: children.filter(([, stat]) => stat?.startsWith('Z')).length,
    files: existsSync(files) ? readdirSync(files).length : null,
    memory: Number(own?.[3] ?? 0) * 1024,
  };
}

/** Runs the command, and looks at its process as these hands are done. */
async function watched(options: readonly string[], players: readonly string[], at: readonly number[]) {
  const child = spawn(process.execPath, ['src/referee/main.ts', ...options, '--', ...players], {
    env: COMMAND_ENV,
  });
  const states: State[] = [];
  let stdout = '';
  child.stdout.on('data', (piece: Buffer) => {
    stdout += piece;
    const done = stdout.match(/^hand \d+: /gm)?.length ?? 0;
    if (states.length < at.length && done >= (at[states.length] ?? 0)) states.push(stateOf(child.pid ?? 0));
  });
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, stdout, states };
}

/** Not more at the end than near the beginning: what hands leave behind would grow with every one of them. */
function steady(states: readonly State[]): void {
  const [before, after] = states;
  if (!before || !after) throw new Error('the command was too fast to be looked at');
  // One hand is being played: four programs at most, each with two pipes.
  expect(after.children).toBeLessThanOrEqual(4);
  expect(after.zombies).toBeLessThanOrEqual(1);
  if (before.files !== null) expect(after.files).toBeLessThanOrEqual(before.files + 8);
  // Garbage waits for its collection; a leak of tables would be ten times this.
  expect(after.memory - before.memory).toBeLessThan(300e6);
}

/** Waits until it is so, for ten seconds at the most. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isSo(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('npm run referee', () => {
  it('plays a thousand hands, or five hundred, of one outside program and three of ours: no leak, no zombie, nothing left running', async () => {
    const mark = `mark-${process.pid}-one`;
    const hands = LONG ? 1000 : 120;
    const run = await watched(
      ['--hands', String(hands), '--seed', SEED],
      [`${QUICK} ${mark}`, ...BUILT_IN],
      [40, hands - 5],
    );
    expect(run.status).toBe(0);
    expect(run.stdout.match(/^hand \d+: /gm)).toHaveLength(hands);
    expect(run.stdout.trimEnd().split('\n').at(-1)).toMatch(/lost the game 0 0 0 0/);
    expect(alive(mark)).toEqual([]);
    steady(run.states);
  }, 300_000);

  it('plays fifty hands, or twenty, of four outside programs in three languages: no leak, no zombie, nothing left running', async () => {
    const mark = `mark-${process.pid}-four`;
    const players = [QUICK, CALLER, PASSER, QUICK].map((command) => `${command} ${mark}`);
    const hands = LONG ? 50 : 20;
    const run = await watched(['--hands', String(hands), '--seed', SEED, '--timeout', '5000'], players, [
      5,
      hands - 3,
    ]);
    expect(run.status).toBe(0);
    expect(run.stdout.trimEnd().split('\n').at(-1)).toMatch(/lost the game 0 0 0 0/);
    expect(alive(mark)).toEqual([]);
    steady(run.states);
  }, 300_000);

  it('protocol-bad-output: survives a program that answers rubbish at any moment', () => {
    const mark = `mark-${process.pid}-noise`;
    const hands = 30;
    const { status, stdout } = referee(
      ['--hands', String(hands), '--seed', SEED, '--timeout', '5000'],
      [BUILT_IN[0] ?? '', `${PYTHON} tests/referee/players/noise.py ${mark}`, BUILT_IN[1] ?? '', QUICK],
    );
    expect(status).toBe(0);
    expect(stdout.match(/^hand \d+: /gm)).toHaveLength(hands);
    // Nobody else loses by it, and it loses nearly always.
    const lost = stdout
      .match(/lost the game (\d+) (\d+) (\d+) (\d+)/)
      ?.slice(1)
      .map(Number);
    expect(lost).toEqual([0, expect.any(Number), 0, 0]);
    expect(lost?.[1]).toBeGreaterThan(hands / 2);
    expect(alive(mark)).toEqual([]);
  }, 120_000);

  it('the same seed gives the same transcript', () => {
    const folder = mkdtempSync(join(tmpdir(), 'referee-'));
    const logs = ['a', 'b'].map((name) => {
      const log = join(folder, name);
      referee(
        ['--hands', '2', '--seed', 'heron', '--log', log],
        [PASSER, CALLER, 'builtin:naive', 'builtin:sensible'],
      );
      return readFileSync(log, 'utf8');
    });
    rmSync(folder, { recursive: true });
    expect(logs[0]).toContain('> 0 normal');
    expect(logs[1]).toBe(logs[0]);
  }, 60_000);

  it.each(['SIGINT', 'SIGTERM', 'SIGQUIT', 'SIGHUP'] as const)(
    'that is stopped by %s stops its programs',
    async (signal) => {
      const mark = `mark-${process.pid}-${signal}`;
      const players = [
        `bash -c 'setsid bash -c "exec -a ${mark} sleep 60" & exec -a ${mark} sleep 60'`,
        ...BUILT_IN,
      ];
      const child = spawn(process.execPath, ['src/referee/main.ts', '--timeout', '60000', '--', ...players], {
        env: COMMAND_ENV,
      });
      const left = new Promise<number | null>((resolve) => child.once('close', resolve));
      await until(() => alive(`${mark} 60`).length > 1);
      expect(alive(`${mark} 60`).length).toBeGreaterThan(1);
      child.kill(signal);
      expect(await left).toBe(128 + constants.signals[signal]);
      // The kill is sent before the command leaves; the system may take a moment to end what was killed.
      await until(() => alive(`${mark} 60`).length === 0);
      expect(alive(`${mark} 60`)).toEqual([]);
    },
    30_000,
  );

  it('whose reader has gone stops without a complaint', async () => {
    const child = spawn(
      process.execPath,
      ['src/referee/main.ts', '--hands', '2000', '--', BUILT_IN[0] ?? '', ...BUILT_IN],
      { env: COMMAND_ENV },
    );
    let complaint = '';
    child.stderr.on('data', (piece: Buffer) => {
      complaint += piece;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
    expect(complaint).toBe('');
  }, 30_000);

  it.each<{ what: string; command: string; told: RegExp; timeout?: number }>([
    { what: 'silence', command: 'sleep 60', told: /no answer in 300 ms/, timeout: 300 },
    {
      what: 'a line beside its answer',
      command: TWO_LINES,
      told: /loses the game .*printed more than the one line it was asked for/,
    },
    {
      what: 'an answer that is too long',
      command: 'head -c 5000 /dev/zero | tr "\\0" d; echo',
      told: /more than 1024 characters in one line$/m,
    },
    { what: 'a crash', command: 'exit 3', told: /ended without an answer \(exit code 3\)/ },
    {
      what: 'a program that is not there',
      command: 'no-such-program-here',
      told: /ended without an answer \(exit code 127\)/,
    },
    { what: 'endless output', command: 'yes', told: /loses the game \(protocol-bad-output\)/ },
    {
      what: 'output without a new line',
      command: 'cat /dev/zero',
      told: /more than 1024 characters in one line$/m,
    },
    { what: 'a child that outlives its shell', command: '(sleep 61 &) ; echo HELLO', told: /"HELLO"/ },
  ])(
    '$what loses the game, the rest is clean',
    // Whoever says something may take as long as a busy machine needs to start it.
    ({ command, told, timeout = 10_000 }) => {
      const began = Date.now();
      const { status, stdout } = referee(
        ['--timeout', String(timeout), '--start', '0', '--hands', '2'],
        [command, ...BUILT_IN],
      );
      expect(status).toBe(0);
      expect(stdout).toMatch(told);
      expect(stdout).toMatch(/lost the game 2 0 0 0/);
      expect(alive('sleep 6')).toEqual([]);
      // Not a figure: whoever never answers must not be waited for.
      expect(Date.now() - began).toBeLessThan(20_000);
    },
    60_000,
  );

  it.runIf(existsSync('/proc/self/environ')).each([
    ['in a session of its own', (sleep: string) => `setsid ${sleep} &`],
    ['in a session of its own, of a shell that has gone', (sleep: string) => `(setsid sh -c '${sleep} &' &)`],
    ['in a session of its own without its environment', (sleep: string) => `env -i setsid ${sleep} &`],
    ['in its group without its environment', (sleep: string) => `(env -i ${sleep} &)`],
  ])('a child %s is killed with its program', (_, start) => {
    // How long it sleeps is told apart from all others by its fraction.
    const sleep = `sleep 8${process.pid}.${++sleeps}`;
    const { status, stdout } = referee(
      ['--hands', '2'],
      [`${start(sleep)} exec sh tests/referee/players/passer.sh`, ...BUILT_IN],
    );
    expect([status, stdout.match(/^hand \d+: /gm)?.length]).toEqual([0, 2]);
    expect(alive(sleep)).toEqual([]);
  });

  it('waits for a program that begins slowly, and no longer than it may', () => {
    const slow = 'sleep 1; exec sh tests/referee/players/passer.sh';
    const timeout = ['--timeout', '900', '--seed', SEED];
    expect(referee([...timeout, '--start', '20000'], [slow, ...BUILT_IN]).stdout).toMatch(
      /lost the game 0 0 0 0/,
    );
    expect(referee([...timeout, '--start', '0'], [slow, ...BUILT_IN]).stdout).toMatch(
      /no answer in 900 ms[\s\S]*lost the game 1 0 0 0/,
    );
  });

  it('takes the longest time that a timer has for an answer, and refuses more', () => {
    const longest = String(2 ** 31 - 1);
    const most = referee(['--timeout', longest, '--start', longest], [QUICK, ...BUILT_IN]);
    expect([most.status, most.stderr]).toEqual([0, '']);
    expect(most.stdout).toMatch(/lost the game 0 0 0 0/);
    expect(referee(['--timeout', String(2 ** 31)], [QUICK, ...BUILT_IN]).status).toBe(2);
  });

  it.runIf(existsSync('/dev/full')).each([
    ['what is printed', '>/dev/full', '', /^nothing can be printed \(.*ENOSPC.*\)$/],
    ['the log', '>/dev/null', '--log /dev/full', /^the log cannot be written \(.*ENOSPC.*\)$/],
  ])('says in one line that %s has no room', (_, out, option, said) => {
    const bots = ['builtin:naive', ...BUILT_IN].join(' ');
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', `"${process.execPath}" src/referee/main.ts ${option} -- ${bots} ${out}`],
      { encoding: 'utf8', env: COMMAND_ENV },
    );
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(said);
  });

  it.each([
    [['--hands', '0'], ['builtin:naive', 'builtin:naive', 'builtin:naive', 'builtin:naive'], /--hands/],
    [
      ['--timeout', 'soon'],
      ['builtin:naive', 'builtin:naive', 'builtin:naive', 'builtin:naive'],
      /--timeout/,
    ],
    [[], ['builtin:naive'], /four players/],
    [[], ['builtin:clever', 'builtin:naive', 'builtin:naive', 'builtin:naive'], /there is no builtin:clever/],
    [[], ['', ...BOTS], /player of seat 0 is an empty command/],
    [[], ['builtin:naive', ' ', 'builtin:naive', 'builtin:naive'], /player of seat 1 is an empty command/],
    [['--timeout', '3000000000'], ['builtin:naive', ...BOTS], /--timeout .* from 1 to 2147483647/],
    [['--start', '-1'], ['builtin:naive', ...BOTS], /--start/],
    [['--log', '/nonexistent/x'], ['builtin:naive', ...BOTS], /--log "\/nonexistent\/x" cannot be written/],
    [['--log', tmpdir()], ['builtin:naive', ...BOTS], /cannot be written/],
    [['--log', ''], ['builtin:naive', ...BOTS], /--log "" cannot be written/],
    [['--seed', 'a\nb'], ['builtin:naive', ...BOTS], /--seed .* not "a\\nb"/],
    [['--seed', 'a\u2028b'], ['builtin:naive', ...BOTS], /--seed/],
    [['--seed', ' a'], ['builtin:naive', ...BOTS], /--seed/],
    [['--seed', ''], ['builtin:naive', ...BOTS], /--seed/],
    [['--speed', '9'], ['builtin:naive', 'builtin:naive', 'builtin:naive', 'builtin:naive'], /--speed/],
  ])('says what is wrong with %j %j and how it is used', (options, players, message) => {
    const { status, stderr } = referee(options, players);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/\nusage: /);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});

it('hands leave no child, no handle, no file and no memory behind', async () => {
  const ruleset = rulesetOf(await loadGame('hong-kong'), {}, 'protocol');
  const hand = (seed: string) =>
    refereeHand(ruleset, startFrom(ruleset, seed), [
      startProgram(QUICK, { answer: 5000, start: 5000 }),
      builtIn(chooserOf(naive, ruleset), seed),
      builtIn(chooserOf(naive, ruleset), seed),
      builtIn(chooserOf(naive, ruleset), seed),
    ]);
  for (let i = 0; i < 5; i++) await hand(`warm/${i}`);
  const before = { ...stateOf(process.pid), handles: process.getActiveResourcesInfo().length };
  const heap = process.memoryUsage().heapUsed;
  for (let i = 0; i < 50; i++) await hand(`${SEED}/${i}`);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const after = stateOf(process.pid);
  expect(process.getActiveResourcesInfo().length).toBeLessThanOrEqual(before.handles + 2);
  expect(after.children).toBeLessThanOrEqual(before.children);
  expect(after.zombies).toBe(0);
  if (before.files !== null) expect(after.files).toBeLessThanOrEqual(before.files + 2);
  // Fifty hands of garbage may be uncollected; a leak of tables and pipes would be several times this.
  expect(process.memoryUsage().heapUsed - heap).toBeLessThan(200e6);
}, 60_000);
