/** Reads the table around a hand: dora indicators, counters and riichi sticks, in games that have them. */
import { NONE_SEEN } from '../../engine/indicators.ts';
import type { Meld } from '../../engine/melds.ts';
import type { Position, Ruleset } from '../../engine/ruleset.ts';
import { bySeat } from '../../engine/seats.ts';
import type { Json, Win } from '../../engine/table.ts';
import { COUNTERS, KANS } from '../../evaluation/facts.ts';
import type { TableAround } from '../../evaluation/table.ts';
import type { FieldReader } from './fields.ts';

const FIELDS = ['dora', 'ura', 'honba', 'sticks'] as const;

/** Additional fields of a question in games with indicators. */
export const aroundFields = (ruleset: Ruleset): readonly string[] => (ruleset.indicators ? FIELDS : []);

const MOST = 1000;

/** Value of a riichi stick in points. */
const STICK = 1000;

/** Reads indicators and pot; empty for a game without indicators. */
export function readAround(fields: FieldReader, ruleset: Ruleset): TableAround {
  if (!ruleset.indicators) return {};
  return {
    indicators: {
      ...NONE_SEEN,
      open: fields.tiles('dora', ''),
      under: fields.tiles('ura', ''),
    },
    pot: STICK * fields.whole('sticks', 0, MOST, 0),
  };
}

/** Counters (honba), as the fact that the game's clause reads. */
export const counterFields = (fields: FieldReader, ruleset: Ruleset): { readonly [fact: string]: Json } =>
  ruleset.indicators ? { [COUNTERS]: fields.whole('honba', 0, MOST, 0) } : {};

/** Additional fields of a question in games with a ready declaration. */
export const tableFields = (ruleset: Ruleset): readonly string[] => (ruleset.ready ? ['wall', 'kans'] : []);

/** The number of tiles left in the wall; the full wall by default. */
export const wallFields = (fields: FieldReader, ruleset: Ruleset): TableAround =>
  ruleset.ready && fields.has('wall') ? { left: fields.whole('wall', 0, fullWall(ruleset)) } : {};

/** Tiles left to draw after the deal: all but the box, four hands and the dealer's extra tile. */
function fullWall({ tiles, deal }: Ruleset): number {
  const all = tiles.reduce((sum, copies) => sum + copies, 0);
  return all - deal.box - 4 * (3 * deal.sets + 1) - 1;
}

const MOST_KANS = 4;

/** Number of kongs that were made in the deal, by anybody. Left out: those in the melds. */
const kansMade = (fields: FieldReader, melds: readonly Meld[]): number => {
  const shown = kongsIn(melds);
  const count = fields.whole('kans', 0, MOST_KANS, Math.min(shown, MOST_KANS));
  if (count >= shown) return count;
  throw fields.wrong('kans', `"kans" is ${count}, and the melds have ${shown}`);
};

const kongsIn = (melds: readonly Meld[]): number => melds.filter(({ kind }) => kind === 'kong').length;

/** The kongs that no meld shows, as the fact that the game's clause reads. */
export const kanFields = (
  fields: FieldReader,
  ruleset: Ruleset,
  melds: readonly Meld[],
): { readonly [fact: string]: Json } =>
  ruleset.ready && fields.has('kans') ? { [KANS]: kansMade(fields, melds) - kongsIn(melds) } : {};

/**
 * The most indicators that can be face up: one from the start, and one more for each kong.
 * @param seesAll whether `melds` are those of all seats
 */
export function indicatorsUpTo(
  fields: FieldReader,
  { indicators }: Ruleset,
  melds: readonly Meld[],
  seesAll: boolean,
): number {
  const most = indicators?.most ?? 0;
  return seesAll || fields.has('kans') ? Math.min(most, 1 + kansMade(fields, melds)) : most;
}

/** Net payment of each seat for this win, in points; only where the question has `honba` or `sticks`. */
export function paymentsOf(fields: FieldReader, win: Win, position: Position): { readonly payments?: Json } {
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
