/** Names a parting: the rule of the deviating game, and the ruleset part that holds it. */
import type { Action, RuleId } from '../../engine/action.ts';
import { clauseMemory } from '../../engine/clause.ts';
import type { TableEvent } from '../../engine/events.ts';
import { promotesTo } from '../../engine/jokers.ts';
import { takenBy } from '../../engine/legality/availability.ts';
import { forbids } from '../../engine/legality/verdict.ts';
import { rulesOf } from '../../engine/rules-of-event.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import { claimedBy } from '../../engine/selectors.ts';
import type { Phase } from '../../engine/table.ts';
import { playMove } from '../../machines/play.ts';
import type { Fork, Parting, PartingRule } from './parting.ts';
import { type GamePart, partOf } from './rule-areas.ts';
import { both, type GamePair, other } from './start.ts';

/** A game after a move, and the event of that move. */
export interface GameAfterMove {
  readonly side: Position;
  readonly event: TableEvent;
  /** Phase before the move. */
  readonly from: Phase;
}

const forkBefore = ({ table }: Position): Fork => ({
  table,
  events: [],
  from: table.stage.phase,
  refusal: null,
});

/**
 * Builds the parting in which one game refuses an action that the other allows.
 * @throws Error if neither or both refuse
 */
export function refusalParting(sides: GamePair<Position>, action: Action): Parting {
  const reasons = both(sides, ({ ruleset, table }) => forbids(ruleset, table, action));
  const at = reasons[0] ? 0 : 1;
  const reason = reasons[at];
  if (!reason || reasons[other(at)]) throw new Error(`it parts nobody: ${JSON.stringify(action)}`);
  const { ruleset, table } = sides[at];
  const { rule } = reason;
  return {
    action,
    seat: action.seat,
    forks: both(sides, (side, i): Fork => {
      if (i === at) return { ...forkBefore(side), refusal: reason };
      const answer = playMove(side.ruleset, side.table, action);
      return answer.is === 'done'
        ? { ...forkBefore(side), table: answer.table, events: [answer.event] }
        : { ...forkBefore(side), refusal: answer.reason };
    }),
    named: { at, rule, part: partOf(ruleset, table, action, rule) },
    matter: null,
    rules: both(sides, (side, i) => (i === at ? rule : allowedBy(side, action))),
  };
}

/** The rule by which a game allows an action; null for a discard. */
function allowedBy({ ruleset, table }: Position, action: Action): RuleId | null {
  const { calls, kongs, wins } = ruleset;
  const offer = claimedBy(table, action);
  switch (action.do) {
    case 'chow':
    case 'pung':
      return calls[action.do].rule;
    case 'kong':
      if (offer !== null) return calls.kong.rule;
      return kongs[promotesTo(table.seats[action.seat], action.tile) ? 'promoted' : 'concealed'].rule;
    case 'win':
      return offer === null ? wins.draw : (takenBy(ruleset, offer)[0] ?? null);
    default:
      return null;
  }
}

/**
 * Builds the parting in which the games do different things, or only one acts.
 * @param before events that led to the current tables
 * @throws Error if no rule explains either
 */
export function eventParting(
  sides: GamePair<Position>,
  moved: GamePair<GameAfterMove | null>,
  before: GamePair<TableEvent | null>,
): Parting {
  const events = both(moved, (one) => one?.event ?? null);
  const behind = both(sides, (side, at) => ruleBehind(side, events[at], events[other(at)], before[at]));
  const at = behind[0] ? 0 : 1;
  const found = behind[at];
  if (!found) throw new Error(`they part by no rule: ${events.map((event) => event?.type).join(', ')}`);
  const event = events[at] ?? events[other(at)];
  return {
    action: null,
    seat: event && seatOf(event),
    forks: both(sides, (side, i): Fork => {
      const one = moved[i];
      return one
        ? { table: one.side.table, events: [one.event], from: one.from, refusal: null }
        : forkBefore(side);
    }),
    named: { at, ...found },
    matter: null,
    rules: both(behind, (one, i) => (i === at ? found.rule : one?.part === found.part ? one.rule : null)),
  };
}

/** The rule and part behind one game's event, given the other's; null for usual behaviour. */
function ruleBehind(
  { ruleset, table }: Position,
  event: TableEvent | null,
  theirs: TableEvent | null,
  before: TableEvent | null,
): Omit<PartingRule, 'at'> | null {
  switch (event?.type) {
    case 'paid':
      return { rule: event.group.rule, part: payingPart({ ruleset, table }, event.group.rule, before) };
    case 'drawn':
      // If the wall is out and the other game still draws, the tiles reserved for replacements end the deal.
      return theirs?.type === 'drew' && event.rule === ruleset.wallOut && ruleset.deal.box > 0
        ? { rule: ruleset.supplement.rule, part: 'supplement' }
        : { rule: event.rule, part: 'supplement' };
    case 'drew':
      return theirs?.type === 'drew' ? { rule: ruleset.supplement.rule, part: 'supplement' } : null;
    case 'konged': {
      const shows = ruleset.deal.closing.find(({ step: does }) => does === 'show-kongs');
      return shows && shows.step !== 'pay' ? { rule: shows.rule, part: 'kongs.shown' } : null;
    }
    case 'awarded': {
      const [lost] = event.lost;
      return lost ? { rule: lost.rule, part: 'contest' } : null;
    }
    default: {
      const [rule] = event ? rulesOf(event, ruleset) : [];
      return rule === undefined ? null : { rule, part: 'next' };
    }
  }
}

/** The clause that demands payment by this rule for the event `before`; otherwise `settle`. */
function payingPart({ ruleset, table }: Position, rule: RuleId, before: TableEvent | null): GamePart {
  const position = { ruleset, table };
  for (const clause of ruleset.clauses) {
    // Handlers are keyed by event type and receive only that type, which the compiler cannot follow.
    const owes = before && (clause.owes?.[before.type] as Owes | undefined);
    const groups = before && owes ? owes(clauseMemory(table, clause), before, position) : [];
    if (groups.some((group) => group.rule === rule)) return `clause ${clause.id}`;
  }
  return 'settle';
}

type Owes = (
  ...args: readonly [memory: unknown, event: TableEvent, position: Position]
) => readonly { rule: RuleId }[];

/** The seat an event belongs to; null if it concerns everybody. */
function seatOf(event: TableEvent): Seat | null {
  switch (event.type) {
    case 'drew':
    case 'laid':
    case 'konged':
    case 'discarded':
      return event.seat;
    case 'awarded':
      return event.stand.at(-1)?.seat ?? null;
    case 'won':
      return event.win.seat;
    case 'paid': {
      const to = event.group.payments[0]?.to;
      return to === undefined || to === 'pot' ? null : to;
    }
    default:
      return null;
  }
}
