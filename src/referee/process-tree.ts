/**
 * All that a program has started, wherever it has got to. On Linux it is found in /proc: the program's process
 * group, whatever carries its mark in the environment, and the children of any of those. Elsewhere the group
 * alone is known.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Begins the marks of this command: others may run beside it, or inside one of its players. */
const OURS = `SPARROW_REFEREE_${randomBytes(8).toString('hex')}_`;

let marks = 0;

/** A name for the environment of a program, which hands it down to whatever it starts. */
export const newMark = (): string => `${OURS}${++marks}`;

/** A process. Its number may be another one's later; with its time of start it is its own for good. */
interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly started: string;
}

type Belongs = (process: Process) => boolean;

/** A process and all below it, as long as their parents live: who has lost them is no longer found from here. */
export function treeOf(pid: number): readonly Process[] {
  const found = [pid].flatMap((each) => processOf(String(each)) ?? []);
  for (const { pid: parent } of found) found.push(...childrenOf(parent));
  return found;
}

/**
 * Kills a program's group, whatever carries its mark, and what these have started.
 * @param known those of it that were seen before; their parents may have gone since
 */
export function killFamily(mark: string, group: number, known: readonly Process[] = []): void {
  kill(-group);
  const isKnown: Belongs = ({ pid, started }) =>
    known.some((other) => other.pid === pid && other.started === started);
  killAll((process) => process.group === group || isKnown(process) || hasMark(process, `${mark}=`));
}

/** Kills whatever carries a mark of this command: for one that must leave at once. */
export function killMarked(): void {
  killAll((process) => hasMark(process, OURS));
}

/** Looks until nobody new is found: some may be started while others are killed. */
function killAll(belongs: Belongs): void {
  const killed = new Set<string>();
  for (let look = 0; look < 100; look++) {
    const found = familyOf(belongs).filter(({ pid, started }) => !killed.has(`${pid} ${started}`));
    if (found.length === 0) return;
    for (const { pid, started } of found) {
      kill(pid);
      killed.add(`${pid} ${started}`);
    }
  }
}

/** Those who belong, their children, and the children of these. */
function familyOf(belongs: Belongs): Process[] {
  const all = listed('/proc').flatMap((name) => processOf(name) ?? []);
  const family = new Set(all.filter(belongs));
  for (const { pid } of family) {
    for (const child of all) if (child.parent === pid) family.add(child);
  }
  return [...family];
}

function childrenOf(pid: number): Process[] {
  // Every thread has children of its own.
  const threads = listed(`/proc/${pid}/task`);
  const children = threads.map((thread) => read(`/proc/${pid}/task/${thread}/children`));
  return children.flatMap((names) => names.split(' ').flatMap((name) => processOf(name) ?? []));
}

/** The process of this number; null where none lives, and for this one. */
function processOf(name: string): Process | null {
  if (!/^\d+$/.test(name) || name === String(process.pid)) return null;
  // Behind its name in brackets, which may hold anything: state, parent, group, and as the 20th the time of start.
  const stat = read(`/proc/${name}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, parent, group] = fields;
  if (parent === undefined || state === 'Z' || state === 'X') return null;
  return {
    pid: Number(name),
    parent: Number(parent),
    group: Number(group),
    started: fields[19] ?? '',
  };
}

const hasMark = ({ pid }: Process, begins: string): boolean =>
  `\0${read(`/proc/${pid}/environ`)}`.includes(`\0${begins}`);

/** The numbers that a folder of /proc has; none where it is not there. */
function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A file of /proc; nothing where the process has gone, or is somebody else's. */
function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

/** A process, or with a minus a whole group. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}
