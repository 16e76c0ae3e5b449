/** The points of every hand by han and fu, as the table's rules settle it: for games that count in two. */
import type { Ruleset } from '../engine/ruleset.ts';
import type { Score, ScoreRank } from '../engine/score.ts';
import { type BySeat, bySeat, type Seat } from '../engine/seats.ts';
import { tableWithoutTiles, tell } from './settle-without-tiles.ts';
import { leastHan } from './told/read-rank.ts';

/** What a win brings, and what each of the others pays for it. */
export interface Points {
  /** What a discarder pays; null where a discard cannot complete such a hand. */
  readonly discarder: number | null;
  /** What each of the others pays for a self-drawn win: East first where East loses; null where no hand is such. */
  readonly drawn: { readonly east: number | null; readonly others: number } | null;
}

/** A row of the table: the fu, and the points of one han after the other, from one on. */
interface PointsRow {
  readonly fu: number;
  readonly han: readonly Points[];
}

/** A limit: the fewest and most han that reach it, and its points. Null han in a yakuman. */
export interface LimitRow {
  readonly limit: NonNullable<ScoreRank['limit']>;
  readonly least: number | null;
  readonly most: number | null;
  readonly points: Points;
}

/** Every fu that a hand of sets and a pair usually has, and the 25 of seven pairs. */
export const USUAL_FU: readonly number[] = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];

/** Han of hands whose fu matter. */
const HAN = [1, 2, 3, 4] as const;
/** From this many han on nothing more is paid, at any table. */
const MOST_HAN = 13;
/** Only a self-drawn pinfu has so few fu (rule `fu`). */
const PINFU_FU = 20;

type Winner = 'east' | 'other';
/** Who wins, discards and only pays: East deals, and wins or only pays. */
const WINNER: Readonly<Record<Winner, Seat>> = { east: 0, other: 1 };
const DISCARDER: Seat = 2;

/** Lists what a hand of each han and fu brings East, or another seat. */
export function pointsRows(ruleset: Ruleset, winner: Winner, fu = USUAL_FU): PointsRow[] {
  const { ofRank } = ruleset.scoring ?? {};
  if (!ofRank) return [];
  return fu.map((each) => ({
    fu: each,
    han: HAN.map((han) => {
      const { discarder, drawn } = pointsOf(ruleset, ofRank({ han, fu: each }), winner);
      const isPossible = (isDrawn: boolean) => han >= leastHan(each, isDrawn, null)[0];
      return {
        discarder: each > PINFU_FU && isPossible(false) ? discarder : null,
        drawn: isPossible(true) ? drawn : null,
      };
    }),
  }));
}

/** Lists the limits by their names, the smallest first (rule `limits`). */
export function limitRows(ruleset: Ruleset, winner: Winner): LimitRow[] {
  const { ofRank } = ruleset.scoring ?? {};
  if (!ofRank) return [];
  const rows: LimitRow[] = [];
  for (let han = HAN.length + 1; han <= MOST_HAN; han++) {
    const score = ofRank({ han, fu: 30 });
    const limit = score.rank?.limit;
    if (!limit) continue;
    const last = rows.at(-1);
    if (last?.limit === limit) rows[rows.length - 1] = { ...last, most: han };
    else rows.push({ limit, least: han, most: han, points: pointsOf(ruleset, score, winner) });
  }
  const yakuman = pointsOf(ruleset, ofRank({ yakuman: 1 }), winner);
  return [
    ...rows.map((row) => (row.most === MOST_HAN ? { ...row, most: null } : row)),
    { limit: 'yakuman', least: null, most: null, points: yakuman },
  ];
}

function pointsOf(ruleset: Ruleset, score: Score, winner: Winner): Points {
  const drawn = paymentsFor(ruleset, score, winner, null);
  return {
    discarder: paymentsFor(ruleset, score, winner, DISCARDER)[DISCARDER],
    drawn: { east: winner === 'east' ? null : drawn[WINNER.east], others: drawn[DISCARDER] },
  };
}

/** What each seat pays. */
function paymentsFor(ruleset: Ruleset, score: Score, winner: Winner, from: Seat | null): BySeat<number> {
  const { paid } = tell(ruleset, tableWithoutTiles(ruleset, {}), {
    tells: 'win',
    winners: [{ seat: WINNER[winner], total: score.total, score }],
    from,
    losers: bySeat(() => null),
  });
  const payments = paid.flatMap((group) => group.payments);
  return bySeat((seat) =>
    payments.reduce((sum, payment) => (payment.from === seat ? sum + payment.amount : sum), 0),
  );
}
