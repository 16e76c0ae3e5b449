/** A decision at a table, for the figures of a course: what is right there, under these rules or any others. */
import { type Action, actionKey, type RuleId, sameAction } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import { promotesTo } from '../engine/jokers.ts';
import { takenBy } from '../engine/legality/availability.ts';
import { legal } from '../engine/legality/legal.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import { awaitedSeats, claimedBy } from '../engine/selectors.ts';
import type { Table } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import { playMove } from '../machines/play.ts';
import type { WrittenHand } from '../notation/hand.ts';
import { formatTiles } from '../notation/tile-text.ts';
import { bestMoves } from './best-moves.ts';
import type { PlayedScene } from './course.ts';
import type { Decision, DecisionKind } from './decisions.ts';
import { type DecisionMoment, reasonsAgainst } from './reasons.ts';

/** A table at which the reader acts. */
interface PlayBoard {
  readonly ask: string;
  readonly ruleset: Ruleset;
  readonly table: Table;
  readonly seat: Seat;
  /** Every move that is right. */
  readonly goals: readonly Action[];
  /** The deal it is of: see `Decision`. */
  readonly deal: string;
}

/** Where the reader makes a move. */
export function boardDecision({ ask, ruleset, table, seat, goals, deal }: PlayBoard): Decision {
  const moves = legal(ruleset, table, seat);
  const kind = kindOf(goals, moves, table);
  const best = bestMoves(ruleset, table, seat);
  // Where its author thinks of something else than the most tiles that win, so does the reader.
  const counts = goals.some((goal) => best.includes(actionKey(goal)));
  return {
    is: 'decision',
    kind,
    ask,
    deal,
    hands: [handText(handOf(table, seat))],
    ruleset,
    table,
    under: (rules) => [
      ...legal(rules, table, seat).map(actionKey),
      ...(counts ? bestMoves(rules, table, seat).map((move) => `best ${move}`) : []),
    ],
    rests: [...new Set(goals.flatMap((goal) => restsOn(ruleset, table, goal, moves)))],
    ...(table.stage.phase === 'collecting' && { passes: goals.some((goal) => goal.do === 'pass') }),
    generic: unanswered({ ruleset, table }, moves, goals),
  };
}

/** How many of the other moves nothing is to be said of. */
function unanswered(moment: DecisionMoment, moves: readonly Action[], goals: readonly Action[]): number {
  const [goal] = goals;
  if (!goal) return moves.length;
  const others = moves.filter((move) => !goals.some((each) => sameAction(each, move)));
  return others.filter((move) => reasonsAgainst(moment, move, goal).length === 0).length;
}

/** The deal that a scene begins with, as boards and pictures of it name it. */
export const dealOf = ({ scene }: Pick<PlayedScene, 'scene'>): string => `${scene.ruleset}/${scene.id}`;

/** A hand as a text that is equal for equal tiles, however they were written and sorted. */
export const handText = (tiles: readonly Kind[]): string => formatTiles(tiles, { sorted: true });

const handOf = ({ seats }: Table, seat: Seat): Kind[] => [
  ...seats[seat].concealed,
  ...seats[seat].melds.flatMap((meld) => meld.tiles),
];

/** A hand as it is written in a lesson, the same way. */
export const writtenText = ({ concealed, melds, winning }: WrittenHand): string =>
  handText([
    ...concealed,
    ...melds.flatMap((meld) => meld.tiles),
    ...(winning === null ? [] : [winning.tile]),
  ]);

/** The hands of a table that have a whole hand's size, or one tile less. */
export const handsAt = (table: Table, seats: readonly Seat[] = SEATS): string[] =>
  seats.map((seat) => handText(handOf(table, seat)));

/** A win that is there is what is decided, whether it is right or not; then a kong, then what is asked. */
function kindOf(goals: readonly Action[], moves: readonly Action[], { stage }: Table): DecisionKind {
  const can = (what: Action['do']): boolean => moves.some(({ do: move }) => move === what);
  const right = goals[0]?.do;
  if (right === 'exchange' || stage.phase === 'dealing') return 'exchange';
  if (goals.some((goal) => goal.do === 'say' || (goal.do === 'discard' && goal.says !== undefined)))
    return 'say';
  if (can('win')) return 'win';
  if (stage.phase === 'collecting') return 'call';
  return can('kong') ? 'kong' : 'discard';
}

/**
 * What the engine says that a right move rests on: the rule by which it is made, and that one may pass where one could
 * have called. What it is paid afterwards, or loses to, nobody has to know who makes it.
 */
function restsOn(ruleset: Ruleset, table: Table, goal: Action, moves: readonly Action[]): readonly RuleId[] {
  const { calls, kongs, wins } = ruleset;
  const taken = claimedBy(table, goal);
  switch (goal.do) {
    case 'pass':
      return moves.length > 1 ? [calls.pass] : [];
    case 'win':
      return taken === null ? [wins.draw] : takenBy(ruleset, taken);
    case 'chow':
    case 'pung':
      return [calls[goal.do].rule];
    case 'kong':
      if (taken !== null) return [calls.kong.rule];
      return [kongs[promotesTo(table.seats[goal.seat], goal.tile) ? 'promoted' : 'concealed'].rule];
    default:
      return [];
  }
}

/** What an action leads to before anybody else has to act, draws excepted. */
export function eventsOf(ruleset: Ruleset, table: Table, action: Action): TableEvent[] {
  const events: TableEvent[] = [];
  let done = playMove(ruleset, table, action);
  while (done.is === 'done') {
    events.push(done.event);
    const awaits = awaitedSeats(done.table);
    const { phase } = done.table.stage;
    if (awaits.length > 0 || phase === 'drawing' || phase === 'ended') break;
    done = playMove(ruleset, done.table, 'referee');
  }
  return events;
}
