/** Concept `pays`: what does each of the four seats win or lose when a hand is settled? */

import { scoringHandAt } from '../../engine/hands.ts';
import { isExposed } from '../../engine/melds.ts';
import { emptyBook, type PaymentGroup, payInto } from '../../engine/payment.ts';
import { type Random, shuffle } from '../../engine/random.ts';
import type { Ready, Ruleset } from '../../engine/ruleset.ts';
import { type BySeat, bySeat, othersAfter, SEATS, type Seat } from '../../engine/seats.ts';
import type { Outcome, Table } from '../../engine/table.ts';
import { allTiles, byPlace, type Kind } from '../../engine/tiles.ts';
import { COUNTERS, clauseOfFact, withFact } from '../../evaluation/facts.ts';
import { midway, tableOf } from '../../evaluation/table.ts';
import { describeAround } from '../../puzzles/enrich-hand.ts';
import { playedIn, type ShownHand } from '../../puzzles/hands.ts';
import type { Concept, DealAim, GeneratorContext } from '../../puzzles/question.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';
import { howOf, rulesInHand, scoreOf } from '../../puzzles/whole-hands.ts';
import { dealRichHand } from '../worth/rich-hand.ts';

const twoGames: TwoGameForm<WonHand> = {
  of: 'nothing',
  why: 'Amounts hang on what the hand is worth, which each game counts in a unit of its own.',
};

export interface WonHand {
  readonly hand: ShownHand;
  /** The other seats' hands. */
  readonly others: BySeat<readonly Kind[]>;
  /** Number of deals in a row the dealer has won, if the game remembers it and there are any. */
  readonly streak?: number;
  /** Counters and bets on the table for the winner, in games that have them. */
  readonly counters?: number;
  readonly pot?: number;
  /** What the picture shows, where it is not what the rules need: the hand's worth, and the losers' hands. */
  readonly pictured?: { readonly worth: boolean; readonly losers: boolean };
}

/** Fact under which the rules remember the streak. */
const STREAK = 'streak';
/** Longest streak a question has. */
const LONGEST = 2;

/** Most counters, and most bets of other seats. */
const MOST_COUNTERS = 3;
const MOST_BETS = 2;

/** Seat 0 (East) deals, as in every written position. */
const DEALER = 0;

/** Builds the table at which the hand is settled. */
export function tableWith(won: WonHand, ruleset: Ruleset): Table {
  const { hand, others, streak = 0, counters = 0, pot = 0 } = won;
  const table = midway(
    tableOf(ruleset, {
      seats: bySeat((seat) =>
        seat === hand.seat
          ? {
              concealed: [...hand.concealed, hand.winning].sort(byPlace),
              melds: hand.melds,
              bonus: hand.bonus ?? [],
              discards: 1,
            }
          : { concealed: others[seat], discards: 1 },
      ),
      round: hand.round ?? 0,
      pot,
      stage: { phase: 'deciding', seat: hand.seat, drew: null, claimed: null },
    }),
  );
  const facts = Object.entries({ [STREAK]: streak, [COUNTERS]: counters });
  return facts.reduce(
    (at, [fact, count]) =>
      count > 0 && clauseOfFact(ruleset, fact) ? withFact(ruleset, at, DEALER, fact, count) : at,
    table,
  );
}

/** A settled win: the scores of all seats, and the payments by group. */
export interface Settlement {
  readonly outcome: Extract<Outcome, { is: 'won' }>;
  readonly groups: readonly PaymentGroup[];
}

/** Settles the hand. Returns null if it does not win under these rules or the game pays nothing. */
export function settlementOf(won: WonHand, ruleset: Ruleset): Settlement | null {
  const { hand } = won;
  const table = tableWith(won, ruleset);
  const position = { ruleset, table };
  const score = scoreOf(hand, ruleset, table);
  if (!score || !ruleset.settle) return null;
  const loserScore = ruleset.scoring?.loserScore;
  const outcome: Settlement['outcome'] = {
    is: 'won',
    winners: [{ seat: hand.seat, how: howOf(hand), score }],
    from: hand.from,
    loserScores: bySeat((seat) =>
      loserScore && seat !== hand.seat ? loserScore(scoringHandAt(table, seat), seat, position) : null,
    ),
  };
  return { outcome, groups: ruleset.settle(outcome, position) };
}

/** The payment groups. Empty if the hand does not win. */
export const groupsOf = (won: WonHand, ruleset: Ruleset): readonly PaymentGroup[] =>
  settlementOf(won, ruleset)?.groups ?? [];

/** The net result of each seat as `seat:points`, for example `2:24`. A debt counts as paid. */
function sums(groups: readonly PaymentGroup[]): string[] {
  const { seats } = payInto(
    emptyBook,
    groups.flatMap(({ payments }) => payments),
  );
  return SEATS.map((seat) => `${seat}:${seats[seat]}`);
}

/** A seat's net result in an answer, e.g. ["0:24", "1:-8"], seat 1 gives -8; null if the answer leaves the seat out. */
export const sumOf = (answer: readonly string[], seat: Seat): number | null => {
  const written = answer.find((each) => each.startsWith(`${seat}:`));
  return written === undefined ? null : Number(written.slice(2));
};

