/** Builds decisions at a table: what is right there, under these rules or others. */
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
import type { DecisionKind } from '../puzzles/question.ts';
import { bestMoves } from './best-moves.ts';
import type { PlayedScene } from './course.ts';
import type { Decision } from './decisions.ts';
import { type DecisionMoment, reasonsAgainst } from './reasons.ts';

/** A table at which the reader acts. */
interface PlayBoard {
  readonly ask: string;
  readonly ruleset: Ruleset;
  readonly table: Table;
  readonly seat: Seat;
  /** All right moves. */
  readonly goals: readonly Action[];
  /** The deal it comes from; see `Decision`. */
  readonly deal: string;
}

/** Returns the decision for a move by the reader. */
export function boardDecision({ ask, ruleset, table, seat, goals, deal }: PlayBoard): Decision {
  const moves = legal(ruleset, table, seat);
  const kind = kindOf(goals, moves, table);
  const best = bestMoves(ruleset, table, seat);
  // When no right move is among the best by tile count, the author has something else in mind. Then other rules are not
  // compared by tile count either.
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
    generic: countUnexplained({ ruleset, table }, moves, goals),
  };
}

/** Counts the wrong moves that get no explanation of their own. */
function countUnexplained(
  moment: DecisionMoment,
  moves: readonly Action[],
  goals: readonly Action[],
): number {
  const [goal] = goals;
  if (!goal) return moves.length;
  const others = moves.filter((move) => !goals.some((each) => sameAction(each, move)));
  return others.filter((move) => reasonsAgainst(moment, move, goal).length === 0).length;
}

/** Returns the id of a scene's deal, `<ruleset>/<scene>`. */
export const dealOf = ({ scene }: Pick<PlayedScene, 'scene'>): string => `${scene.ruleset}/${scene.id}`;

/** Formats tiles in sorted order, so that the same tiles always give the same text. */
export const handText = (tiles: readonly Kind[]): string => formatTiles(tiles, { sorted: true });

const handOf = ({ seats }: Table, seat: Seat): Kind[] => [
  ...seats[seat].concealed,
  ...seats[seat].melds.flatMap((meld) => meld.tiles),
];

/** Formats a written hand with its melds and winning tile, in the same sorted form. */
export const writtenText = ({ concealed, melds, winning }: WrittenHand): string =>
  handText([
    ...concealed,
    ...melds.flatMap((meld) => meld.tiles),
    ...(winning === null ? [] : [winning.tile]),
  ]);

/** Formats the hands of these seats, with their melds. */
export const handsAt = (table: Table, seats: readonly Seat[] = SEATS): string[] =>
  seats.map((seat) => handText(handOf(table, seat)));

/**
 * Returns the kind of decision. A possible win makes it a decision about winning, right or not; then claims, then
 * kongs, then discards.
 */
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
 * Returns the rules a right move rests on: the rule of the move itself, or that one may pass where one could have
 * called. Rules about payment and precedence do not count: nobody needs them to make the move.
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

/** Returns the events an action leads to until another player must act or a tile is drawn. */
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
