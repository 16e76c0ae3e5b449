/** What lies on the table around a hand: indicators, counters and bets, in games that have them. */
import { NONE_SEEN } from '../../engine/indicators.ts';
import type { Position, Ruleset } from '../../engine/ruleset.ts';
import { bySeat } from '../../engine/seats.ts';
import type { Json, Win } from '../../engine/table.ts';
import { COUNTERS, KANS } from '../../evaluation/facts.ts';
import type { TableAround } from '../../evaluation/table.ts';
import type { FieldReader } from './fields.ts';

const FIELDS = ['dora', 'ura', 'honba', 'sticks'] as const;

/** The fields that a question may have beside those of every game. */
export const aroundFields = (ruleset: Ruleset): readonly string[] => (ruleset.indicators ? FIELDS : []);

const MOST = 1000;

/** A bet. */
const STICK = 1000;

/** What is told of it; nothing of a game that has none. */
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

/** The counters as the fact that the game's clause knows. */
export const counterFields = (fields: FieldReader, ruleset: Ruleset): { readonly [fact: string]: Json } =>
  ruleset.indicators ? { [COUNTERS]: fields.whole('honba', 0, MOST, 0) } : {};

/** The fields of a question about a table at which hands are declared ready. */
export const tableFields = (ruleset: Ruleset): readonly string[] => (ruleset.ready ? ['wall', 'kans'] : []);

/** How many tiles are left to draw; all, unless told. */
export const wallFields = (fields: FieldReader, ruleset: Ruleset): TableAround =>
  ruleset.ready && fields.has('wall') ? { left: fields.whole('wall', 0, MOST) } : {};

/** The kongs that others have made, as the fact that the game's clause knows. */
export const kanFields = (fields: FieldReader, ruleset: Ruleset): { readonly [fact: string]: Json } =>
  ruleset.ready && fields.has('kans') ? { [KANS]: fields.whole('kans', 0, 4) } : {};

/** What each seat wins and pays by this hand; nothing where it is not asked. */
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
