/** Two games at the same deal, move by move, until they part. */
import { type Action, sameAction } from '../../engine/action.ts';
import { legal } from '../../engine/legality/legal.ts';
import { forbids } from '../../engine/legality/verdict.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { othersAfter, type Seat } from '../../engine/seats.ts';
import { awaitedSeats } from '../../engine/selectors.ts';
import type { Offer, Stage, Table } from '../../engine/table.ts';
import { playMove } from '../../machines/play.ts';
import { ending } from './ending.ts';
import { isAlike } from './equal-states.ts';
import { differing, type Moved, refused } from './explain-difference.ts';
import type { DealStep, MomentChoice, Parting, TwoGameDeal } from './parting.ts';
import { both, type CommonStart, type GameAtTable, type GamePair } from './start.ts';
import { withWord } from './word.ts';

/** A moment at which players choose: one on its own turn, or all others about a tile. */
export interface StepMoment {
  /** How many moments came before it. */
  readonly at: number;
  /** Who may do something, in the order of turns. */
  readonly seats: readonly Seat[];
  /** The tile of another that lies there; null on one's own turn. */
  readonly offer: Offer | null;
  /** What either game allows this seat, passing aside, and no word: which is said belongs to one game alone. */
  readonly options: (seat: Seat) => readonly Action[];
  readonly sides: GamePair<GameAtTable>;
}

/** What players do: on one's own turn one action, about a tile the calls that are made. */
export type StepChooser = (point: StepMoment) => readonly Action[];

/** More moments than any deal has: a game that goes round in a circle is wrong. */
const MOST = 2000;

/**
 * Plays both to the first thing that is not the same in them, or to their common end.
 * @param until where to stop at the latest: once they have so many moments in common
 * @throws Error where a game refuses what it offered, or a deal does not end
 */
export function inStep(start: CommonStart, choose: StepChooser, until = MOST): TwoGameDeal {
  let sides = start.sides;
  const beats: [DealStep, ...DealStep[]] = [
    { tables: both(sides, ({ table }) => table), events: [null, null], from: [null, null] },
  ];
  const choices: MomentChoice[] = [];
  const dealUpTo = (parting: Parting | null): TwoGameDeal => ({ beats, parting, choices });
  const goOn = (moved: GamePair<Moved>): void => {
    sides = both(moved, ({ side }) => side);
    beats.push({
      tables: both(sides, ({ table }) => table),
      events: both(moved, ({ event }) => event),
      from: both(moved, ({ from }) => from),
    });
  };
  while (beats.length < until) {
    if (sides.every(({ table }) => table.stage.phase === 'settling')) {
      const { beat, parting } = ending(sides);
      if (beat) beats.push(beat);
      return dealUpTo(parting);
    }
    const point = pointOf(sides, beats.length - 1);
    if (point === null) {
      const moved = both(sides, (side) => unasked(side));
      const parting = apart(sides, moved, beats[beats.length - 1] ?? beats[0]);
      if (parting) return dealUpTo(parting);
      if (moved[0] === null || moved[1] === null) {
        throw new Error(`neither game goes on: ${sides.map(({ table }) => table.stage.phase).join(', ')}`);
      }
      goOn([moved[0], moved[1]]);
      continue;
    }
    const actions = choose(point);
    if (actions.length > 0) choices.push({ at: point.at, actions });
    else if (point.offer === null) return { ...dealUpTo(null), isStuck: true };
    const refusal = actions.find((action) => sides.some((side) => forbids(side.ruleset, side.table, action)));
    if (refusal) return dealUpTo(refused(sides, refusal));
    const moved: GamePair<Moved | null> = both(sides, (side) =>
      point.offer === null ? acted(side, actions[0]) : answered(side, actions),
    );
    if (point.offer !== null && actions.length === 0) {
      // Nobody calls: there is nothing to see but the draw that follows.
      sides = both(sides, passed);
      continue;
    }
    const parting = apart(sides, moved, beats[beats.length - 1] ?? beats[0]);
    if (parting) return dealUpTo(parting);
    if (moved[0] && moved[1]) goOn([moved[0], moved[1]]);
  }
  if (until < MOST) return dealUpTo(null);
  throw new Error(`a deal does not end: ${start.sides.map(({ ruleset }) => ruleset.id).join(', ')}`);
}

