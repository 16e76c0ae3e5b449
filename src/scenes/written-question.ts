/** Questions as an author writes them down: a hand, or a moment of a scene, as what is asked about it. */
import { factsWritten } from '../asked/facts.ts';
import { wholeSize } from '../asked/hand.ts';
import type { RuleId } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import { createRandom } from '../engine/random.ts';
import { type Seat, seatAfter, type Wind } from '../engine/seats.ts';
import type { Table } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import { parseAction } from '../notation/lines.ts';
import type { Call, Called } from '../puzzles/concepts/claim/index.ts';
import type { Full } from '../puzzles/concepts/discard/index.ts';
import type { Tried } from '../puzzles/concepts/may/tried.ts';
import { factsOf, type Offered } from '../puzzles/concepts/pass/index.ts';
import { type Won, wonWith } from '../puzzles/concepts/pays/index.ts';
import type { Short } from '../puzzles/concepts/waits/winning.ts';
import { type Counted, countedOf, nameOf } from '../puzzles/concepts/worth/index.ts';
import type { ShownHand, SpecialTile } from '../puzzles/hands.ts';
import type { Spoilt } from '../puzzles/proof/exchanges.ts';
import type { Aim, Room } from '../puzzles/question.ts';
import { QUESTIONS_VERSION } from '../puzzles/version.ts';
import { scoreOf } from '../puzzles/whole-hands.ts';
import { LessonError, type Place } from './error.ts';
import { type By, checkSize, readHand, reading } from './judged.ts';

/** A moment of a scene, and what has just happened there. */
export interface Moment {
  readonly table: Table;
  readonly since: readonly TableEvent[];
}

export interface BoardClaim {
  /** The kind of question. */
  readonly kind: string;
  /** The hand, where the question is about one. */
  readonly hand?: string | undefined;
  readonly by?: By | undefined;
  readonly seat?: Wind | undefined;
  readonly round?: Wind | undefined;
  /** What is right, as the author says. */
  readonly answer?: string | undefined;
  /** What was special about the last tile. */
  readonly way?: SpecialTile | undefined;
  /** The moment, where the question is about a table. */
  readonly moment?: Moment | undefined;
  /** The move that is tried, or the calls with “ | ” between. */
  readonly try?: string | undefined;
  /** Of worth: lines that are ticked already, by their rules. */
  readonly ticked?: readonly RuleId[] | undefined;
  /** Which rules may forbid it. */
  readonly rules?: readonly RuleId[] | undefined;
  /** The kind of hand. */
  readonly under?: string | undefined;
}

/** The same, with what it is read by. */
interface Read extends BoardClaim {
  readonly room: Room;
  readonly place: Place;
}

/** How a kind of question is written down: what an author gave, as what is asked. */
export const WRITTEN: Readonly<Record<string, (read: Read) => unknown>> = {
  win: wholeHand,
  sort: wholeHand,
  waits: (read): Short => {
    const { concealed, melds, bonus, seat } = handIn(read, -1);
    return { seat, concealed, melds, bonus, from: seatAfter(seat, 2), ...roundOf(read) };
  },
  discard: (read): Full => {
    const { seat, concealed, melds } = handIn(read, 0);
    return { seat, concealed, melds };
  },
  mend: (read): Spoilt => {
    const { seat, concealed, melds } = handIn(read, 0);
    return { seat, concealed, melds, ...roundOf(read) };
  },
  pass: passedHand,
  worth: countedHand,
  pays: (read): Won => need(read, wonWith(wholeHand(read), read.room, randomOf(read))),
  may: triedMove,
  claim: calledTile,
};

const PLAIN: Aim = { grade: 1, rules: [] };

const randomOf = ({ kind, hand = '' }: BoardClaim) => createRandom(QUESTIONS_VERSION, kind, hand);

const roundOf = ({ round }: BoardClaim) => (round === undefined ? {} : { round });

