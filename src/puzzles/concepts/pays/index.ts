/** Who pays whom? What each of the four has won or lost when a hand is settled. */

import { scoringHandAt } from '../../../engine/hands.ts';
import { isExposed } from '../../../engine/melds.ts';
import { emptyBook, type PaymentGroup, payInto } from '../../../engine/payment.ts';
import { type Random, shuffled } from '../../../engine/random.ts';
import type { Ready, Ruleset } from '../../../engine/ruleset.ts';
import { type BySeat, bySeat, othersAfter, SEATS, type Seat } from '../../../engine/seats.ts';
import type { Outcome, Table } from '../../../engine/table.ts';
import { allTiles, byPlace, type Kind } from '../../../engine/tiles.ts';
import { COUNTERS, clauseOfFact, withFact } from '../../../evaluation/facts.ts';
import { tableOf } from '../../../evaluation/table.ts';
import { describeAround, enriched } from '../../enrich-hand.ts';
import { playedIn, type ShownHand } from '../../hands.ts';
import { midway } from '../../mid-hand.ts';
import type { Concept, DealAim, GeneratorContext } from '../../question.ts';
import type { TwoGameForm } from '../../two-games.ts';
import { aWin, howOf, scoreOf } from '../../whole-hands.ts';

const twoGames: TwoGameForm<WonHand> = {
  of: 'nothing',
  why: 'Amounts hang on what the hand is worth, which each game counts in a unit of its own.',
};

export interface WonHand {
  readonly hand: ShownHand;
  /** What the others hold. */
  readonly others: BySeat<readonly Kind[]>;
  /** How many deals in a row the dealer has won, where that is remembered and there are any. */
  readonly streak?: number;
  /** What lies on the table for whoever wins, where a game has that: counters, and what was bet. */
  readonly counters?: number;
  readonly pot?: number;
}

/** The fact by which rules remember it. */
const STREAK = 'streak';
/** No dealer of a question has won more. */
const LONGEST = 2;

/** So many counters at most, and so many bets of others. */
const MOST_COUNTERS = 3;
const MOST_BETS = 2;

/** East deals, as wherever a hand is written down. */
const DEALER = 0;

/** The table at which it is settled. */
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

/** A hand that is won and settled: what it and the others are worth, and everything that is paid, group by group. */
export interface Settlement {
  readonly outcome: Extract<Outcome, { is: 'won' }>;
  readonly groups: readonly PaymentGroup[];
}

/** Null where the hand is no win under these rules, or nothing is paid for any. */
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

/** Everything that is paid; none where the hand is no win. */
export const groupsOf = (won: WonHand, ruleset: Ruleset): readonly PaymentGroup[] =>
  settlementOf(won, ruleset)?.groups ?? [];

/** `2:24`, seat by seat: what each has won, or lost; what is owed counts as what is paid. */
function sums(groups: readonly PaymentGroup[]): string[] {
  const { seats } = payInto(
    emptyBook,
    groups.flatMap(({ payments }) => payments),
  );
  return SEATS.map((seat) => `${seat}:${seats[seat]}`);
}

const pays: Concept<WonHand> = {
  version: 6,
  has: ({ settle }) => settle !== null,
  twoGames,
  parts: [],
  deal: aSettlement,
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

/** Where those who lost score too, they have something to settle in so many of ten questions. */
const SETTLING = 8;

function aSettlement(generator: GeneratorContext, random: Random, aim: DealAim): WonHand | null {
  const { ruleset } = generator;
  const plain = aWin(generator, random, aim);
  const hand = plain && enriched(ruleset, random, plain);
  const isSettled = ruleset.scoring?.loserScore ? random.below(10) < SETTLING : false;
  const won = hand && wonWith(hand, generator, random, isSettled);
  if (won && ruleset.ready) return withBets(won, ruleset.ready, random);
  if (!won || !clauseOfFact(ruleset, STREAK)) return won;
  const streak = random.below(LONGEST + 1);
  return streak > 0 ? { ...won, streak } : won;
}

/** With what lies on the table for the winner: counters, and bets of others beside an own one. */
function withBets(won: WonHand, { bet }: Ready, random: Random): WonHand {
  const own = won.hand.facts ? 1 : 0;
  const counters = random.below(2) * random.below(MOST_COUNTERS + 1);
  return { ...won, counters, pot: bet * (own + random.below(2) * random.below(MOST_BETS + 1)) };
}

/**
 * A hand that is won, with tiles for the three others; null where it is none, or nobody pays for it.
 * @param isSettled whether the others are to have something to settle among themselves
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
 * A hand, and tiles for the three others out of what it leaves.
 * @param isSettled whether two of the others get three alike, which are worth something wherever who lost scores
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
    const losers = shuffled(othersAfter(hand.seat), random).slice(0, 2);
    const alike = shuffled(
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
  const rest = shuffled(allTiles(pool.map((copies, kind) => (kinds.includes(kind) ? copies : 0))), random);
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
