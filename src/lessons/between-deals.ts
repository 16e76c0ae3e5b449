/** Answers questions about the end of a deal, asked before it ends: counters, the pot, what follows, final results. */
import type { RuleId } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { NextDeal, Table } from '../engine/table.ts';
import type { Frame } from '../machines/table.ts';
import type { PlayedStep, PredictedOutcome, PredictionAnswers } from './prediction-answers.ts';

/** The questions about the step that ends a deal. */
export const BETWEEN = ['counters', 'pot', 'follows'] as const;
type BetweenKind = (typeof BETWEEN)[number];

/** The end of a deal: the table before the step and after it, with the events between. */
interface Ending {
  readonly ruleset: Ruleset;
  readonly before: Table;
  readonly after: Table;
  readonly following: NextDeal;
  readonly events: readonly TableEvent[];
}

function endingIn({ ruleset, frames, from, to }: PlayedStep): Ending | null {
  const { table: before } = frames[from - 1] as Frame;
  const { table: after } = frames[to] as Frame;
  const events = frames.slice(from, to + 1).flatMap(({ event }) => event ?? []);
  const { stage } = after;
  return stage.phase === 'ended' ? { ruleset, before, after, following: stage.following, events } : null;
}

/** Answers a question of this kind; null when the deal does not end at the step, or no rule decides the answer. */
export function leftBy(kind: BetweenKind, happening: PlayedStep): PredictionAnswers | null {
  const ending = endingIn(happening);
  if (!ending) return null;
  const by = { counters: countersLeft, pot: potLeft, follows: whatFollows };
  return by[kind](ending);
}

/** Sorts distinct numbers into answers. Null with fewer than three, because the reader could guess. */
function amongNumbers(
  right: number,
  others: readonly number[],
  outcome: (number: number) => PredictedOutcome,
  rule: RuleId | null,
): PredictionAnswers | null {
  const all = [...new Set([right, ...others])].sort((a, b) => a - b);
  return rule === null || all.length < 3
    ? null
    : { outcomes: all.map(outcome), right: all.indexOf(right), rules: [rule] };
}

const countersAt = ({ memory }: Table, { clauses }: Ruleset): number =>
  clauses.reduce((sum, { id, initial, stands }) => {
    const entry = stands?.(memory[id] ?? initial);
    return entry?.is === 'counters' ? sum + entry.count : sum;
  }, 0);

function countersLeft({ ruleset, before, after }: Ending): PredictionAnswers | null {
  const were = countersAt(before, ruleset);
  const others = [0, were, were + 1, ...(were === 0 ? [2] : [])];
  return amongNumbers(
    countersAt(after, ruleset),
    others,
    (count) => ({ is: 'counters', count }),
    ruleset.flow.counters,
  );
}

/** Offers three amounts: an empty pot, the old pot, and twice the old pot. */
function potLeft({ ruleset, before, after, events }: Ending): PredictionAnswers | null {
  const { pot } = before.cash;
  const taken = events.flatMap((event) =>
    event.type === 'paid' ? event.group.payments.filter(({ from }) => from === 'pot') : [],
  );
  const rule = taken[0]?.rule ?? ruleset.flow.betsStay;
  return amongNumbers(after.cash.pot, [0, pot, 2 * pot], (amount) => ({ is: 'amount', amount }), rule);
}

const FOLLOWS: readonly PredictedOutcome[] = [
  { is: 'same dealer' },
  { is: 'next dealer' },
  { is: 'next round' },
  { is: 'match over' },
];

function whatFollows({ after, following }: Ending): PredictionAnswers {
  const is = following.over
    ? 'match over'
    : following.dealer === after.dealer
      ? 'same dealer'
      : following.round === after.round
        ? 'next dealer'
        : 'next round';
  return {
    outcomes: FOLLOWS,
    right: FOLLOWS.findIndex((each) => each.is === is),
    rules: [following.rule],
  };
}

/**
 * Answers “what does the match come to?” for a seat. The wrong answers are its money, its money minus the stake, and
 * the result with the placement bonus reversed.
 */
export function matchComesTo(seat: Seat, happening: PlayedStep): PredictionAnswers | null {
  const ending = endingIn(happening);
  const { ruleset } = happening;
  if (!ending?.following.over || !ruleset.final) return null;
  const { after } = ending;
  const right = ruleset.final({ ruleset, table: after })[seat];
  const has = after.cash.seats[seat];
  const gained = has - ruleset.stake;
  return amongNumbers(
    right,
    [has, gained, 2 * gained - right],
    (amount) => ({ is: 'amount', amount }),
    ruleset.flow.final,
  );
}
