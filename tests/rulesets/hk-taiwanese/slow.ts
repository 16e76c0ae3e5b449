/**
 * HK-style Taiwanese counted slowly and plainly, from the rules alone: the ledger of the pull, hand after hand, and the
 * shapes of seventeen tiles.
 */
import { slowWin } from '../../fixtures/slow-win.ts';

/** What one hand came to, as a player would tell it: who won how much, off whom. */
export type SlowEvent =
  | { readonly drawn: true }
  | {
      readonly drawn: false;
      /** By nearness to the discarder. */
      readonly winners: readonly { readonly seat: number; readonly fan: number }[];
      /** −1: self-drawn. */
      readonly from: number;
    };

/** A notebook and four purses. */
export class SlowLedger {
  readonly cash = [0, 0, 0, 0];
  /** `owes[a][b]`: what a owes b. */
  readonly owes = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  dealer = 0;
  /** The die on the table. */
  kept = 0;
  round = 0;
  over = false;
  #winning: number | null = null;
  readonly #base: number;
  readonly #fan: number;

  constructor(base: number, fan: number) {
    this.#base = base;
    this.#fan = fan;
  }

  hand(told: SlowEvent): void {
    if (told.drawn) return;
    const { winners, from } = told;
    const streak = this.#winning;
    const goesOn = streak !== null && winners.some(({ seat }) => seat === streak);
    if (streak !== null && !goesOn) this.#ends(streak, told.winners, from);
    const keeper = goesOn ? streak : (winners[0]?.seat ?? 0);
    for (const { seat, fan } of winners) {
      for (const payer of [0, 1, 2, 3]) {
        if (payer === seat || (from >= 0 && payer !== from)) continue;
        const price = this.#price(seat, payer, fan);
        if (seat === keeper) {
          // An old debt grows by half, whoever is new to it begins at nothing.
          this.#set(payer, seat, this.#owed(payer, seat) * 1.5 + price);
        } else this.#pay(payer, seat, price);
      }
    }
    this.#winning = keeper;
    this.#deal(winners.some(({ seat }) => seat === this.dealer));
  }

  #price(winner: number, payer: number, fan: number): number {
    const bonus = 1 + 2 * this.kept;
    const counts = winner === this.dealer || (payer === this.dealer && this.kept > 0);
    return this.#base + this.#fan * (counts ? fan + bonus : fan);
  }

  /** Who beat the streak's winner owes half; then all of them pay. */
  #ends(streak: number, winners: readonly { readonly seat: number }[], from: number): void {
    for (const { seat } of winners) {
      if (from === -1 || from === streak) this.#set(seat, streak, this.#owed(seat, streak) / 2);
    }
    this.#collect();
  }

  #collect(): void {
    for (const a of [0, 1, 2, 3]) {
      for (const b of [0, 1, 2, 3]) {
        this.#pay(a, b, this.#owed(a, b));
        this.#set(a, b, 0);
      }
    }
  }

  #deal(stays: boolean): void {
    if (stays) {
      this.kept++;
      return;
    }
    this.kept = 0;
    this.dealer = (this.dealer + 1) % 4;
    if (this.dealer === 0) this.round++;
    if (this.round < 4) return;
    this.over = true;
    this.#collect();
  }

  #owed(a: number, b: number): number {
    return this.owes[a]?.[b] ?? 0;
  }
  #set(a: number, b: number, amount: number): void {
    const row = this.owes[a];
    if (row) row[b] = amount;
  }
  #pay(a: number, b: number, amount: number): void {
    this.cash[a] = (this.cash[a] ?? 0) - amount;
    this.cash[b] = (this.cash[b] ?? 0) + amount;
  }
}

/** Whether these seventeen tiles and melds are one of the two shapes. */
export function slowShapes(counts: ArrayLike<number>, melds: number): string[] {
  const of = Array.from({ length: 34 }, (_, kind) => counts[kind] ?? 0);
  const shapes: string[] = [];
  if (melds === 0) {
    const pairs = of.filter((n) => n === 2).length;
    const threes = of.filter((n) => n === 3).length;
    if (pairs === 7 && threes === 1 && pairs + threes === of.filter((n) => n > 0).length)
      shapes.push('seven-pairs');
  }
  if (slowWin(of, 5 - melds)) shapes.push('standard');
  return shapes;
}
