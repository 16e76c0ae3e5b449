/** `npm run referee`: four player programs, the seed's protocol over their pipes, a result; see README. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { naive } from '../bots/naive.ts';
import { sensible } from '../bots/sensible.ts';
import { startFrom } from '../engine/deal.ts';
import { rulesetOf } from '../rulesets/choose.ts';
import { loadGame } from '../rulesets/registry.node.ts';
import { builtIn } from './built-in.ts';
import { formatHead, formatLine, formatResult } from './log.ts';
import { killPrograms, startProgram } from './program.ts';
import { type Player, type Refereed, refereeHand } from './referee.ts';
import { resultLine, transcriptLink } from './transcript.ts';

const USAGE = `usage: npm run -s referee -- [--seed N] [--hands N] [--timeout ms] [--log FILE] -- 'cmd1' 'cmd2' 'cmd3' 'cmd4'
A command is a program that speaks the protocol over stdin and stdout, or builtin:naive or builtin:sensible.`;

const BUILT_IN = { 'builtin:naive': naive, 'builtin:sensible': sensible } as const;
const isBuiltIn = (command: string): command is keyof typeof BUILT_IN => command in BUILT_IN;

interface Settings {
  readonly seed: string;
  readonly hands: number;
  readonly timeout: number;
  readonly log: string | null;
  readonly commands: readonly [string, string, string, string];
}

/** What was asked for, or what is wrong with it. */
function settings(): Settings | string {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { values, positionals } = parsed;
  const [a, b, c, d, ...more] = positionals;
  if (a === undefined || b === undefined || c === undefined || d === undefined || more.length > 0) {
    return `four players are needed, not ${positionals.length}`;
  }
  const wrong = [a, b, c, d].find((command) => command.startsWith('builtin:') && !isBuiltIn(command));
  if (wrong !== undefined) return `there is no ${wrong}; there are ${Object.keys(BUILT_IN).join(' and ')}`;
  const hands = Number(values.hands);
  const timeout = Number(values.timeout);
  if (!Number.isInteger(hands) || hands < 1)
    return `--hands must be a whole number above 0, not ${values.hands}`;
  if (!Number.isFinite(timeout) || timeout <= 0)
    return `--timeout must be milliseconds, not ${values.timeout}`;
  return { seed: values.seed, hands, timeout, log: values.log ?? null, commands: [a, b, c, d] };
}

const parse = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      hands: { type: 'string', default: '1' },
      timeout: { type: 'string', default: '1000' },
      log: { type: 'string' },
    },
  });

/** Whether anybody still reads what is printed: `| head` stops the hands, too. */
let heard = true;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  heard = false;
});

// The programs are in groups of their own: what interrupts the referee does not reach them.
process.on('exit', killPrograms);
for (const [signal, number] of [
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGTERM', 15],
] as const) {
  process.once(signal, () => process.exit(128 + number));
}

async function main(): Promise<number> {
  const asked = settings();
  if (typeof asked === 'string') {
    process.stderr.write(`${asked}\n${USAGE}\n`);
    return 2;
  }
  const ruleset = rulesetOf(await loadGame('hong-kong'), {}, 'protocol');
  const log = asked.log === null ? null : openSync(asked.log, 'w');
  const note = (line: string): void => {
    if (log !== null) writeSync(log, `${line}\n`);
  };
  const tally = { won: [0, 0, 0, 0], lost: [0, 0, 0, 0], drawn: 0 };
  for (let hand = 0; hand < asked.hands && heard; hand++) {
    const seed = asked.hands === 1 ? asked.seed : `${asked.seed}/${hand}`;
    const start = startFrom(ruleset, seed, { under: 'protocol' });
    note(formatHead(hand + 1, seed));
    const seats = asked.commands.map((command) => player(command, seed, asked.timeout));
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
    // Built-in players wait for nothing: signals and a reader that left are only heard in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (log !== null) closeSync(log);
  process.stdout.write(
    `won ${tally.won.join(' ')}, lost the game ${tally.lost.join(' ')}, drawn ${tally.drawn}\n`,
  );
  return 0;
}

function player(command: string, seed: string, timeout: number): Player {
  return isBuiltIn(command) ? builtIn(BUILT_IN[command], seed) : startProgram(command, timeout);
}

function count(tally: { won: number[]; lost: number[]; drawn: number }, { ending }: Refereed): void {
  const more = (counts: number[], seat: number): void => {
    counts[seat] = (counts[seat] ?? 0) + 1;
  };
  if (ending.is === 'forfeit') more(tally.lost, ending.forfeit.seat);
  else if (ending.outcome.is === 'drawn') tally.drawn++;
  else for (const win of ending.outcome.winners) more(tally.won, win.seat);
}

process.exitCode = await main();
