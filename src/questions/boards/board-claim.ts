/** The attributes of a `<Board>`, and the readers that several question kinds share. */

import type { RuleId } from '../../engine/action.ts';
import type { TableEvent } from '../../engine/events.ts';
import { type Seat, seatAfter, type Wind } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import { type Kind, sortTiles } from '../../engine/tiles.ts';
import { factsWritten } from '../../evaluation/facts.ts';
import { type HandSize, wholeSize } from '../../evaluation/hand.ts';
import { parseTiles } from '../../notation/tiles.ts';
import type { WinWay } from '../../notation/win-ways.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import { LessonError, type SourcePlace } from '../../scenes/error.ts';
import type { WonBy } from '../../scenes/hand-verdict.ts';
import { checkSet, checkSize, parseAt, readHand, type SetOfTiles } from '../../scenes/read-hand.ts';

/** A moment of a scene: the table, and the events just before it. */
export interface SceneMoment {
  readonly table: Table;
  readonly since: readonly TableEvent[];
}

export interface BoardClaim {
  /** The question kind, for example `win` or `waits`. */
  readonly kind: string;
  /** The hand in notation, for questions about a hand. */
  readonly hand?: string | undefined;
  readonly by?: WonBy | undefined;
  readonly seat?: Wind | undefined;
  readonly round?: Wind | undefined;
  /** The right answer according to the author; the build checks it. */
  readonly answer?: string | undefined;
  /** What was special about the winning tile. */
  readonly way?: WinWay | undefined;
  /**
   * Tiles in notation: face-up indicators (`dora`), the ones under them (`ura`), and the player's own discards
   * (`river`).
   */
  readonly dora?: string | undefined;
  readonly ura?: string | undefined;
  readonly river?: string | undefined;
  /** The table, for questions about a table. */
  readonly moment?: SceneMoment | undefined;
  /** The action that is tried, or several calls separated by “ | ”. */
  readonly try?: string | undefined;
  /** For `safe`: the tiles that are offered, in notation. */
  readonly tiles?: string | undefined;
  /** For `worth`: pattern ids of the score lines that are already ticked. */
  readonly ticked?: readonly RuleId[] | undefined;
  /** The rule ids offered as reasons for a refusal. */
  readonly rules?: readonly RuleId[] | undefined;
  /** The kind of hand. */
  readonly under?: string | undefined;
}

/** A board claim with its tile set and source place. */
export interface ReadBoard extends BoardClaim {
  readonly set: SetOfTiles & HandSize;
  readonly place: SourcePlace;
}

/** A board claim with the rules as well. */
export interface ReadByRules extends ReadBoard {
  readonly generator: GeneratorContext;
}

/** Returns the round wind, or an empty object when none is given. */
export const roundOf = ({ round }: BoardClaim) => (round === undefined ? {} : { round });

/** Parses the hand of a board. @param more 0 for a whole hand, -1 for a hand one tile short */
export function handIn({ kind, hand, seat = 0, set, place }: ReadBoard, more: 0 | -1) {
  if (hand === undefined) {
    throw new LessonError(place, `a board of “${kind}” has no hand`, 'Write hand="…".');
  }
  const written = readHand({ tiles: hand, seat }, set, place);
  checkSize(written, wholeSize(set) + more, hand, place);
  const { winning, concealed, melds, bonus, facts } = written;
  const all = more === 0 && winning ? [...concealed, winning.tile] : concealed;
  return { seat: seat as Seat, written, concealed: sortTiles(all), melds, bonus, facts };
}

/** Parses a whole hand and sets its winning tile apart. Without a mark the last concealed tile is the winning one. */
export function wholeHand(read: ReadBoard): ShownHand {
  const { seat, written } = handIn(read, 0);
  const { concealed, melds, bonus, winning, facts } = written;
  const tile = winning?.tile ?? concealed.at(-1) ?? 0;
  const rest = winning ? concealed : concealed.slice(0, -1);
  const by = read.by ?? (winning?.by === 'discard' ? 'discard' : 'draw');
  const giver = winning && 'from' in winning ? winning.from : null;
  return {
    seat,
    concealed: sortTiles(rest),
    melds,
    winning: tile,
    from: by === 'draw' ? null : (giver ?? seatAfter(seat, 1)),
    ...(bonus.length > 0 && { bonus }),
    ...(read.way !== undefined && { way: read.way }),
    ...(facts.length > 0 && { facts: factsWritten(facts) }),
    ...indicatorsOf(read),
    ...roundOf(read),
  };
}

/** Parses the tiles of an attribute; a missing attribute gives none. */
export const tilesOf = (text: string | undefined, { set, place }: ReadBoard): readonly Kind[] => {
  const kinds = text === undefined ? [] : parseAt(place, () => parseTiles(text));
  checkSet(kinds, set, place);
  return kinds;
};

/** Returns the dora indicators when the author gives any. */
const indicatorsOf = (read: ReadBoard): Pick<ShownHand, 'indicators'> =>
  read.dora === undefined && read.ura === undefined
    ? {}
    : { indicators: { open: tilesOf(read.dora, read), under: tilesOf(read.ura, read) } };

/** Returns the board's moment. @throws LessonError when the board has none */
export function momentIn({ kind, moment, place }: ReadBoard): SceneMoment {
  if (moment) return moment;
  throw new LessonError(place, `a board of “${kind}” has no table`, 'Write scene="…" and step={…}.');
}
