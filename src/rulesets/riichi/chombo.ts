/** A false win voids the deal, unless others win rightly with the same tile (rule `chombo`). */
import type { RuleId } from '../../engine/action.ts';
import { clause } from '../../engine/clause.ts';
import type { Chosen } from '../../engine/game.ts';
import type { PaymentGroup, Price } from '../../engine/payment.ts';
import type { Mistake, Position } from '../../engine/ruleset.ts';
import { othersAfter, type Seat } from '../../engine/seats.ts';
import type { Outcome } from '../../engine/table.ts';

export const CHOMBO = 'chombo';
const FALSE_WIN = 'false-win';

/** Rules by which a hand that does not win is refused. */
const NO_WIN: ReadonlySet<RuleId> = new Set([
  FALSE_WIN,
  'shape-standard',
  'one-yaku',
  'furiten-own',
  'furiten-riichi',
  'furiten-passed',
]);

const VOID: Outcome = { is: 'drawn', rule: CHOMBO };

/** Did a false win void the deal? */
export const isVoid = (outcome: Outcome): boolean => outcome.is === 'drawn' && outcome.rule === CHOMBO;

/** Remembers the first seat that declared a false win. */
const offender = clause<Seat | null>({
  id: CHOMBO,
  lasts: 'hand',
  initial: null,
  after: { erred: (was, { action: { seat } }) => was ?? seat },
  ends: {
    // Undecided while others may still win with that tile.
    erred: (_, __, { table: { stage } }) =>
      stage.phase === 'collecting' || stage.phase === 'awarding' ? null : VOID,
    unclaimed: (seat) => (seat === null ? null : VOID),
    awarded: (seat) => (seat === null ? null : VOID),
  },
});

/** Counts each seat's chombos in this match, for where they are paid after the uma (rule `chombo-price`). */
const penalties = clause<readonly number[]>({
  id: 'chombo-price',
  lasts: 'match',
  initial: [0, 0, 0, 0],
  after: {
    ended: (counts, _event, { table }) => {
      const { stage } = table;
      const seat = offender.of(table);
      return stage.phase === 'ended' && isVoid(stage.outcome)
        ? counts.map((count, i) => (i === seat ? count + 1 : count))
        : counts;
    },
  },
});

export const CHOMBO_CLAUSES = [offender, penalties] as const;

/** Points taken from the final score per chombo. */
const AFTER_UMA = 20_000;

/** Points that each seat's chombos cost in the end; none where they were paid at once. */
export const penaltiesOf = ({ table }: Position, chosen: Chosen): readonly number[] =>
  penalties.of(table).map((count) => (isPaidAtOnce(chosen) ? 0 : count * AFTER_UMA));

const isPaidAtOnce = (chosen: Chosen): boolean => chosen['chombo-price'] !== 'after-uma';

/** A mangan to the others; no payment now if chombo is paid after the uma. */
function priceOf(from: Seat, dealer: Seat, chosen: Chosen): Price {
  if (!isPaidAtOnce(chosen)) return { rule: CHOMBO, payments: [], final: AFTER_UMA };
  return {
    rule: CHOMBO,
    payments: othersAfter(from).map((to) => ({
      from,
      to,
      amount: from === dealer || to === dealer ? 4000 : 2000,
      rule: CHOMBO,
      book: 'cash',
    })),
  };
}

/**
 * The false win as a mistake (rule `false-win`): priced as soon as it is declared, paid only if nobody wins rightly.
 */
export const falseWin = (chosen: Chosen): Mistake => ({
  rule: FALSE_WIN,
  later: true,
  price: (action, { rule }, { table }) =>
    action.do === 'win' && NO_WIN.has(rule) ? priceOf(action.seat, table.dealer, chosen) : null,
});

/** Payments for a void deal. */
export function chomboPaid({ table }: Position, chosen: Chosen): readonly PaymentGroup[] {
  const seat = offender.of(table);
  const price = seat === null ? null : priceOf(seat, table.dealer, chosen);
  return price && price.payments.length > 0 ? [price] : [];
}
