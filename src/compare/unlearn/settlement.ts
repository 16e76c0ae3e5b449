/** Settles a won hand as its table's game does and as a player of another game would, for the same hand and price. */
import { scoringHandAt } from '../../engine/hands.ts';
import { isExposed } from '../../engine/melds.ts';
import type { Account, Payment } from '../../engine/payment.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Score } from '../../engine/score.ts';
import { type BySeat, bySeat, othersAfter, SEATS, type Seat, seatAfter } from '../../engine/seats.ts';
import type { Outcome, Table } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { playMove } from '../../machines/play.ts';
import { blankTable } from '../../puzzles/empty-table.ts';
import { howOf, scoreOf } from '../../puzzles/whole-hands.ts';
import { tableWith, type WonHand } from '../../questions/pays/rules.ts';
import { guestAt } from '../guest.ts';

/** Id of the kind of question asked about money. */
export const PAYS_KIND = 'pays';

/**
 * What of a settlement is asked about: who pays for the hand, the dealer's share, cash or debt, payments between
 * losers, or the payment for a kong.
 */
export const settlementQuestions = ['payers', 'dealer', 'book', 'losers', 'kong'] as const;

type SettlementQuestion = (typeof settlementQuestions)[number];

/** A won hand at the table of one game. */
export interface SettledHand extends WonHand {
  readonly matter: SettlementQuestion;
  readonly home: Ruleset;
}

/** Score of a hand whose worth does not matter. */
const SOME: Score = { unit: '', total: 8, lines: [], uncounted: [], reading: null, placed: -1 };

/** The dealer is East (seat 0), as in all written hands. */
const DEALER: Seat = 0;

interface At {
  readonly dealer: Seat;
  readonly score: Score;
  readonly loserScores?: BySeat<Score | null>;
}

function paidBy(ruleset: Ruleset, won: WonHand, { dealer, score, loserScores }: At): readonly Payment[] {
  const { hand } = won;
  const outcome: Outcome = {
    is: 'won',
    winners: [{ seat: hand.seat, how: howOf(hand), score }],
    from: hand.from,
    loserScores:
      loserScores ?? bySeat((seat) => (seat === hand.seat || !ruleset.scoring?.loserScore ? null : SOME)),
  };
  const table: Table = { ...tableWith(won, ruleset), dealer };
  return ruleset.settle?.(outcome, { ruleset, table }).flatMap(({ payments }) => payments) ?? [];
}

const between = (payments: readonly Payment[], from: Account, to: Account): number =>
  payments.reduce((sum, each) => sum + (each.from === from && each.to === to ? each.amount : 0), 0);

/** A seat that neither wins nor pays. Making it the dealer removes any dealer effect between the two. */
const bystander = (seat: Seat, payer: Seat): Seat =>
  SEATS.find((each) => each !== seat && each !== payer) ?? DEALER;

/** The price of a hand: what the discarder pays if neither side is the dealer. Null if nobody would pay. */
function priceOf(ruleset: Ruleset, won: WonHand, score: Score): number | null {
  const { seat } = won.hand;
  const from = seatAfter(seat);
  const discarded: WonHand = { ...won, hand: { ...won.hand, from } };
  const paid = between(paidBy(ruleset, discarded, { dealer: bystander(seat, from), score }), from, seat);
  return paid > 0 ? paid : null;
}

/** One payer's share. `plain`: amount with a bystander dealing, in prices. `times`: factor with the real dealer. */
interface Share {
  readonly payer: Seat;
  readonly plain: number;
  readonly times: number;
}

function sharesOf(ruleset: Ruleset, won: WonHand, score: Score): Share[] {
  const { seat } = won.hand;
  const price = priceOf(ruleset, won, score);
  const real = paidBy(ruleset, won, { dealer: DEALER, score });
  return othersAfter(seat).map((payer) => {
    const dealer = bystander(seat, payer);
    const plain = between(paidBy(ruleset, won, { dealer, score }), payer, seat);
    return {
      payer,
      plain: price === null ? 0 : plain / price,
      times: plain > 0 ? between(real, payer, seat) / plain : 1,
    };
  });
}

/** Cash or debt, and by which rule, taken from the game's first payment to the winner. */
type Form = Pick<Payment, 'book' | 'rule'>;

function formOf(ruleset: Ruleset, won: WonHand, score: Score): Form | null {
  const paid = paidBy(ruleset, won, { dealer: DEALER, score }).find(({ to }) => to === won.hand.seat);
  return paid ? { book: paid.book, rule: paid.rule } : null;
}

/**
 * Payments for the hand by the table's game, with one aspect (`matter`) taken from `own`. Null if the hand cannot show
 * it.
 */
