/** What an author gives of a board, and what of it is read alike for several kinds of question. */

import type { RuleId } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import { type Seat, seatAfter, type Wind } from '../engine/seats.ts';
import type { Table } from '../engine/table.ts';
import { byPlace, type Kind } from '../engine/tiles.ts';
import { factsWritten } from '../evaluation/facts.ts';
import { type HandSize, wholeSize } from '../evaluation/hand.ts';
import { parseTiles } from '../notation/tiles.ts';
import type { ShownHand, SpecialTile } from '../puzzles/hands.ts';
import type { GeneratorContext } from '../puzzles/question.ts';
import { LessonError, type SourcePlace } from './error.ts';
import type { WonBy } from './judged.ts';
import { checkSet, checkSize, readHand, reading, type SetOfTiles } from './read-hand.ts';

/** A moment of a scene, and what has just happened there. */
export interface SceneMoment {
  readonly table: Table;
  readonly since: readonly TableEvent[];
}

export interface BoardClaim {
  /** The kind of question. */
  readonly kind: string;
  /** The hand, where the question is about one. */
  readonly hand?: string | undefined;
  readonly by?: WonBy | undefined;
  readonly seat?: Wind | undefined;
  readonly round?: Wind | undefined;
  /** What is right, as the author says. */
  readonly answer?: string | undefined;
  /** What was special about the last tile. */
  readonly way?: SpecialTile | undefined;
  /** The indicators that lie open, those under them, and what its player has discarded: tiles. */
  readonly dora?: string | undefined;
  readonly ura?: string | undefined;
  readonly river?: string | undefined;
  /** The moment, where the question is about a table. */
  readonly moment?: SceneMoment | undefined;
  /** The move that is tried, or the calls with “ | ” between. */
  readonly try?: string | undefined;
  /** Of worth: lines that are ticked already, by their rules. */
  readonly ticked?: readonly RuleId[] | undefined;
  /** Which rules may forbid it. */
  readonly rules?: readonly RuleId[] | undefined;
  /** The kind of hand. */
  readonly under?: string | undefined;
}

/** The same, with the tiles that it is read as. */
export interface ReadBoard extends BoardClaim {
  readonly set: SetOfTiles & HandSize;
  readonly place: SourcePlace;
}

/** The same, with the rules. */
export interface ReadByRules extends ReadBoard {
  readonly generator: GeneratorContext;
}

/** How a kind of question is written down: what an author gave, as what is asked. @throws LessonError */
export type BoardReader = (read: ReadBoard) => unknown;

/** The same, where the rules have a say in what is asked. @throws LessonError */
export type RuleReader = (read: ReadByRules) => unknown;

/** The round's wind, where it is told. */
export const roundOf = ({ round }: BoardClaim) => (round === undefined ? {} : { round });

/** The written hand. @param more by how many tiles it may differ from a whole one */
export function handIn({ kind, hand, seat = 0, set, place }: ReadBoard, more: 0 | -1) {
  if (hand === undefined) {
    throw new LessonError(place, `a board of “${kind}” has no hand`, 'Write hand="…".');
  }
  const written = readHand({ tiles: hand, seat }, set, place);
  checkSize(written, wholeSize(set) + more, hand, place);
  const { winning, concealed, melds, bonus, facts } = written;
  const all = more === 0 && winning && kind !== 'win' ? [...concealed, winning.tile] : concealed;
  return { seat: seat as Seat, written, concealed: sorted(all), melds, bonus, facts };
}

const sorted = (tiles: readonly Kind[]): Kind[] => [...tiles].sort(byPlace);

/** A whole hand with its last tile apart. */
export function wholeHand(read: ReadBoard): ShownHand {
  const { seat, written } = handIn(read, 0);
  const { concealed, melds, bonus, winning, facts } = written;
  const tile = winning?.tile ?? concealed.at(-1) ?? 0;
  const rest = winning ? concealed : concealed.slice(0, -1);
  const by = read.by ?? (winning?.by === 'discard' ? 'discard' : 'draw');
  const giver = winning && 'from' in winning ? winning.from : null;
  return {
    seat,
    concealed: sorted(rest),
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

/** The tiles of this property; none where it is left out. */
export const tilesOf = (text: string | undefined, { set, place }: ReadBoard): readonly Kind[] => {
  const kinds = text === undefined ? [] : reading(place, () => parseTiles(text));
  checkSet(kinds, set, place);
  return kinds;
};

/** What lies beside the hands, where that is told. */
const indicatorsOf = (read: ReadBoard): Pick<ShownHand, 'indicators'> =>
  read.dora === undefined && read.ura === undefined
    ? {}
    : { indicators: { open: tilesOf(read.dora, read), under: tilesOf(read.ura, read) } };

/** @throws LessonError where no moment is given */
export function momentIn({ kind, moment, place }: ReadBoard): SceneMoment {
  if (moment) return moment;
  throw new LessonError(place, `a board of “${kind}” has no table`, 'Write scene="…" and step={…}.');
}
