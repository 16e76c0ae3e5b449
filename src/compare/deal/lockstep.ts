/** Plays two games from the same deal, move by move, until they part. */
import { type Action, sameAction } from '../../engine/action.ts';
import { legal } from '../../engine/legality/legal.ts';
import { forbids } from '../../engine/legality/verdict.ts';
import type { Position, Ruleset } from '../../engine/ruleset.ts';
import { othersAfter, type Seat } from '../../engine/seats.ts';
import { awaitedSeats } from '../../engine/selectors.ts';
import type { Offer, Stage, Table } from '../../engine/table.ts';
import { playMove } from '../../machines/play.ts';
import { ending } from './ending.ts';
import { isAlike } from './equal-states.ts';
import { eventParting, type GameAfterMove, refusalParting } from './explain-difference.ts';
import type { DealStep, MomentChoice, Parting, TwoGameDeal } from './parting.ts';
import { both, type CommonStart, type GamePair } from './start.ts';
import { withWord } from './word.ts';

/** A moment of choice: one seat on its own turn, or all others about a tile. */
export interface StepMoment {
  /** Number of moments before this one. */
  readonly at: number;
  /** Seats that may act, in turn order. */
  readonly seats: readonly Seat[];
  /** The discarded tile on offer; null on a seat's own turn. */
  readonly offer: Offer | null;
  /** Actions that either game allows a seat, without passes and declarations (each belongs to one game only). */
  readonly options: (seat: Seat) => readonly Action[];
  readonly sides: GamePair<Position>;
}

/** Chooses the players' actions: one action on a turn, or the calls about a tile. */
export type StepChooser = (point: StepMoment) => readonly Action[];

/** Most moments in a deal; reaching it means a game loops. */
const MOST = 2000;

/**
 * Plays both games to their first difference or their common end.
 * @param until number of common moments to stop at
 * @throws Error if a game refuses an action it offered, or a deal does not end
 */
export function inStep(start: CommonStart, choose: StepChooser, until = MOST): TwoGameDeal {
  let sides = start.sides;
  const beats: [DealStep, ...DealStep[]] = [
    { tables: both(sides, ({ table }) => table), events: [null, null], from: [null, null] },
  ];
  const choices: MomentChoice[] = [];
  const dealUpTo = (parting: Parting | null): TwoGameDeal => ({ beats, parting, choices });
  const goOn = (moved: GamePair<GameAfterMove>): void => {
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
      const moved = both(sides, (side) => refereeStep(side));
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
    if (refusal) return dealUpTo(refusalParting(sides, refusal));
    const moved: GamePair<GameAfterMove | null> = both(sides, (side) =>
      point.offer === null ? playAction(side, actions[0]) : playAnswers(side, actions),
    );
    if (point.offer !== null && actions.length === 0) {
      // Nobody claims: the next visible event is the draw, so no step is recorded.
      sides = both(sides, passAll);
      continue;
    }
    const parting = apart(sides, moved, beats[beats.length - 1] ?? beats[0]);
    if (parting) return dealUpTo(parting);
    if (moved[0] && moved[1]) goOn([moved[0], moved[1]]);
  }
  if (until < MOST) return dealUpTo(null);
  throw new Error(`a deal does not end: ${start.sides.map(({ ruleset }) => ruleset.id).join(', ')}`);
}

/** The parting if the games differ without a player's choice: only one moves, or their events differ. Null if alike. */
function apart(
  sides: GamePair<Position>,
  moved: GamePair<GameAfterMove | null>,
  last: DealStep,
): Parting | null {
  const [a, b] = moved;
  if (a === null && b === null) return null;
  // A payment on the spot always parts the games: no two of them pay the same for the same.
  const alike = a && b && isAlike(a.event, b.event) && a.event.type !== 'paid';
  return alike ? null : eventParting(sides, moved, last.events);
}

/** The moment of choice; null if both games, or one of them, move without a player. */
function pointOf(sides: GamePair<Position>, at: number): StepMoment | null {
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

/** Actions that either game allows a seat, each once. */
function optionsOf(sides: GamePair<Position>, seat: Seat): readonly Action[] {
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

/**
 * Plays an action, with the declaration that the game may attach to it.
 * @throws Error if the action is missing or refused
 */
function playAction({ ruleset, table }: Position, action: Action | undefined): GameAfterMove {
  if (!action) throw new Error('whose turn it is has to do something');
  const { table: after, event } = requireMove(ruleset, table, withWord(ruleset, table, action));
  return { side: { ruleset, table: after }, event, from: table.stage.phase };
}

function requireMove(ruleset: Ruleset, table: Table, move: Action | 'referee') {
  const answer = playMove(ruleset, table, move);
  if (answer.is !== 'done') {
    throw new Error(`${ruleset.id} refuses ${JSON.stringify(move)} by ${answer.reason.rule}`);
  }
  return answer;
}

/** Collects an answer from every pending seat and awards the tile; null if this game asks nobody. */
function playAnswers(side: Position, calls: readonly Action[]): GameAfterMove | null {
  let { table } = side;
  const { ruleset } = side;
  const { stage } = table;
  if (stage.phase !== 'collecting') return null;
  for (const seat of stage.pending) {
    const call = calls.find((action) => action.seat === seat) ?? { do: 'pass' as const, seat };
    table = requireMove(ruleset, table, call).table;
  }
  const awarded = requireMove(ruleset, table, 'referee');
  return { side: { ruleset, table: awarded.table }, event: awarded.event, from: table.stage.phase };
}

/** The game after every seat passed. */
const passAll = (side: Position): Position => playAnswers(side, [])?.side ?? side;

/** The referee's next visible step; null if a player is awaited. */
function refereeStep({ ruleset, table }: Position): GameAfterMove | null {
  if (table.due.length === 0 && awaitedSeats(table).length > 0) return null;
  const { table: after, event } = requireMove(ruleset, table, 'referee');
  return { side: { ruleset, table: after }, event, from: table.stage.phase };
}
