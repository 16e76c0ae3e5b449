/**
 * What a hand is worth, and who pays whom: `worth` and `pays`, from what is told alone. British is counted slowly beside
 * its own tests.
 */
import { type Description, type Hand, handTold, type SlowGame, type Worth } from './hands.ts';
import { fanOf as hongKongFan } from './hong-kong.ts';
import { scoresOf, settled } from './riichi.ts';
import { fanOf as taiwaneseFan } from './taiwanese-fan.ts';

const COUNTING: Readonly<Record<string, (hand: Hand) => Worth[]>> = {
  'hong-kong': hongKongFan,
  'hk-taiwanese': taiwaneseFan,
};

const counted = (game: SlowGame, hand: Hand): Worth[] => {
  const counting = COUNTING[game.id];
  if (!counting) throw new Error(`${game.id} counts nothing`);
  return counting(hand);
};

/** Every set of lines that is right as a whole, with its total; of lines beyond the cap those that are offered. */
export function worth(game: SlowGame, description: Description): (readonly string[])[] {
  const offered = description['lines'] as readonly string[];
  if (game.id === 'riichi') return inCount(handTold(description), String(description['count']));
  return counted(game, handTold(description)).map(({ lines, total, over }) => [
    ...lines.filter((line) => !over || offered.includes(line)),
    `total ${total}`,
  ]);
}

/** Riichi: the lines of the one count that is asked for. */
const inCount = (hand: Hand, count: string): (readonly string[])[] =>
  scoresOf(hand).map(({ yaku, han, fu, fuFor }) => {
    const names = yaku.map((line) => line.split(' ')[0] ?? '');
    if (count === 'fu') return [...fuFor, `total ${fu}`];
    return [...names, `total ${count === 'yakuman' ? 1 : han}`];
  });

const HALF_SPICY = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];

const SEATS = [0, 1, 2, 3] as const;

/** What each of the four has in the end. */
export function pays(game: SlowGame, description: Description): readonly string[] {
  const hand = handTold(description);
  const from = (description['from'] ?? null) as number | null;
  const sums = [0, 0, 0, 0];
  const pay = (payer: number, to: number, amount: number): void => {
    sums[payer] = Number(sums[payer]) - amount;
    sums[to] = Number(sums[to]) + amount;
  };
  const others = SEATS.filter((seat) => seat !== hand.seat);
  const losers = from === null ? others : [from];
  if (game.id === 'riichi') return settled(hand, from, description).map((sum, seat) => `${seat}:${sum}`);
  const total = (): number => counted(game, hand)[0]?.total ?? 0;
  if (game.id === 'two-five-eight') {
    for (const loser of losers) pay(loser, hand.seat, 5);
    for (const meld of hand.melds) {
      if (meld.kind !== 'kong') continue;
      const payers = meld.exposed ? [Number(meld.from)] : others;
      for (const payer of payers) pay(payer, hand.seat, 5);
    }
  } else if (game.id === 'hong-kong') {
    const points = HALF_SPICY[total()] ?? 0;
    for (const loser of losers) pay(loser, hand.seat, from === null ? points / 2 : points);
  } else {
    // Base 10, a fan 1. The dealer is East: a fan more, and two more for each deal that was kept; against one who has
    // kept any, as many.
    const kept = (description['streak'] ?? 0) as number;
    for (const loser of losers) {
      const bonus = hand.seat === 0 || (loser === 0 && kept > 0) ? 2 * kept + 1 : 0;
      pay(loser, hand.seat, 10 + total() + bonus);
    }
  }
  return SEATS.map((seat) => `${seat}:${sums[seat]}`);
}
