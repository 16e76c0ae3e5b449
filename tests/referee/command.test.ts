import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { naive } from '../../src/bots/naive.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { builtIn } from '../../src/referee/built-in.ts';
import { startProgram } from '../../src/referee/program.ts';
import { refereeHand } from '../../src/referee/referee.ts';
import { rulesetOf } from '../../src/rulesets/choose.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { runs, SEED } from '../scale.ts';

const PASSER = 'python3 tests/referee/players/passer.py';
const CALLER = 'node tests/referee/players/caller.mjs';
const BUILT_IN = ['builtin:naive', 'builtin:naive', 'builtin:sensible'];

const referee = (options: readonly string[], players: readonly string[]) =>
  spawnSync(process.execPath, ['src/referee/main.ts', ...options, '--', ...players], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });

/** Processes still alive whose command line holds this mark. */
function alive(mark: string): string[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,stat=,args='], { encoding: 'utf8' });
  return listed.split('\n').filter((line) => line.includes(mark) && !line.includes(' ps '));
}

describe('npm run referee', () => {
  it('plays a thousand hands of one outside program and three of ours, and leaves nothing running', () => {
    const mark = `mark-${process.pid}-one`;
    const hands = runs(1000);
    const { status, stdout } = referee(
      ['--hands', String(hands), '--seed', SEED],
      [`${PASSER} ${mark}`, ...BUILT_IN],
    );
    expect(status).toBe(0);
    expect(stdout.match(/^hand \d+: /gm)).toHaveLength(hands);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/lost the game 0 0 0 0/);
    expect(alive(mark)).toEqual([]);
  }, 300_000);

  it('plays fifty hands of four outside programs in two languages', () => {
    const mark = `mark-${process.pid}-four`;
    const players = [PASSER, CALLER, PASSER, CALLER].map((command) => `${command} ${mark}`);
    const { status, stdout } = referee(['--hands', '50', '--seed', SEED, '--timeout', '5000'], players);
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/lost the game 0 0 0 0/);
    expect(alive(mark)).toEqual([]);
  }, 300_000);

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

  it.each([
    ['silence', 'sleep 60', /no answer in 300 ms/],
    ['a crash', 'exit 3', /ended without an answer \(exit code 3\)/],
    ['a program that is not there', 'no-such-program-here', /ended without an answer \(exit code 127\)/],
    ['endless output', 'yes', /loses the game \(protocol-bad-output\)/],
    ['output without a new line', 'cat /dev/zero', /without a new line/],
    ['a child that outlives its shell', '(sleep 61 &) ; echo HELLO', /"HELLO"/],
  ])(
    '%s loses the game, the rest is clean',
    (_, command, told) => {
      const began = Date.now();
      const { status, stdout } = referee(['--timeout', '300', '--hands', '2'], [command, ...BUILT_IN]);
      expect(status).toBe(0);
      expect(stdout).toMatch(told);
      expect(stdout).toMatch(/lost the game 2 0 0 0/);
      expect(alive('sleep 6')).toEqual([]);
      // Not a figure: whoever never answers must not be waited for.
      expect(Date.now() - began).toBeLessThan(20_000);
    },
    60_000,
  );

  it.each([
    [['--hands', '0'], ['builtin:naive', 'builtin:naive', 'builtin:naive', 'builtin:naive'], /--hands/],
    [
      ['--timeout', 'soon'],
      ['builtin:naive', 'builtin:naive', 'builtin:naive', 'builtin:naive'],
      /--timeout/,
    ],
    [[], ['builtin:naive'], /four players/],
    [[], ['builtin:clever', 'builtin:naive', 'builtin:naive', 'builtin:naive'], /there is no builtin:clever/],
    [['--speed', '9'], ['builtin:naive', 'builtin:naive', 'builtin:naive', 'builtin:naive'], /--speed/],
  ])('says what is wrong with %j %j and how it is used', (options, players, message) => {
    const { status, stderr } = referee(options, players);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/usage: /);
  });
});

it('hands leave no handle and no memory behind', async () => {
  const ruleset = rulesetOf(await loadGame('hong-kong'), {}, 'protocol');
  const hand = (seed: string) =>
    refereeHand(ruleset, startFrom(ruleset, seed), [
      startProgram(PASSER, 5000),
      builtIn(naive, seed),
      builtIn(naive, seed),
      builtIn(naive, seed),
    ]);
  for (let i = 0; i < 5; i++) await hand(`warm/${i}`);
  const before = { handles: process.getActiveResourcesInfo().length, heap: process.memoryUsage().heapUsed };
  for (let i = 0; i < 50; i++) await hand(`${SEED}/${i}`);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(process.getActiveResourcesInfo().length).toBeLessThanOrEqual(before.handles + 2);
  // Fifty hands of garbage may be uncollected; a leak of tables and pipes would be several times this.
  expect(process.memoryUsage().heapUsed - before.heap).toBeLessThan(200e6);
}, 60_000);
