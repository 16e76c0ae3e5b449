/**
 * What a British hand of four sets and a pair is worth, counted slowly and plainly: from the specification alone,
 * knowing nothing of the engine's readings or of its tables.
 */
import { slowSplits } from '../../fixtures/slow-win.ts';

export interface SlowMeld {
  readonly is: 'chow' | 'pung' | 'kong' | 'concealed kong';
  readonly kind: number;
}

export interface SlowHand {
  /** Concealed tiles by kind, the winning tile among them. */
  readonly counts: readonly number[];
  readonly melds: readonly SlowMeld[];
  /** 34 to 37 flowers, 38 to 41 seasons. */
  readonly bonus: readonly number[];
  readonly seat: number;
  readonly round: number;
  readonly by: 'draw' | 'supplement' | 'discard' | 'robbery';
  readonly tile: number;
  readonly last: boolean;
  readonly called: boolean;
  readonly limit: number;
}

interface Laid {
  readonly is: 'chow' | 'pung' | 'kong' | 'pair';
  readonly kind: number;
  readonly open: boolean;
}

const outer = (kind: number): boolean => kind > 26 || kind % 9 === 0 || kind % 9 === 8;

/** The most that any way to see the hand is worth; null where there is none with one chow or none, nor a knitted one. */
export function slowWorth(hand: SlowHand): number | null {
  let best: number | null = null;
  for (const split of slowSplits(hand.counts, 4 - hand.melds.length)) {
    const claimed = hand.by === 'discard' || hand.by === 'robbery';
    // Each part that holds the last tile may be the one that it completed.
    const holders = split.flatMap((part, i) => {
      const kind = Number(part.slice(1));
      const holds = part[0] === 'c' ? hand.tile >= kind && hand.tile <= kind + 2 : hand.tile === kind;
      return holds ? [i] : [];
    });
    for (const holder of holders) {
      const sets: Laid[] = split.map((part, i) => ({
        is: part[0] === 'c' ? 'chow' : part[0] === 'p' ? 'pung' : 'pair',
        kind: Number(part.slice(1)),
        open: claimed && i === holder,
      }));
      for (const { is, kind } of hand.melds)
        sets.push({ is: is === 'concealed kong' ? 'kong' : is, kind, open: is !== 'concealed kong' });
      if (sets.filter(({ is }) => is === 'chow').length > 1) continue;
      best = Math.max(best ?? 0, worthOf(hand, sets));
    }
  }
  return best ?? (isKnitted(hand) ? Math.min(hand.limit, Math.max(...specialsOf(hand))) : null);
}

function worthOf(hand: SlowHand, sets: readonly Laid[]): number {
  const { seat, round, bonus, limit } = hand;
  const own = 27 + seat;
  const wind = 27 + round;
  const three = sets.filter(({ is }) => is === 'pung' || is === 'kong');
  const chows = sets.filter(({ is }) => is === 'chow').length;
  const kinds = sets.flatMap(({ is, kind }) => (is === 'chow' ? [kind, kind + 1, kind + 2] : [kind]));
  const suits = new Set(kinds.filter((kind) => kind < 27).map((kind) => Math.floor(kind / 9))).size;
  const honours = kinds.some((kind) => kind > 26);
  const onlyOuter = kinds.every(outer);
  const drawn = hand.by === 'draw' || hand.by === 'supplement';
  const concealed = hand.melds.every(({ is }) => is === 'concealed kong');

  let points = 20 + (hand.by === 'draw' ? 2 : 0);
  for (const { is, kind, open } of three) {
    const base = outer(kind) ? 4 : 2;
    points += base * (open ? 1 : 2) * (is === 'kong' ? 4 : 1);
  }
  for (const { is, kind } of sets) {
    if (is !== 'pair') continue;
    if (kind > 30) points += 2;
    if (kind === own) points += 2;
    if (kind === wind) points += 2;
  }

  const { ofBonus, way, supplement } = luckOf(hand);
  let doubles = ofBonus + way;
  for (const { kind } of three) {
    if (kind === own) doubles++;
    if (kind === wind) doubles++;
    if (kind > 30) doubles++;
  }
  if (hand.called) doubles++;
  if (chows === 0) doubles++;
  if (concealed && drawn) doubles++;
  else doubles += supplement;
  if (suits === 1 && honours) doubles++;
  if (onlyOuter && honours && suits > 0) doubles++;

  const apart = apartOf(hand);
  const sums = [(points + bonus.length * 4) * 2 ** doubles];
  if (chows === 0 && suits === 1 && !honours) sums.push(points * 8 + apart);
  const full = limit + apart;
  const pungs = chows === 0;
  const buried = pungs && hand.melds.length === 0 && suits <= 1 && three.every(({ open }) => !open);
  const dragons = three.filter(({ kind }) => kind > 30).length;
  const winds = three.filter(({ kind }) => kind > 26 && kind < 31).length;
  const green = [19, 20, 21, 23, 25, 32];
  if (
    buried ||
    sets.filter(({ is }) => is === 'kong').length === 4 ||
    (pungs && onlyOuter && !honours) ||
    (pungs && suits === 0) ||
    (pungs && kinds.every((kind) => green.includes(kind))) ||
    (pungs && dragons === 3) ||
    winds === 4
  )
    sums.push(full);
  return Math.min(limit, Math.max(...sums, ...specialsOf(hand)));
}

