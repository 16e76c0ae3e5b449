/** The referee's line protocol: what a player reads and what it may answer (rules `protocol-*`). */
import type { Seat } from '../engine/seats.ts';
import type { Kind } from '../engine/tiles.ts';
import { NotationError } from '../notation/error.ts';
import { formatRefereeTiles, parseRefereeTiles } from '../notation/referee.ts';

/** The first two lines a player reads (`protocol-init`). */
interface Init {
  readonly windSeat: Seat;
  readonly tiles: readonly Kind[];
}

export const NOTICE_ACTIONS = ['FLOWER', 'DRAW', 'DISCARD', 'PONG', 'SEUNG', 'GONG'] as const;

/** One line of a list of actions (`protocol-actions`). */
export interface ProtocolAction {
  readonly committer: Seat;
  readonly action: (typeof NOTICE_ACTIONS)[number];
  readonly tiles: readonly Kind[];
}

/** What a player reads each time it is asked (`protocol-turn`). */
export interface Round {
  readonly type: 'normal' | 'interrupt';
  readonly actions: readonly ProtocolAction[];
}

/** The one line a player answers (`protocol-output`). */
export type Output =
  | { readonly says: 'DISCARD' | 'PONG'; readonly tile: Kind }
  | { readonly says: 'SEUNG'; readonly using: readonly [Kind, Kind]; readonly discard: Kind }
  | { readonly says: 'GONG' | 'PASS' | 'WIN' };

/** Longest line a player may answer, in characters. A longer line is no answer (`protocol-bad-output`). */
export const LONGEST_LINE = 1024;

/** Number of tiles each action line names. */
const TILES: Readonly<Record<ProtocolAction['action'], number>> = {
  FLOWER: 1,
  DRAW: 1,
  DISCARD: 1,
  PONG: 1,
  SEUNG: 3,
  GONG: 1,
};

/** Writes the first two lines. Example: `2` (the seat), then its concealed tiles run together, such as `d1d8d8b3`. */
export const formatInit = ({ windSeat, tiles }: Init): string[] => [
  String(windSeat),
  formatRefereeTiles(tiles),
];

/**
 * Reads the first two lines, seat and concealed tiles. Example: `2`, `d1d8d8b3`.
 * @throws NotationError
 */
export function parseInit(lines: readonly string[]): Init {
  return { windSeat: parseSeat(lines[0] ?? ''), tiles: parseRefereeTiles(lines[1] ?? '') };
}

/** Writes one round. Example: `interrupt`, `1` (one action follows), `0 DISCARD d1`. */
export const formatRound = ({ type, actions }: Round): string[] => [
  type,
  String(actions.length),
  ...actions.map(({ committer, action, tiles }) => `${committer} ${action} ${formatRefereeTiles(tiles)}`),
];

/**
 * Reads one round: type, number of actions, then one line each. Example: `normal`, `1`, `2 DISCARD d1`.
 * @throws NotationError
 */
export function parseRound(lines: readonly string[]): Round {
  const [type = '', count = '', ...rest] = lines;
  if (type !== 'normal' && type !== 'interrupt') throw new NotationError(type, 1, '“normal” or “interrupt”');
  if (!/^\d+$/.test(count) || Number(count) !== rest.length) {
    throw new NotationError(count, 1, `the number of lines that follow, ${rest.length}`);
  }
  return { type, actions: rest.map(parseAction) };
}

function parseAction(line: string): ProtocolAction {
  const [seat = '', word = '', text = '', ...more] = line.split(' ');
  const committer = parseSeat(seat);
  const action = NOTICE_ACTIONS.find((each) => each === word);
  if (!action) throw new NotationError(line, seat.length + 2, `one of ${NOTICE_ACTIONS.join(', ')}`);
  const at = seat.length + word.length + 3;
  const tiles = within(line, at, text, parseRefereeTiles);
  if (tiles.length !== TILES[action] || more.length > 0) {
    throw new NotationError(
      line,
      at,
      `${TILES[action]} ${TILES[action] === 1 ? 'tile' : 'tiles'} and the end of the line`,
    );
  }
  return { committer, action, tiles };
}

function parseSeat(text: string): Seat {
  if (!/^[0-3]$/.test(text)) throw new NotationError(text, 1, 'a seat from 0 to 3');
  return Number(text) as Seat;
}

/** Parses part of a line. Error columns count from the start of the whole line. */
function within<T>(line: string, at: number, part: string, parse: (text: string) => T): T {
  try {
    return parse(part);
  } catch (error) {
    if (error instanceof NotationError) throw new NotationError(line, at + error.column - 1, error.expected);
    throw error;
  }
}

export function formatOutput(output: Output): string {
  switch (output.says) {
    case 'DISCARD':
    case 'PONG':
      return `${output.says} ${formatRefereeTiles([output.tile])}`;
    case 'SEUNG':
      return `SEUNG ${formatRefereeTiles([...output.using, output.discard])}`;
    default:
      return output.says;
  }
}

const BARE = ['GONG', 'PASS', 'WIN'] as const;

/**
 * Reads a player's answer without checking whether it is allowed. A trailing carriage return is ignored. Examples:
 * `DISCARD d1`, `PASS`, `SEUNG d1d2b8` (two tiles of the chow, then the discard).
 * @throws NotationError
 */
export function parseOutput(text: string): Output {
  const line = text.replace(/\r$/, '');
  const [word = ''] = line.split(' ', 1);
  const bare = BARE.find((each) => each === line);
  if (bare) return { says: bare };
  // If the line is only the word, the missing tile is one column past its end.
  const at = Math.min(word.length + 2, line.length + 1);
  /** Reads exactly this many tiles. Only the first of them are parsed, however long the line is. */
  const tiles = (many: number, expected: string): Kind[] => {
    const read = within(line, at, line.slice(at - 1, at - 1 + 2 * many), parseRefereeTiles);
    if (read.length < many || line.length > at - 1 + 2 * many) throw new NotationError(line, at, expected);
    return read;
  };
  if (word === 'DISCARD' || word === 'PONG') {
    const [tile = 0] = tiles(1, 'one tile');
    return { says: word, tile };
  }
  if (word === 'SEUNG') {
    const [a = 0, b = 0, discard = 0] = tiles(3, 'three tiles: two of one’s own and the discard');
    return { says: word, using: a < b ? [a, b] : [b, a], discard };
  }
  const bareWord = BARE.find((each) => line.startsWith(each) && !/^[A-Z]/.test(line.slice(each.length)));
  if (bareWord) throw new NotationError(line, bareWord.length + 1, 'the end of the line');
  throw new NotationError(line, 1, 'DISCARD, PONG, SEUNG, GONG, PASS or WIN');
}
