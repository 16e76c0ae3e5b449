/**
 * Finds every process that a player program started. On Linux these are, from /proc: its process group, everything that
 * carries its mark in the environment, and the children of any of those. Elsewhere only the group is known.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Prefix of the marks of this command. Random, because other referees may run beside it or inside one of its players.
 */
const OURS = `SPARROW_REFEREE_${randomBytes(8).toString('hex')}_`;

let marks = 0;

/** A new environment variable name for one program. Everything it starts inherits the variable. */
export const newMark = (): string => `${OURS}${++marks}`;

/** A process. A pid may be reused, but pid and start time together are unique. */
interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly started: string;
}

type Belongs = (process: Process) => boolean;

/** A process and its descendants. A descendant that lost its parent is not found here. */
export function treeOf(pid: number): readonly Process[] {
  const found = [pid].flatMap((each) => processOf(String(each)) ?? []);
  for (const { pid: parent } of found) found.push(...childrenOf(parent));
  return found;
}

/**
 * Kills a program's group, everything with its mark, and their descendants.
 * @param known processes of it seen earlier; their parents may be gone by now
 */
export function killFamily(mark: string, group: number, known: readonly Process[] = []): void {
  kill(-group);
  const isKnown: Belongs = ({ pid, started }) =>
    known.some((other) => other.pid === pid && other.started === started);
  killAll((process) => process.group === group || isKnown(process) || hasMark(process, `${mark}=`));
}

/** Kills everything with a mark of this command, for a referee that must exit at once. */
export function killMarked(): void {
  killAll((process) => hasMark(process, OURS));
}

/** Repeats until no new process is found, because some may start while others are killed. */
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

/** All processes that belong, with their descendants. */
function familyOf(belongs: Belongs): Process[] {
  const all = listFolder('/proc').flatMap((name) => processOf(name) ?? []);
  const family = new Set(all.filter(belongs));
  for (const { pid } of family) {
    for (const child of all) if (child.parent === pid) family.add(child);
  }
  return [...family];
}

function childrenOf(pid: number): Process[] {
  // Each thread lists its own children.
  const threads = listFolder(`/proc/${pid}/task`);
  const children = threads.map((thread) => readProc(`/proc/${pid}/task/${thread}/children`));
  return children.flatMap((names) => names.split(' ').flatMap((name) => processOf(name) ?? []));
}

/** The process with this number. Null if it is not running, or is this process. */
function processOf(name: string): Process | null {
  if (!/^\d+$/.test(name) || name === String(process.pid)) return null;
  // After the name in brackets (which may hold any character): state, parent, group, and as the 20th field the start
  // time.
  const stat = readProc(`/proc/${name}/stat`);
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
  `\0${readProc(`/proc/${pid}/environ`)}`.includes(`\0${begins}`);

/** File names in a folder of /proc. Empty if the folder is gone. */
function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The text of a file of /proc. Empty if the process is gone or belongs to somebody else. */
function readProc(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

/** Kills a process, or with a negative number a whole group. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // No such process.
  }
}
