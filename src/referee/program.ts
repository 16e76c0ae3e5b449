/** A player that is a program of its own: lines over its stdin and stdout, killed with all it started. */
import { type ChildProcess, spawn } from 'node:child_process';
import { type Player, PlayerError } from './referee.ts';

/** The longest line a player may answer, in characters; a program that prints on without end is stopped here. */
const LONGEST_LINE = 1024;
/** How long a program may take to leave by itself once nothing more is asked of it, in milliseconds. */
const FAREWELL = 200;

/** Process groups that still run. */
const running = new Set<number>();

/** Kills every program and all that it started, at once: for a referee that must leave in the middle of a hand. */
export function killPrograms(): void {
  for (const group of running) killGroup(group);
}

/** The group, not the child alone: a shell's own children too, also when the shell itself has gone. */
function killGroup(group: number): void {
  running.delete(group);
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
}

/** Starts the command in a process group of its own. `timeout`: milliseconds for every answer. */
export function startProgram(command: string, timeout: number): Player {
  const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
  if (child.pid !== undefined) running.add(child.pid);
  const reader = new LineReader(child);
  // A program that left early closes its end; that it gave no answer is told when it is asked.
  child.stdin?.on('error', () => {});
  return {
    ask: ({ lines }) => {
      child.stdin?.write(`${lines.join('\n')}\n`);
      return reader.next(timeout);
    },
    close: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  child.stdin?.end();
  child.stdout?.destroy();
  if (child.exitCode === null && child.signalCode === null) {
    const left = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await Promise.race([left, after(FAREWELL)]);
  }
  if (child.pid !== undefined) killGroup(child.pid);
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    await new Promise<void>((resolve) => child.once('exit', () => resolve()));
  }
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

type Waiting = { readonly resolve: (line: string) => void; readonly reject: (error: PlayerError) => void };

/** The lines a program prints, one for every asking. */
class LineReader {
  private rest = '';
  private readonly lines: string[] = [];
  private waiting: Waiting | null = null;
  private failed: PlayerError | null = null;
  private readonly decoder = new TextDecoder();

  private readonly child: ChildProcess;

  constructor(child: ChildProcess) {
    this.child = child;
    child.stdout?.on('data', (piece: Buffer) => this.read(piece));
    child.on('error', (error) => this.fail(`could not be started: ${error.message}`));
    // 'close' comes after the last output, 'exit' may come before it.
    child.on('close', (code, signal) =>
      this.fail(`ended without an answer (${signal ?? `exit code ${code}`})`),
    );
  }

  next(timeout: number): Promise<string> {
    const line = this.lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.failed) return Promise.reject(this.failed);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.fail(`no answer in ${timeout} ms`), timeout);
      this.waiting = {
        resolve: (answer) => {
          clearTimeout(timer);
          resolve(answer);
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
      if (end < 0) break;
      const line = this.rest.slice(0, end);
      this.rest = this.rest.slice(end + 1);
      if (this.waiting) {
        this.waiting.resolve(line);
        this.waiting = null;
      } else if (this.lines.length === 0) {
        this.lines.push(line);
      } else {
        this.fail('printed more lines than it was asked for');
        return;
      }
    }
    if (this.rest.length > LONGEST_LINE) this.fail(`printed ${LONGEST_LINE} characters without a new line`);
  }

  private fail(message: string): void {
    this.failed ??= new PlayerError(message);
    // Who prints without end is not read any further; the pipe breaks under it.
    this.child.stdout?.destroy();
    this.waiting?.reject(this.failed);
    this.waiting = null;
  }
}
