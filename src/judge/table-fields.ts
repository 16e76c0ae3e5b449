/** Reads what a question says of the table beside its hands: wall, kongs, dora indicators, counters and riichi sticks. */
import { NONE_SEEN } from '../engine/indicators.ts';
import type { Meld } from '../engine/melds.ts';
import type { Position, Ruleset } from '../engine/ruleset.ts';
import { bySeat } from '../engine/seats.ts';
import type { Json, Win } from '../engine/table.ts';
import { COUNTERS, KANS } from '../evaluation/facts.ts';
import type { HandToJudge } from '../evaluation/hand.ts';
import type { TableAround } from '../evaluation/table.ts';
import type { FieldReader } from '../evaluation/told/fields.ts';
import { kongsIn, MOST_KANS } from '../evaluation/told/possible-deal.ts';
import { checkIndicators } from './possible-table.ts';

/** Names of the fields about a hand's table, in games that have indicators. */
export const handTableFields = ({ indicators }: Ruleset): readonly string[] =>
  indicators ? ['dora', 'ura', 'honba', 'sticks'] : [];

/** The same in questions about a moment of a deal: with the wall and the kongs, in games with a ready declaration. */
export const dealTableFields = (ruleset: Ruleset): readonly string[] => [
  ...(ruleset.ready ? ['wall', 'kans'] : []),
  ...handTableFields(ruleset),
];

/** What a question says of the table. */
interface StatedTable {
  readonly around: TableAround;
  /** Counters and the kongs that no meld shows, as the facts that the game's clauses read. */
  readonly facts: { readonly [fact: string]: Json };
}

/**
 * Reads the fields about the table. Fields that the question may not have count as left out.
 * @param hands all hands that the question shows, and its discard as one more
 * @param showsAll whether they are those of all seats, so that no kong lies beside them
 * @throws QuestionError where the indicators could not lie beside these hands
 */
export function readTable(
  fields: FieldReader,
  ruleset: Ruleset,
  hands: readonly HandToJudge[],
  showsAll = false,
): StatedTable {
  const melds = hands.flatMap((hand) => hand.melds);
  checkIndicators(fields, ruleset, hands, indicatorsUpTo(fields, ruleset, melds, showsAll));
  return {
    around: { ...readAround(fields, ruleset), ...wallFields(fields, ruleset) },
    facts: { ...kanFields(fields, ruleset, melds), ...counterFields(fields, ruleset) },
  };
}

const MOST = 1000;

/** Value of a riichi stick in points. */
const STICK = 1000;

/** Reads indicators and pot; empty for a game without indicators. */
function readAround(fields: FieldReader, ruleset: Ruleset): TableAround {
  if (!ruleset.indicators) return {};
  return {
    indicators: {
      ...NONE_SEEN,
      open: fields.tiles('dora', ''),
      under: fields.tiles('ura', ''),
    },
    pot: STICK * fields.whole('sticks', 0, mostSticks(ruleset), 0),
  };
}

/** The most bets there can be: all points of the four seats, where nobody bets what they do not have. */
const mostSticks = ({ ready, stake }: Ruleset): number =>
  ready?.needs ? Math.min(MOST, Math.floor((4 * stake) / STICK)) : MOST;

/** Counters (honba), as the fact that the game's clause reads. */
const counterFields = (fields: FieldReader, ruleset: Ruleset): { readonly [fact: string]: Json } =>
  ruleset.indicators ? { [COUNTERS]: fields.whole('honba', 0, MOST, 0) } : {};

/** The number of tiles left in the wall; the full wall by default. */
const wallFields = (fields: FieldReader, ruleset: Ruleset): TableAround =>
  ruleset.ready && fields.has('wall') ? { left: fields.whole('wall', 0, fullWall(ruleset)) } : {};

/** Tiles left to draw after the deal: all but the box, four hands and the dealer's extra tile. */
function fullWall({ tiles, deal }: Ruleset): number {
  const all = tiles.reduce((sum, copies) => sum + copies, 0);
  return all - deal.box - 4 * (3 * deal.sets + 1) - 1;
}

/** Number of kongs that were made in the deal, by anybody. Left out: those in the melds. */
const kansMade = (fields: FieldReader, melds: readonly Meld[]): number => {
  const shown = kongsIn(melds);
  const count = fields.whole('kans', 0, MOST_KANS, Math.min(shown, MOST_KANS));
  if (count >= shown) return count;
  throw fields.has('kans')
    ? fields.wrong('kans', `"kans" is ${count}, and the melds have ${shown}`)
    : fields.wrong(
        'seats',
        `the melds have ${shown} kongs; a deal has at most ${MOST_KANS} (rule four-kans-at-most)`,
      );
};

/** The kongs that no meld shows, as the fact that the game's clause reads. */
const kanFields = (
  fields: FieldReader,
  ruleset: Ruleset,
  melds: readonly Meld[],
): { readonly [fact: string]: Json } =>
  ruleset.ready && fields.has('kans') ? { [KANS]: kansMade(fields, melds) - kongsIn(melds) } : {};

/**
 * The most indicators that can be face up: one from the start, and one more for each kong.
 * @param showsAll whether `melds` are those of all seats
 */
function indicatorsUpTo(
  fields: FieldReader,
  { indicators }: Ruleset,
  melds: readonly Meld[],
  showsAll: boolean,
): number {
  if (!indicators) return 0;
  const { most } = indicators;
  return showsAll || fields.has('kans') ? Math.min(most, 1 + kansMade(fields, melds)) : most;
}

/** Net payment of each seat for this win, in points; only where the question has `honba` or `sticks`. */
export function paymentsOf(
  fields: FieldReader,
  win: Win,
  position: Position,
): { readonly payments?: readonly number[] } {
  if (!fields.has('honba') && !fields.has('sticks')) return {};
  const from = win.how.by === 'draw' ? null : win.how.from;
  const loserScores = [null, null, null, null] as const;
  const outcome = { is: 'won', winners: [win], from, loserScores } as const;
  const all = position.ruleset.settle?.(outcome, position) ?? [];
  const payments = all.flatMap((group) => group.payments);
  return {
    payments: bySeat((seat) =>
      payments.reduce(
        (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
        0,
      ),
    ),
  };
}
