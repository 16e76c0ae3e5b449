/** Evaluates a written hand: what is missing, why it does not win, or its score and who pays. */

import { scoringHandAt } from '../engine/hands.ts';
import { type Minimum, minimumOf } from '../engine/minimum.ts';
import type { PaymentGroup } from '../engine/payment.ts';
import type { Reason } from '../engine/reason.ts';
import type { Position, Ruleset } from '../engine/ruleset.ts';
import type { Score } from '../engine/score.ts';
import { type MissingLine, missingIn } from '../engine/score-objections.ts';
import { type BySeat, bySeat } from '../engine/seats.ts';
import type { Win, WinSource } from '../engine/table.ts';
import { byPlace, type Kind } from '../engine/tiles.ts';
import { waits } from '../engine/win.ts';
import type { ScoreLink } from '../notation/score-link.ts';
import { type Contradiction, contradictionIn } from './contradiction.ts';
import { COUNTERS, clauseOfFact, type SeatFacts } from './facts.ts';
import { scoringHandFrom, tilesOf, wholeSize } from './hand.ts';
import { othersOf } from './others.ts';
import { circumstancesOf, readWhole, type Unready, type WholeHand } from './parse.ts';
import { faultOfTiles } from './tiles.ts';
import { judgeWin, type WinToJudge } from './verdict.ts';
import { howOf } from './win-context.ts';

/** A judged whole hand: a win with score and payments, or the reason why it does not win. */
export type JudgedWhole = WholeHand & {
  readonly how: WinSource;
  readonly minimum: Minimum | null;
  /** Scoring lines the hand does not have, with the reason. */
  readonly missing: readonly MissingLine[];
} & (
    | {
        readonly is: 'loses';
        readonly reason: Reason;
        readonly score: Score | null;
        /** Kinds that would complete the hand in place of the winning tile. Null if it is complete. */
        readonly would: readonly Kind[] | null;
      }
    | {
        readonly is: 'wins';
        readonly win: Win;
        readonly score: Score;
        readonly paid: readonly PaymentGroup[];
        /** Scores of the other hands, if they are known. */
        readonly loserScores: BySeat<Score | null>;
      }
  );

export type HandJudgement =
  | Unready
  | { readonly is: 'impossible'; readonly why: Contradiction }
  | JudgedWhole;

/**
 * Judges the hand of a link under these rules.
 * Returns a score and payments, or the first thing that stands in the way.
 */
export function judge(ruleset: Ruleset, link: ScoreLink): HandJudgement {
  const read = readWhole(link, ruleset.tiles, () => wholeSize(ruleset));
  if (read.is !== 'whole') return read;
  const { hand, winning } = read;
  const others = othersOf(ruleset, link).map((other) => (other.is === 'hand' ? other.hand : null));
  const query: WinToJudge = {
    hand,
    won: circumstancesOf(link),
    facts: factsOf(ruleset, link),
    under: link.under,
    others: bySeat((seat) => (ruleset.scoring?.loserScore ? (others[seat] ?? null) : null)),
    ofDealer: {
      ...(clauseOfFact(ruleset, STREAK) && link.dealerWins > 0 && { [STREAK]: link.dealerWins }),
      ...(clauseOfFact(ruleset, COUNTERS) && { [COUNTERS]: link.counters }),
    },
    around: ruleset.indicators
      ? { indicators: { open: link.indicators, under: link.beneath }, pot: link.pot }
      : {},
  };
  const gone = faultOfTiles(ruleset.tiles, [...tilesOf(hand), ...indicatorsOf(ruleset, link)]);
  if (gone) return gone;
  const why = contradictionIn(ruleset, query) ?? beneathWithoutReady(ruleset, link);
  return why ? { is: 'impossible', why } : judgeWhole(ruleset, query, { hand, winning });
}

/** Tiles beneath the indicators are turned for a declared hand alone. */
function beneathWithoutReady(
  { indicators, ready }: Ruleset,
  { beneath, facts }: ScoreLink,
): Contradiction | null {
  if (!ready || indicators?.underRule === undefined || beneath.length === 0) return null;
  if (ready.facts.flat().some((fact) => facts.includes(fact))) return null;
  return { is: 'excluded', row: { of: ['beneath'], rule: indicators.underRule } };
}

/** Fact: number of deals in a row the dealer has won. Some games remember it. */
export const STREAK = 'streak';

/** The link's dora indicators, in games that have them. Otherwise empty. */
export const indicatorsOf = (
  { indicators }: Ruleset,
  { indicators: open, beneath }: ScoreLink,
): readonly Kind[] => (indicators ? [...open, ...beneath] : []);

/** The facts of a link that scores under these rules depend on. */
const factsOf = ({ scoring }: Ruleset, { facts }: ScoreLink): SeatFacts =>
  Object.fromEntries(
    facts
      .filter((fact) => scoring?.facts !== undefined && Object.hasOwn(scoring.facts, fact))
      .map((fact) => [fact, true]),
  );

/** Judges a hand that is known to be whole and possible. */
export function judgeWhole(ruleset: Ruleset, query: WinToJudge, whole: WholeHand): JudgedWhole {
  const { seat, round } = query.won;
  const { hand, winning } = whole;
  const how = howOf(winning, query.won);
  const { verdict, position } = judgeWin(ruleset, query);
  const { score } = verdict;
  const minimum = score && minimumOf(ruleset, score);
  const missing = score ? missingIn({ seat, how, score }, position) : [];
  if (!verdict.wins) {
    const before = scoringHandFrom({ ...hand, winning: null }, seat, round);
    const would = score ? null : waits(ruleset, before, (tile) => ({ ...how, tile }) as WinSource);
    return { is: 'loses', ...whole, how, reason: verdict.reason, score, minimum, missing, would };
  }
  const win: Win = { seat, how, score: verdict.score };
  const loserScores = loserScoresOf(query, position);
  const paid = paidFor(win, loserScores, position);
  return { is: 'wins', ...whole, how, win, score: verdict.score, minimum, missing, paid, loserScores };
}

/** Scores of the losers' hands, if they are known and count. */
const loserScoresOf = ({ others }: WinToJudge, position: Position): BySeat<Score | null> =>
  bySeat((seat) =>
    others?.[seat]
      ? (position.ruleset.scoring?.loserScore?.(scoringHandAt(position.table, seat), seat, position) ?? null)
      : null,
  );

/** Payments for this win if nobody else wins. An unknown hand is worth nothing. */
function paidFor(
  win: Win,
  loserScores: BySeat<Score | null>,
  { ruleset, table }: Position,
): readonly PaymentGroup[] {
  const from = win.how.by === 'draw' ? null : win.how.from;
  const outcome = { is: 'won', winners: [win], from, loserScores } as const;
  const stage = { phase: 'settling', outcome, step: 0, pending: [] } as const;
  return ruleset.settle?.(outcome, { ruleset, table: { ...table, stage } }) ?? [];
}

/** The kinds a tile palette offers: all of the set. */
export const paletteOf = ({ tiles }: Pick<Ruleset, 'tiles'>): Kind[] =>
  tiles.flatMap((copies, kind) => (copies > 0 ? [kind] : [])).sort(byPlace);