/** What a complete hand is worth whatever its sets: knitted, or by the tile that it was won with. */
function specialsOf(hand: SlowHand): number[] {
  const { limit, by, last, tile } = hand;
  const full = limit + apartOf(hand);
  const sums: number[] = [];
  if (isKnitted(hand)) sums.push(limit / 2 + apartOf(hand));
  if (by === 'supplement' && tile === 13) sums.push(full);
  if (by === 'draw' && last && tile === 9) sums.push(full);
  return sums;
}

/** The doubles of bonus tiles, and of the way the hand was won. */
function luckOf({ seat, bonus, last, by, called }: SlowHand) {
  const flowers = bonus.filter((each) => each < 38);
  const seasons = bonus.filter((each) => each >= 38);
  let ofBonus = 0;
  if (flowers.length === 4) ofBonus += 2;
  else if (flowers.includes(34 + seat)) ofBonus += 1;
  if (seasons.length === 4) ofBonus += 2;
  else if (seasons.includes(38 + seat)) ofBonus += 1;

  let way = 0;
  if (last && by === 'draw') way += 1;
  if (last && by === 'discard') way += 1;
  if (by === 'robbery') way += 1;
  if (called) way += 1;
  return { ofBonus, way, supplement: by === 'supplement' ? 1 : 0 };
}

/** The points of bonus tiles beside a special hand, doubled. */
function apartOf(hand: SlowHand): number {
  const { ofBonus, way, supplement } = luckOf(hand);
  return hand.bonus.length * 4 * 2 ** (ofBonus + way + supplement);
}

/** Whether the hand is also seven knitted pairs, or four knitted pungs and a knitted pair. */
function isKnitted({ counts, melds }: SlowHand): boolean {
  if (melds.length > 0 || counts.some((n, kind) => kind > 26 && n > 0)) return false;
  const ranks = Array.from({ length: 9 }, (_, rank) => [0, 9, 18].map((suit) => counts[suit + rank] ?? 0));
  // Two of a number from two suits each time: none of the suits may have more than the others together.
  const isPaired = ranks.every((of) => {
    const all = of.reduce((sum, n) => sum + n, 0);
    return all % 2 === 0 && Math.max(...of) <= all / 2;
  });
  const isEven = (of: readonly number[]): boolean => of.every((n) => n === of[0]);
  const without = (of: readonly number[], suit: number): number[] =>
    of.map((n, i) => (i === suit ? n : n - 1));
  const isTripled = ranks.some((of, rank) => {
    if (!ranks.every((other, i) => i === rank || isEven(other))) return false;
    return [0, 1, 2].some((left) => without(of, left).every((n) => n >= 0) && isEven(without(of, left)));
  });
  return isPaired || isTripled;
}
