/** Compares the end of a deal in two games: who pays whom, and who deals next. */
import type { Action } from '../../engine/action.ts';
import type { TableEvent } from '../../engine/events.ts';
import { legal } from '../../engine/legality/legal.ts';
import type { Position } from '../../engine/ruleset.ts';
import { awaitedSeats } from '../../engine/selectors.ts';
import type { NextDeal, Table } from '../../engine/table.ts';
import { playMove } from '../../machines/play.ts';
import { isSameNext, type Unlike, unlikePayments } from './equal-states.ts';
import type { DealStep, Fork, Parting, SettlementDifference } from './parting.ts';
import { both, type GamePair } from './start.ts';

/** One game after its settlement. */
interface SettledDeal {
  /** The table after all payments, before the event that ends the deal. */
  readonly table: Table;
  readonly events: readonly TableEvent[];
  readonly last: Table;
  readonly following: NextDeal;
}

/**
 * Settles two deals that were drawn, or won by the same seats.
 * @param sides both games at their settlement
 * @returns `beat`: the common moment after equal payments, else null; `parting`: how they differ, else null
 */
export function ending(sides: GamePair<Position>): {
  readonly beat: DealStep | null;
  readonly parting: Parting | null;
} {
  const ends = both(sides, settleDeal);
  const paid = both(ends, ({ events }) =>
    events.flatMap((event) => (event.type === 'paid' ? [event.group] : [])),
  );
  const unlike = unlikePayments(paid);
  if (unlike) {
    const { at, rules } = unlike;
    const rule = rules[at];
    if (rule === null) throw new Error('a payment has no rule');
    const forks = both(
      ends,
      ({ table, events }): Fork => ({
        table,
        events: events.filter(({ type }) => type === 'paid'),
        from: 'settling',
        refusal: null,
      }),
    );
    return {
      beat: null,
      parting: {
        action: null,
        seat: null,
        forks,
        named: { at, rule, part: 'settle' },
        matter: matterOf(unlike, sides[at]),
        rules,
      },
    };
  }
  const beat: DealStep = {
    tables: both(ends, ({ table }) => table),
    events: both(ends, ({ events }) => events.at(-1) ?? null),
    from: ['settling', 'settling'],
  };
  const [a, b] = ends;
  if (isSameNext(a.following, b.following)) return { beat, parting: null };
  const rules = both(ends, ({ following }) => following.rule);
  // Passing the deal on is the common rule, so name the other game: it has a special rule.
  const at = a.following.over || (!b.following.over && a.following.dealer === a.table.dealer) ? 0 : 1;
  return {
    beat,
    parting: {
      action: null,
      seat: null,
      forks: both(
        ends,
        ({ last, following }): Fork => ({
          table: last,
          events: [{ type: 'ended', following }],
          from: 'settling',
          refusal: null,
        }),
      ),
      named: { at, rule: rules[at], part: 'next' },
      matter: null,
      rules,
    },
  };
}

/** Classifies unequal payments: a debt, a payment between losers, the dealer's share, or the winner's payment. */
function matterOf(
  { is, between }: Unlike,
  { table: { stage, dealer } }: Position,
): SettlementDifference | null {
  if (stage.phase !== 'settling' || stage.outcome.is !== 'won') return null;
  const { winners, from } = stage.outcome;
  if (is === 'a debt') return 'when-paid';
  if (!between.some((each) => winners.some(({ seat }) => seat === each))) return 'losers';
  if (is === 'how much' && between.includes(dealer)) return 'dealer-money';
  return from === null ? 'self-draw-payment' : 'discard-payment';
}

/**
 * Plays a game's settlement to the end; players asked for something take their first legal action.
 * @throws Error if the deal does not end
 */
function settleDeal({ ruleset, table: from }: Position): SettledDeal {
  const events: TableEvent[] = [];
  let table = from;
  for (;;) {
    const [seat] = awaitedSeats(table);
    const move: Action | 'referee' | undefined =
      seat === undefined ? 'referee' : legal(ruleset, table, seat)[0];
    const answer = move && playMove(ruleset, table, move);
    if (answer?.is !== 'done') throw new Error(`${ruleset.id} does not come to its end`);
    if (answer.event.type === 'ended') {
      return { table, events, last: answer.table, following: answer.event.following };
    }
    events.push(answer.event);
    table = answer.table;
  }
}