function forHand({ matter, home, ...won }: SettledHand, own: Ruleset): readonly Payment[] | null {
  const { hand } = won;
  const worth = home.settle ? scoreOf(hand, home, blankTable(home)) : SOME;
  if (!worth) return null;
  // If the home game pays nothing, use the other game's price.
  const guest = guestAt(own, home);
  const there = home.settle || !own.settle ? SOME : scoreOf(hand, guest, blankTable(guest));
  if (!there) return null;
  const price = home.settle ? priceOf(home, won, worth) : priceOf(guest, won, there);
  const isSame = own.settle === home.settle;
  const ours = sharesOf(home, won, worth);
  const theirs = isSame ? ours : sharesOf(guest, won, there);
  const [form, other] = [formOf(home, won, worth), formOf(guest, won, there)];
  if (matter === 'book' && (!form || !other)) return null;
  // A dealer's bonus that is no whole multiple depends on the game's own money, so it cannot be carried over.
  if (matter === 'dealer' && !isSame && theirs.some(({ times }) => !Number.isInteger(times))) return null;
  return ours.flatMap((share, i): Payment[] => {
    const { plain = 0, times = 1 } = theirs[i] ?? {};
    const amount = exact(
      (matter === 'payers' ? plain : share.plain) *
        (matter === 'dealer' ? times : share.times) *
        (price ?? 0),
    );
    const { book = 'cash' } = (matter === 'book' ? other : form) ?? {};
    const rule = (other ?? form)?.rule ?? '';
    return amount > 0 ? [{ from: share.payer, to: hand.seat, amount, rule, book }] : [];
  });
}

/** Rounds to six decimals to remove division errors. */
const exact = (amount: number): number => Math.round(amount * 1e6) / 1e6;

/** Payments between seats that did not win. */
function amongLosers({ home, ...won }: SettledHand, own: Ruleset): readonly Payment[] {
  const guest = guestAt(own, home);
  const table = tableWith(won, guest);
  const { seat: winner } = won.hand;
  const loserScores = bySeat((seat) =>
    seat === winner
      ? null
      : (guest.scoring?.loserScore?.(scoringHandAt(table, seat), seat, { ruleset: guest, table }) ?? null),
  );
  return paidBy(guest, won, { dealer: DEALER, score: SOME, loserScores }).filter(
    ({ from, to }) => from !== winner && to !== winner,
  );
}

/**
 * Payments for the winner's concealed kong: those due on declaring it, and those at settlement that a pung in its place
 * would not bring.
 */
function forKong({ home, ...won }: SettledHand, own: Ruleset): readonly Payment[] {
  const guest = guestAt(own, home);
  const { hand } = won;
  const kong = hand.melds.find((meld) => !isExposed(meld));
  if (!kong) return [];
  const { tile } = kong;
  const melds = hand.melds.filter((meld) => meld !== kong);
  const without: WonHand = {
    ...won,
    hand: { ...hand, melds: [...melds, { kind: 'pung', tile, tiles: [tile, tile, tile], from: null }] },
  };
  const at: At = { dealer: DEALER, score: SOME };
  const plain = paidBy(guest, without, at);
  const atEnd = paidBy(guest, won, at).filter(({ rule }) => plain.every((each) => each.rule !== rule));
  return [...spotPays(guest, { ...won, hand: { ...hand, melds } }, tile), ...atEnd];
}

/** Payments due as soon as the seat declares this kong. */
function spotPays(ruleset: Ruleset, won: WonHand, tile: Kind): readonly Payment[] {
  const { seat } = won.hand;
  const before = tableWith(won, ruleset);
  const seats = bySeat((each) =>
    each === seat
      ? {
          ...before.seats[each],
          concealed: [...before.seats[each].concealed.slice(1), tile, tile, tile, tile],
        }
      : before.seats[each],
  );
  const drew = { tile, by: 'wall', chain: 0, afterClaim: false, last: false } as const;
  const table: Table = { ...before, seats, stage: { phase: 'deciding', seat, drew, claimed: null } };
  const done = playMove(ruleset, table, { do: 'kong', seat, tile });
  return done.is === 'done' ? done.table.due.flatMap(({ payments }) => payments) : [];
}

/**
 * The payments by the table's rules with one aspect taken from `own`; pass the table's own rules for the plain
 * settlement. Null if this hand cannot show the aspect.
 */
export function settledAs(settled: SettledHand, own: Ruleset): readonly Payment[] | null {
  if (settled.matter === 'losers') return amongLosers(settled, own);
  return settled.matter === 'kong' ? forKong(settled, own) : forHand(settled, own);
}

/** The price of the hand at its table; null if nobody pays for it or the question is about losers or a kong. */
export function priceOfMatter({ matter, home, ...won }: SettledHand): number | null {
  const worth =
    home.settle && matter !== 'losers' && matter !== 'kong' && scoreOf(won.hand, home, blankTable(home));
  return worth ? priceOf(home, won, worth) : null;
}

/**
 * Formats payments as a comparable key, e.g. `1>2 24 cash` per payment, sorted. Kong payments leave out amount and
 * book, since each game has its own amount.
 */
export const settlementKey = (payments: readonly Payment[], matter: SettlementQuestion): string =>
  payments
    .map(({ from, to, amount, book }) =>
      matter === 'kong' ? `${from}>${to}` : `${from}>${to} ${amount} ${book}`,
    )
    .toSorted()
    .join();
