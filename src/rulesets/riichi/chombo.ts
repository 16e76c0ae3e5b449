/** `chombo`: a win that was insisted on and is none voids the deal, unless others win rightly with that tile. */
import type { RuleId } from '../../engine/action.ts';
import { clause } from '../../engine/clause.ts';
import type { Chosen } from '../../engine/game.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Mistake, Position } from '../../engine/ruleset.ts';
import { othersAfter, type Seat } from '../../engine/seats.ts';
import type { Outcome } from '../../engine/table.ts';

export const CHOMBO = 'chombo';
const FALSE_WIN = 'false-win';

/** What a hand that does not win is refused by. */
const NO_WIN: ReadonlySet<RuleId> = new Set([
  FALSE_WIN,
  'shape-standard',
  'one-yaku',
  'furiten-own',
  'furiten-riichi',
  'furiten-passed',
]);

const VOID: Outcome = { is: 'drawn', rule: CHOMBO };

/** Who has declared a win that is none: the first who did. */
const offender = clause<Seat | null>({
  id: CHOMBO,
  lasts: 'hand',
  initial: null,
  after: { erred: (was, { action: { seat } }) => was ?? seat },
  ends: {
    // While others may still win with that tile nothing is decided.
    erred: (_, __, { table: { stage } }) =>
      stage.phase === 'collecting' || stage.phase === 'awarding' ? null : VOID,
    unclaimed: (seat) => (seat === null ? null : VOID),
    awarded: (seat) => (seat === null ? null : VOID),
  },
});

/** `chombo-price`: how often each seat has had it in this match, where it is paid after the uma. */
const penalties = clause<readonly number[]>({
  id: 'chombo-price',
  lasts: 'match',
  initial: [0, 0, 0, 0],
  after: {
    ended: (counts, _event, { table }) => {
      const { stage } = table;
      const isVoid = stage.phase === 'ended' && stage.outcome.is === 'drawn' && stage.outcome.rule === CHOMBO;
      const seat = offender.of(table);
      return isVoid ? counts.map((count, i) => (i === seat ? count + 1 : count)) : counts;
    },
  },
});

export const CHOMBO_CLAUSES = [offender, penalties] as const;

/** So many points less for each, in the final score. */
const AFTER_UMA = 20_000;

export const penaltiesOf = ({ table }: Position): readonly number[] =>
  penalties.of(table).map((count) => count * AFTER_UMA);

/** A mangan to the others, or nothing now. */
function priceOf(from: Seat, dealer: Seat, chosen: Chosen): PaymentGroup {
  if (chosen['chombo-price'] === 'after-uma') return { rule: CHOMBO, payments: [] };
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

/** `false-win`: priced as soon as it is said, and paid only where nobody wins rightly. */
export const falseWin = (chosen: Chosen): Mistake => ({
  rule: FALSE_WIN,
  later: true,
  price: (action, { rule }, { table }) =>
    action.do === 'win' && NO_WIN.has(rule) ? priceOf(action.seat, table.dealer, chosen) : null,
});

/** What a void deal costs. */
export function chomboPaid({ table }: Position, chosen: Chosen): readonly PaymentGroup[] {
  const seat = offender.of(table);
  const price = seat === null ? null : priceOf(seat, table.dealer, chosen);
  return price && price.payments.length > 0 ? [price] : [];
}
