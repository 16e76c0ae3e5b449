/** A player that is a program: lines over stdin and stdout. It is killed with everything it started. */
import { type ChildProcess, spawn } from 'node:child_process';
import { killFamily, killMarked, newMark, treeOf } from './process-tree.ts';
import { LONGEST_LINE } from './protocol.ts';
import { type Player, PlayerError } from './referee.ts';

/** Time a program has to exit by itself after the last question, in milliseconds. */
const FAREWELL = 200;

/** Time limits of a program, in milliseconds. */
export interface Patience {
  /** Limit for every answer. */
  readonly answer: number;
  /** Extra time for the first answer, because an interpreter may have to start. */
  readonly start: number;
}

/** Process group of each running program, by mark. */
const groupByMark = new Map<string, number>();

/** Kills every program and everything it started, at once. For a referee that must exit in the middle of a hand. */
export function killPrograms(): void {
  for (const [mark, group] of groupByMark) killFamily(mark, group);
  if (groupByMark.size > 0) killMarked();
  groupByMark.clear();
}

/** Starts the command in its own process group, with a mark by which everything it starts can be found. */
export function startProgram(command: string, patience: Patience): Player {
  const mark = newMark();
  const child = spawn(command, {
    shell: true,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, [mark]: '1' },
  });
  if (child.pid !== undefined) groupByMark.set(mark, child.pid);
  const reader = new LineReader(child);
  // A program that exited early closes its stdin. The missing answer is reported when it is next asked.
  child.stdin?.on('error', () => {});
  return {
    ask: async ({ lines }) => {
      // Lets earlier output be read first: it was printed unasked.
      await new Promise((resolve) => setImmediate(resolve));
      child.stdin?.write(`${lines.join('\n')}\n`);
      return reader.next(patience);
    },
    close: () => stop(child, mark),
  };
}

async function stop(child: ChildProcess, mark: string): Promise<void> {
  const { pid } = child;
  const known = pid === undefined ? [] : treeOf(pid);
  child.stdin?.end();
  child.stdout?.destroy();
  if (child.exitCode === null && child.signalCode === null) {
    const left = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await Promise.race([left, after(FAREWELL)]);
  }
  if (pid === undefined) return;
  killFamily(mark, pid, known);
  groupByMark.delete(mark);
  if (child.exitCode === null && child.signalCode === null) {
    await new Promise<void>((resolve) => child.once('exit', () => resolve()));
  }
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/** Longest time a timer can wait, in milliseconds: nearly 25 days. */
export const LONGEST_WAIT = 2 ** 31 - 1;

const EXTRA_OUTPUT = 'printed more than the one line it was asked for';

type LineRequest = {
  readonly resolve: (line: string) => void;
  readonly reject: (error: PlayerError) => void;
};

/**
 * Reads a program's lines, one for each question. The first line may come before the program has read anything. Any
 * later line printed unasked loses the game at the next question, so that no line answers two questions.
 */
class LineReader {
  private rest = '';
  private readonly lines: string[] = [];
  private waiting: LineRequest | null = null;
  private failed: PlayerError | null = null;
  private promptCount = 0;
  private readonly decoder = new TextDecoder();

  private readonly child: ChildProcess;

  constructor(child: ChildProcess) {
    this.child = child;
    child.stdout?.on('data', (piece: Buffer) => this.read(piece));
    child.on('error', (error) => this.fail(`could not be started: ${error.message}`));
    // `close` comes after the last output; `exit` may come before it.
    child.on('close', (code, signal) =>
      this.fail(`ended without an answer (${signal ?? `exit code ${code}`})`),
    );
  }

  next({ answer, start }: Patience): Promise<string> {
    const isFirst = this.promptCount++ === 0;
    const early = this.lines.shift();
    if (!isFirst && (early !== undefined || this.rest !== ''))
      return Promise.reject(new PlayerError(EXTRA_OUTPUT));
    // The program may have ended since it printed this line.
    if (early !== undefined) return Promise.resolve(early);
    if (this.failed) return Promise.reject(this.failed);
    return new Promise((resolve, reject) => {
      const patience = Math.min(LONGEST_WAIT, isFirst ? answer + start : answer);
      const timer = setTimeout(() => this.fail(`no answer in ${patience} ms`), patience);
      this.waiting = {
        resolve: (line) => {
          clearTimeout(timer);
          resolve(line);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
    });
  }

  private read(piece: Buffer): void {
    if (this.failed) return;
    this.rest += this.decoder.decode(piece, { stream: true });
    for (;;) {
      const end = this.rest.indexOf('\n');
      if ((end < 0 ? this.rest.length : end) > LONGEST_LINE) {
        this.fail(`printed more than ${LONGEST_LINE} characters in one line`);
        return;
      }
      if (end < 0) return;
      const line = this.rest.slice(0, end);
      this.rest = this.rest.slice(end + 1);
      if (this.waiting) {
        this.waiting.resolve(line);
        this.waiting = null;
      } else if (this.lines.length === 0) {
        this.lines.push(line);
      } else {
        this.lines.length = 0;
        this.fail(EXTRA_OUTPUT);
        return;
      }
    }
  }

  private fail(message: string): void {
    this.failed ??= new PlayerError(message);
    // Stops reading a program that prints without end; its pipe breaks.
    this.child.stdout?.destroy();
    this.waiting?.reject(this.failed);
    this.waiting = null;
  }
}
