/**
 * The command `npm run referee`: runs four player programs, speaks the seed's protocol over their pipes and prints the
 * result. See README.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chooserOf } from '../bots/bot.ts';
import { naive } from '../bots/naive.ts';
import { sensible } from '../bots/sensible.ts';
import { startFrom } from '../engine/deal.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { quote } from '../notation/quotation.ts';
import { rulesetOf } from '../rulesets/instantiate.ts';
import { loadGame } from '../rulesets/registry.node.ts';
import { builtIn } from './built-in.ts';
import { formatHead, formatLine, formatResult } from './log.ts';
import { killPrograms, LONGEST_WAIT, type Patience, startProgram } from './program.ts';
import { type Player, type RefereedHand, refereeHand } from './referee.ts';
import { resultLine, transcriptLink } from './transcript.ts';

const USAGE = `usage: npm run -s referee -- [--seed N] [--hands N] [--timeout ms] [--start ms] [--log FILE] -- 'cmd1' 'cmd2' 'cmd3' 'cmd4'
A command is a program that speaks the protocol over stdin and stdout, or builtin:naive or builtin:sensible.`;

const BUILT_IN = { 'builtin:naive': naive, 'builtin:sensible': sensible } as const;
const isBuiltIn = (command: string): command is keyof typeof BUILT_IN => command in BUILT_IN;

interface Settings {
  readonly seed: string;
  readonly hands: number;
  readonly patience: Patience;
  /** File descriptor of the log. Null without `--log`. */
  readonly log: number | null;
  readonly commands: readonly [string, string, string, string];
}

/**
 * Reads the command-line options.
 * @throws Error with a message that says what is wrong
 */
function settings(): Settings {
  const { values, positionals } = parse();
  const { seed } = values;
  // The seed stands in a line of the log and is read back from there.
  if (seed.trim() !== seed || !/^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(seed)) {
    throw new Error(`--seed must be one line of text without spaces at its ends, not ${quote(seed)}`);
  }
  return {
    seed,
    hands: whole('--hands', values.hands, 1, Number.MAX_SAFE_INTEGER),
    patience: {
      answer: whole('--timeout', values.timeout, 1, LONGEST_WAIT),
      start: whole('--start', values.start, 0, LONGEST_WAIT),
    },
    commands: players(positionals),
    log: values.log === undefined ? null : openLog(values.log),
  };
}

function players(commands: readonly string[]): Settings['commands'] {
  const [a, b, c, d, ...more] = commands;
  if (a === undefined || b === undefined || c === undefined || d === undefined || more.length > 0) {
    throw new Error(`four players are needed, not ${commands.length}`);
  }
  for (const [seat, command] of commands.entries()) {
    if (command.trim() === '') throw new Error(`the player of seat ${seat} is an empty command`);
    if (command.startsWith('builtin:') && !isBuiltIn(command)) {
      throw new Error(`there is no ${command}; there are ${Object.keys(BUILT_IN).join(' and ')}`);
    }
  }
  return [a, b, c, d];
}

function whole(option: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Error(`${option} must be a whole number from ${least} to ${most}, not ${quote(text)}`);
}

function openLog(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    throw new Error(`--log ${quote(file)} cannot be written (${messageOf(error)})`);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const parse = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      hands: { type: 'string', default: '1' },
      timeout: { type: 'string', default: '1000' },
      start: { type: 'string', default: '3000' },
      log: { type: 'string' },
    },
  });

/** True while somebody reads the output, so that `| head` stops the hands too. */
let isHeard = true;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  isHeard = false;
  if (error.code !== 'EPIPE') leave(`nothing can be printed (${error.message})`, 1);
});

/** Prints a message and exits at once. */
function leave(why: string, code: number): never {
  process.stderr.write(`${why}\n`);
  process.exit(code);
}

// The programs are in process groups of their own, so a signal to the referee does not reach them.
process.on('exit', killPrograms);
for (const [signal, number] of [
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGQUIT', 3],
  ['SIGTERM', 15],
] as const) {
  process.once(signal, () => process.exit(128 + number));
}

async function main({ seed: seedText, hands, commands, patience, log }: Settings): Promise<void> {
  const ruleset = rulesetOf(await loadGame('hong-kong'), {}, 'protocol');
  const note = (line: string): void => {
    try {
      if (log !== null) writeSync(log, `${line}\n`);
    } catch (error) {
      leave(`the log cannot be written (${messageOf(error)})`, 1);
    }
  };
  const tally = { won: [0, 0, 0, 0], lost: [0, 0, 0, 0], drawn: 0 };
  for (let hand = 0; hand < hands && isHeard; hand++) {
    const seed = hands === 1 ? seedText : `${seedText}/${hand}`;
    const start = startFrom(ruleset, seed, { under: 'protocol' });
    note(formatHead(hand + 1, seed));
    const seats = commands.map((command) => player(command, seed, patience, ruleset));
    const done = await refereeHand(ruleset, start, seats as [Player, Player, Player, Player], {
      onLines: (seat, lines, to) => {
        for (const line of lines) note(formatLine(seat, line, to));
      },
    });
    const result = formatResult(hand + 1, resultLine(done));
    count(tally, done);
    const link = transcriptLink(ruleset, start, done);
    note(`# ${result}`);
    note(`# ${link}`);
    process.stdout.write(`${result}\n${link}\n`);
    // Built-in players never wait, so signals and a closed output are only noticed in this pause.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (log !== null) closeSync(log);
  process.stdout.write(
    `won ${tally.won.join(' ')}, lost the game ${tally.lost.join(' ')}, drawn ${tally.drawn}\n`,
  );
}

function player(command: string, seed: string, patience: Patience, ruleset: Ruleset): Player {
  return isBuiltIn(command)
    ? builtIn(chooserOf(BUILT_IN[command], ruleset), seed)
    : startProgram(command, patience);
}

function count(tally: { won: number[]; lost: number[]; drawn: number }, { ending }: RefereedHand): void {
  const more = (counts: number[], seat: number): void => {
    counts[seat] = (counts[seat] ?? 0) + 1;
  };
  if (ending.is === 'forfeit') more(tally.lost, ending.forfeit.seat);
  else if (ending.outcome.is === 'drawn') tally.drawn++;
  else for (const win of ending.outcome.winners) more(tally.won, win.seat);
}

let options: Settings;
try {
  options = settings();
} catch (error) {
  leave(`${messageOf(error)}\n${USAGE}`, 2);
}
await main(options);