/** Where they part of themselves: one goes on and the other waits, or they do different things. */
function apart(sides: GamePair<GameAtTable>, moved: GamePair<Moved | null>, last: DealStep): Parting | null {
  const [a, b] = moved;
  if (a === null && b === null) return null;
  // A payment on the spot is one game's own: no two of them pay the same for the same.
  const alike = a && b && isAlike(a.event, b.event) && a.event.type !== 'paid';
  return alike ? null : differing(sides, moved, last.events);
}

/** Where somebody has to choose; null where both games move by themselves, or one of them does. */
function pointOf(sides: GamePair<GameAtTable>, at: number): StepMoment | null {
  if (sides.some(({ table }) => table.due.length > 0)) return null;
  const asking = sides.find(({ table }) => isAsking(table));
  if (asking) {
    const offer = (asking.table.stage as Stage & { phase: 'collecting' }).offer;
    return { at, seats: othersAfter(offer.from), offer, options: (seat) => optionsOf(sides, seat), sides };
  }
  const [a, b] = both(sides, ({ table }) => (table.stage.phase === 'deciding' ? table.stage.seat : null));
  if (a === null || a !== b) return null;
  return { at, seats: [a], offer: null, options: (seat) => optionsOf(sides, seat), sides };
}

const isAsking = ({ stage }: Table): boolean => stage.phase === 'collecting';

/** What either game allows. */
function optionsOf(sides: GamePair<GameAtTable>, seat: Seat): readonly Action[] {
  const found: Action[] = [];
  for (const { ruleset, table } of sides) {
    for (const action of legal(ruleset, table, seat)) {
      if (action.do === 'pass' || action.do === 'say' || isDeclared(action)) continue;
      if (!found.some((one) => sameAction(one, action))) found.push(action);
    }
  }
  return found;
}

const isDeclared = (action: Action): boolean => action.do === 'discard' && action.says !== undefined;

/** The table after this action, in a game that allows it; a word with it where the game has one to say. */
function acted({ ruleset, table }: GameAtTable, action: Action | undefined): Moved {
  if (!action) throw new Error('whose turn it is has to do something');
  const { table: after, event } = done(ruleset, table, withWord(ruleset, table, action));
  return { side: { ruleset, table: after }, event, from: table.stage.phase };
}

function done(ruleset: Ruleset, table: Table, move: Action | 'referee') {
  const answer = playMove(ruleset, table, move);
  if (answer.is !== 'done') {
    throw new Error(`${ruleset.id} refuses ${JSON.stringify(move)} by ${answer.reason.rule}`);
  }
  return answer;
}

/** Everybody who is asked answers, and the tile is awarded; null where nobody is asked. */
function answered(side: GameAtTable, calls: readonly Action[]): Moved | null {
  let { table } = side;
  const { ruleset } = side;
  const { stage } = table;
  if (stage.phase !== 'collecting') return null;
  for (const seat of stage.pending) {
    const call = calls.find((action) => action.seat === seat) ?? { do: 'pass' as const, seat };
    table = done(ruleset, table, call).table;
  }
  const awarded = done(ruleset, table, 'referee');
  return { side: { ruleset, table: awarded.table }, event: awarded.event, from: table.stage.phase };
}

/** The side after everybody passed. */
const passed = (side: GameAtTable): GameAtTable => answered(side, [])?.side ?? side;

/** The referee's next step that can be seen; null where a player is awaited. */
function unasked({ ruleset, table }: GameAtTable): Moved | null {
  if (table.due.length === 0 && awaitedSeats(table).length > 0) return null;
  const { table: after, event } = done(ruleset, table, 'referee');
  return { side: { ruleset, table: after }, event, from: table.stage.phase };
}
