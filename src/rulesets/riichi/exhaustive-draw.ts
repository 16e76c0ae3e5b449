/**
 * After an exhaustive draw each seat, from East on, says tenpai and shows its hand, or says noten (rule
 * `declaring-ready`).
 */
import { type Clause, clause, memory } from '../../engine/clause.ts';
import type { Chosen } from '../../engine/game.ts';
import { scoringHandAt } from '../../engine/hands.ts';
import type { Position } from '../../engine/ruleset.ts';
import { othersAfter, SEATS, type Seat } from '../../engine/seats.ts';
import type { ClosingStep } from '../../engine/steps.ts';
import type { Outcome, Table } from '../../engine/table.ts';
import { isReady } from './ready.ts';
import { isInRiichi } from './riichi-state.ts';

const TENPAI = 'tenpai';
const NOTEN = 'noten';
export const EXHAUSTIVE_DRAW = 'exhaustive-draw';
const RULE = 'declaring-ready';

type Words = readonly ('tenpai' | 'noten' | null)[];
const declarations = memory<Words>(RULE, [null, null, null, null]);

export const isExhausted = (outcome: Outcome): boolean =>
  outcome.is === 'drawn' && outcome.rule === EXHAUSTIVE_DRAW;

/** Is it this seat's turn to declare? */
const speaks = ({ stage }: Table, seat: Seat): boolean =>
  isSpeaking({ stage }) && stage.phase === 'settling' && stage.pending.includes(seat);
const isSpeaking = ({ stage }: Pick<Table, 'stage'>): boolean =>
  stage.phase === 'settling' && isExhausted(stage.outcome) && stage.pending.length > 0;

export function readyClause(chosen: Chosen): Clause {
  const ready = (seat: Seat, { ruleset, table }: Position): boolean =>
    isReady(ruleset, scoringHandAt(table, seat), chosen);
  return clause<Words>({
    id: RULE,
    lasts: 'hand',
    initial: declarations.initial,
    words: [TENPAI, NOTEN],
    after: {
      said: (was, { seat, word }) =>
        word === TENPAI || word === NOTEN ? was.map((each, i) => (i === seat ? word : each)) : was,
    },
    offers: (_, seat, position) => {
      if (!speaks(position.table, seat)) return [];
      const word = (each: string) => ({ do: 'say', seat, word: each }) as const;
      if (!ready(seat, position)) return [word(NOTEN)];
      return isInRiichi(position, seat) ? [word(TENPAI)] : [word(TENPAI), word(NOTEN)];
    },
    forbids: {
      say: (was, { seat, word }, position) => {
        const { table } = position;
        if (word !== TENPAI && word !== NOTEN) return null;
        if (!isSpeaking(table) || was[seat] !== null) return null;
        if (!speaks(table, seat)) {
          return { rule: RULE, seats: table.stage.phase === 'settling' ? table.stage.pending : [seat] };
        }
        if (word === TENPAI) return ready(seat, position) ? null : { rule: 'ready-means', have: 0, need: 1 };
        return isInRiichi(position, seat) ? { rule: 'riichi-shows', seats: [seat] } : null;
      },
    },
    declared: (was, seat) => was[seat] ?? null,
  });
}

/**
 * Seats with a ready hand shown after an exhaustive draw. If hiding is not allowed (`noten-by-choice` off), all seats
 * that are ready.
 */
export function readySeats({ ruleset, table }: Position, chosen: Chosen): readonly Seat[] {
  const words = declarations.of(table);
  const isDeclared = words.some((word) => word !== null);
  return SEATS.filter((seat) =>
    isDeclared || chosen['noten-by-choice'] !== false
      ? words[seat] === TENPAI
      : isReady(ruleset, scoringHandAt(table, seat), chosen),
  );
}

export const declareStep = (chosen: Chosen): ClosingStep => ({
  step: 'declare',
  rule: RULE,
  says: { shows: TENPAI, hides: NOTEN },
  asks: ({ table }, outcome) =>
    chosen['noten-by-choice'] === false || !isExhausted(outcome)
      ? []
      : fromDealer(table).filter((seat) => declarations.of(table)[seat] === null),
  shows: (position, outcome) => (isExhausted(outcome) ? readySeats(position, chosen) : []),
});

const fromDealer = ({ dealer }: Table): readonly Seat[] => [dealer, ...othersAfter(dealer)];