const pays: Concept<WonHand> = {
  version: 12,
  order: 15,
  decision: 'who-pays',
  practises: { payment: 1 },
  has: ({ settle }) => settle !== null,
  twoGames,
  parts: [],
  deal: dealSettlement,
  key: (won, ruleset) => sums(groupsOf(won, ruleset)),
  forgetting: (won, { ruleset }) => {
    const groups = groupsOf(won, ruleset);
    const rules = groups.flatMap(({ rule, payments }) => [rule, ...payments.map((each) => each.rule)]);
    return [...new Set(rules)].map((rule) => ({
      rule,
      key: sums(
        groups
          .filter((group) => group.rule !== rule)
          .map((group) => ({ ...group, payments: group.payments.filter((each) => each.rule !== rule) })),
      ),
    }));
  },
  involves: ({ hand }, generator) => rulesInHand(hand, generator, () => true),
  choices: () => null,
  describe: ({ hand, others, streak, counters, pot }, write) => ({
    winner: hand.seat,
    hand: write([...hand.concealed, hand.winning]),
    melds: hand.melds.map((meld) => ({
      kind: meld.kind,
      tiles: write(meld.tiles),
      exposed: isExposed(meld),
      from: 'from' in meld ? meld.from : null,
    })),
    bonus: write(hand.bonus ?? []),
    tile: write([hand.winning]),
    from: hand.from,
    round: 'ESWN'[hand.round ?? 0] ?? 'E',
    others: others.map((tiles) => write(tiles)),
    ...(streak !== undefined && { streak }),
    ...describeAround(hand, write),
    ...(counters !== undefined && { counters }),
    ...(pot !== undefined && { pot }),
  }),
};

/** In games where losers score too, the tenths of questions in which they have something to settle. */
const TENTHS_SETTLED = 8;

function dealSettlement(generator: GeneratorContext, random: Random, aim: DealAim): WonHand | null {
  const { ruleset } = generator;
  const hand = dealRichHand(generator, random, aim);
  const isSettled = ruleset.scoring?.loserScore ? random.below(10) < TENTHS_SETTLED : false;
  const won = hand && wonWith(hand, generator, random, isSettled);
  if (won && ruleset.ready) return withBets(won, ruleset.ready, random);
  if (!won || !clauseOfFact(ruleset, STREAK)) return won;
  const streak = random.below(LONGEST + 1);
  return streak > 0 ? { ...won, streak } : won;
}

/** Adds counters and bets of other seats. The winner's own bet is included if it declared a ready hand. */
function withBets(won: WonHand, { bet }: Ready, random: Random): WonHand {
  const own = won.hand.facts ? 1 : 0;
  const counters = random.below(2) * random.below(MOST_COUNTERS + 1);
  return { ...won, counters, pot: bet * (own + random.below(2) * random.below(MOST_BETS + 1)) };
}

/**
 * A won hand with hands for the other three seats. Returns null if it does not win or nobody pays.
 * @param isSettled whether the losers should have something to settle among themselves
 */
export function wonWith(
  hand: ShownHand,
  { ruleset, table }: GeneratorContext,
  random: Random,
  isSettled = false,
): WonHand | null {
  if (!scoreOf(hand, ruleset, table)) return null;
  const won = amongOthers(hand, ruleset, random, isSettled);
  return groupsOf(won, ruleset).some(({ payments }) => payments.length > 0) ? won : null;
}

/**
 * A hand, and hands for the other three seats from the remaining tiles.
 * @param isSettled whether two losers get a concealed pung, which scores in games where losers score
 */
export function amongOthers(hand: ShownHand, ruleset: Ruleset, random: Random, isSettled = false): WonHand {
  const pool = [...ruleset.tiles];
  const handTiles = [
    ...hand.concealed,
    hand.winning,
    ...hand.melds.flatMap((meld) => meld.tiles),
    ...(hand.bonus ?? []),
  ];
  for (const kind of handTiles) pool[kind] = (pool[kind] ?? 0) - 1;
  const kinds = playedIn(ruleset);
  const pungs = new Map<Seat, Kind>();
  if (isSettled) {
    const losers = shuffle(othersAfter(hand.seat), random).slice(0, 2);
    const alike = shuffle(
      kinds.filter((kind) => (pool[kind] ?? 0) >= 3),
      random,
    );
    for (const [i, seat] of losers.entries()) {
      const kind = alike[i];
      if (kind === undefined) continue;
      pungs.set(seat, kind);
      pool[kind] = (pool[kind] ?? 0) - 3;
    }
  }
  const rest = shuffle(allTiles(pool.map((copies, kind) => (kinds.includes(kind) ? copies : 0))), random);
  const size = 3 * ruleset.deal.sets + 1;
  const others = bySeat((seat) => {
    if (seat === hand.seat) return [];
    const pung = pungs.get(seat);
    const own = pung === undefined ? [] : [pung, pung, pung];
    return [...own, ...rest.splice(0, size - own.length)].sort(byPlace);
  });
  return { hand, others };
}

export default pays;