function need<T>({ hand, place, kind }: Read, asked: T | null): T {
  if (asked !== null) return asked;
  throw new LessonError(
    place,
    `“${hand}” does not win, or nobody pays for it`,
    `A board of “${kind}” is about a hand that has won.`,
  );
}

/** The written hand. @param more by how many tiles it may differ from a whole one */
function handIn({ kind, hand, seat = 0, room, place }: Read, more: 0 | -1) {
  if (hand === undefined) {
    throw new LessonError(place, `a board of “${kind}” has no hand`, 'Write hand="…".');
  }
  const written = readHand({ tiles: hand, seat }, room.ruleset, place);
  checkSize(written, wholeSize(room.ruleset) + more, hand, place);
  const { winning, concealed, melds, bonus, facts } = written;
  const all = more === 0 && winning && kind !== 'win' ? [...concealed, winning.tile] : concealed;
  return { seat: seat as Seat, written, concealed: sorted(all), melds, bonus, facts };
}

const sorted = (tiles: readonly Kind[]): Kind[] => [...tiles].sort((a, b) => a - b);

/** A whole hand with its last tile apart. */
function wholeHand(read: Read): ShownHand {
  const { seat, written } = handIn(read, 0);
  const { concealed, melds, bonus, winning } = written;
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
    ...roundOf(read),
  };
}

/** A hand to count; some of its lines may be ticked already. */
function countedHand(read: Read): Counted {
  const { ticked = [], room, place } = read;
  const counted = need(read, countedOf(wholeHand(read), room, randomOf(read), PLAIN));
  if (ticked.length === 0) return counted;
  const score = scoreOf(counted.hand, room.ruleset, room.table);
  const own = (score?.lines ?? []).map(nameOf);
  const strange = ticked.find((rule) => !own.some((line) => line.split(' ')[0] === rule));
  if (strange !== undefined) {
    throw new LessonError(place, `“${read.hand}” has no ${strange}`, `It has: ${own.join(', ')}.`);
  }
  return { ...counted, given: own.filter((line) => ticked.includes(line.split(' ')[0] ?? '')) };
}

/** A tile that completes a hand, and what is further true of it. */
function passedHand(read: Read): Offered {
  const hand = wholeHand({ ...read, by: 'discard' });
  const said = factsWritten(handIn(read, 0).facts);
  const facts = factsOf(read.room.ruleset).map((fact) => [fact, said[fact] === true] as const);
  return { hand: { ...hand, from: hand.from ?? seatAfter(hand.seat, 1) }, facts: Object.fromEntries(facts) };
}

function momentIn({ kind, moment, place }: Read): Moment {
  if (moment) return moment;
  throw new LessonError(place, `a board of “${kind}” has no table`, 'Write scene="…" and step={…}.');
}

/** A move at a moment of a scene, and three rules that may forbid it. */
function triedMove(read: Read): Tried {
  const { rules = [], place } = read;
  const { table, since } = momentIn(read);
  const action = reading(place, () => parseAction(read.try ?? '', table.dealer));
  return { table, since, action, rules };
}

/** The calls for a discard at a moment of a scene. */
function calledTile(read: Read): Called {
  const { table } = momentIn(read);
  const { stage } = table;
  if (stage.phase !== 'claiming') {
    throw new LessonError(
      read.place,
      'nothing is to be called at this step',
      'Take the step after a discard.',
    );
  }
  const calls = (read.try ?? '').split('|').map((text): Call => {
    const action = reading(read.place, () => parseAction(text.trim(), table.dealer));
    switch (action.do) {
      case 'chow':
      case 'pung':
      case 'kong':
      case 'win':
        return action;
      default:
        throw new LessonError(read.place, `“${text.trim()}” is no call`, 'Write “south pungs 5p”.');
    }
  });
  return { table, offer: stage.offer, calls, facts: {}, rules: read.rules ?? [] };
}
