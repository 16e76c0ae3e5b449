/**
 * What follows a deal, written from the law alone: nothing of the rulesets is asked here. A match is its state, and a
 * deal is how it came to its end.
 */
export type Options = Readonly<Record<string, boolean | number | string>>;

/** Values below a mangan and above, as han and fu or a yakuman say them, with the base value of the law's table. */
export const WORTHS = [
  { says: { han: 1, fu: 30 }, base: 240 },
  { says: { han: 2, fu: 40 }, base: 640 },
  { says: { han: 3, fu: 30 }, base: 960 },
  { says: { han: 5, fu: 30 }, base: 2000 },
  { says: { han: 6, fu: 30 }, base: 3000 },
  { says: { han: 8, fu: 30 }, base: 4000 },
  { says: { han: 11, fu: 30 }, base: 6000 },
  { says: { yakuman: 1 }, base: 8000 },
] as const;

export type DealEnd =
  | {
      readonly is: 'won';
      readonly winners: readonly { readonly seat: number; readonly worth: (typeof WORTHS)[number] }[];
      readonly from: number | null;
    }
  | { readonly is: 'exhausted'; readonly ready: readonly number[]; readonly rivers: readonly number[] }
  | { readonly is: 'abortive'; readonly rule: string }
  | { readonly is: 'void'; readonly by: number };

export interface Match {
  readonly dealer: number;
  readonly round: number;
  readonly under: string;
  readonly points: readonly number[];
  readonly pot: number;
  readonly counters: number;
  readonly chombos: readonly number[];
  readonly over: boolean;
}

export const matchOf = (points: number): Match => ({
  dealer: 0,
  round: 0,
  under: 'ordinary',
  points: [points, points, points, points],
  pot: 0,
  counters: 0,
  chombos: [0, 0, 0, 0],
  over: false,
});

const SEATS = [0, 1, 2, 3];
const distance = (from: number, to: number): number => (to - from + 4) % 4;
const hundreds = (amount: number): number => Math.ceil(amount / 100) * 100;

/** The seats by points; of equals the one that was East earlier is ahead. */
const places = (points: readonly number[]): readonly number[] =>
  [...SEATS].sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b);

/** The match with the deal at the next seat, and after the fourth the next round; over after so many rounds. */
function passed(match: Match, rounds: number): Match {
  if (match.dealer < 3) return { ...match, dealer: match.dealer + 1 };
  return match.round + 1 < rounds
    ? { ...match, dealer: 0, round: match.round + 1 }
    : { ...match, over: true };
}

const wonBy = (end: DealEnd, seat: number): boolean =>
  end.is === 'won' && end.winners.some((winner) => winner.seat === seat);

/** What follows in the games whose deals leave no points that decide it. */
export const LAWS: Readonly<Record<string, (match: Match, end: DealEnd, options: Options) => Match>> = {
  'two-five-eight': (match, end, options) => {
    if (end.is === 'won' ? wonBy(end, match.dealer) : options['drawn-deal'] === 'stays') return match;
    if (end.is !== 'won' || options['next-dealer'] !== 'winner')
      return { ...match, dealer: (match.dealer + 1) % 4 };
    const { from, winners } = end;
    const seats = winners.map(({ seat }) => seat);
    const [first = 0] = from === null ? seats : seats.sort((a, b) => distance(from, a) - distance(from, b));
    return { ...match, dealer: first };
  },
  changchun: (match, end, options) =>
    (end.is === 'won' ? wonBy(end, match.dealer) : options['drawn-deal'] !== 'passes')
      ? match
      : passed(match, 1),
  'hong-kong': (match, end, options) =>
    (end.is === 'won' ? wonBy(end, match.dealer) : options['drawn-deal'] !== 'passes')
      ? match
      : passed(match, 4),
  'hk-taiwanese': (match, end, options) =>
    (end.is === 'won' ? wonBy(end, match.dealer) : options['drawn-deal'] !== 'passes')
      ? match
      : passed(match, 4),
  british: (match, end) => {
    if (end.is !== 'won') return { ...match, under: 'goulash' };
    const after = wonBy(end, match.dealer) ? match : passed(match, 4);
    return { ...after, under: 'ordinary' };
  },
};

/** Riichi: what is paid, what stays on the table, and what follows. `bets` have bet in this deal. */
export function riichiAfter(before: Match, end: DealEnd, bets: readonly number[], options: Options): Match {
  const points = [...before.points];
  const move = (from: number, to: number, amount: number): void => {
    points[from] = (points[from] ?? 0) - amount;
    points[to] = (points[to] ?? 0) + amount;
  };
  const { dealer } = before;
  const others = (seat: number) => SEATS.filter((each) => each !== seat);
  const byTsumo = (to: number, base: number): void => {
    for (const from of others(to))
      move(from, to, hundreds(base * (to === dealer || from === dealer ? 2 : 1)));
  };
  if (end.is === 'void') {
    const isLater = options['chombo-price'] === 'after-uma';
    if (!isLater)
      for (const to of others(end.by)) move(end.by, to, end.by === dealer || to === dealer ? 4000 : 2000);
    const chombos = before.chombos.map((count, seat) => count + (seat === end.by ? 1 : 0));
    return { ...before, points, chombos };
  }
  for (const seat of bets) points[seat] = (points[seat] ?? 0) - 1000;
  let pot = before.pot + 1000 * bets.length;
  const isThree = end.is === 'won' && options['winners'] === 'two' && end.winners.length === 3;
  if (end.is === 'won' && !isThree) {
    const { from } = end;
    const near = [...end.winners].sort((a, b) => distance(from ?? 0, a.seat) - distance(from ?? 0, b.seat));
    for (const [i, { seat, worth }] of near.entries()) {
      const counter = i === 0 || options['counters-to'] !== 'nearest' ? before.counters : 0;
      const added = counter * Number(options['counter-value'] ?? 300);
      if (from === null) {
        byTsumo(seat, worth.base);
        for (const other of others(seat)) move(other, seat, added / 3);
      } else move(from, seat, hundreds(worth.base * (seat === dealer ? 6 : 4)) + added);
      if (i > 0 && options['pot-to'] !== 'nearest' && bets.includes(seat)) {
        points[seat] = (points[seat] ?? 0) + 1000;
        pot -= 1000;
      }
    }
    const first = near[0]?.seat ?? 0;
    points[first] = (points[first] ?? 0) + pot;
    pot = 0;
  }
  if (end.is === 'exhausted') {
    if (options['river-mangan'] === true && end.rivers.length > 0)
      for (const to of end.rivers) byTsumo(to, 2000);
    else
      for (const to of end.ready)
        for (const from of SEATS.filter((seat) => !end.ready.includes(seat)))
          move(from, to, 3000 / (end.ready.length * (4 - end.ready.length)));
  }
  const isEast = !isThree && wonBy(end, dealer);
  const counters = end.is === 'won' && !isThree && !isEast ? 0 : before.counters + 1;
  const after: Match = { ...before, points, pot, counters };
  const over: Match = { ...after, over: true };

  if (options['bankruptcy'] === true && points.some((each) => each < 0)) return over;
  // An abortive draw is played again by the same East.
  if (end.is === 'abortive' || isThree) return after;
  const rounds = options['match-length'] === 'east' ? 1 : 2;
  const isEnough = points.some((each) => each >= 30_000);
  const keeps = isEast || (end.is === 'exhausted' && end.ready.includes(dealer));
  const leads = places(points)[0] === dealer;
  const playsOn = options['extension'] === 'east-plays-on' && keeps && !leads;
  if (before.round >= rounds && isEnough && !playsOn) return over;
  if (keeps) {
    const isLast = before.dealer === 3 && before.round >= rounds - 1;
    const ends = options['last-deal'] === 'ends' || (options['last-deal'] === 'ends-on-win' && isEast);
    return isLast && ends && leads && (points[dealer] ?? 0) >= 30_000 ? over : after;
  }
  const isExtended = options['extension'] !== undefined && options['extension'] !== false && !isEnough;
  return passed(after, isExtended || before.round >= rounds ? rounds + 1 : rounds);
}

/** The bets that are left in the end, and what the match comes to. */
export function riichiEnd({ points, pot, chombos }: Match, options: Options) {
  const isShared = options['ties'] !== 'seat-order';
  const first = places(points)[0] ?? 0;
  const leaders = isShared ? SEATS.filter((seat) => points[seat] === points[first]) : [first];
  const share = options['leftover-to'] === 'lost' ? 0 : Math.floor(pot / leaders.length);
  const paid = points.map((each, seat) => each + (leaders.includes(seat) ? share : 0));
  const [start, taken] = [
    Number(options['start-points'] ?? 30_000),
    Number(options['return-points'] ?? 30_000),
  ];
  const uma = [15_000 + Math.max(0, 4 * (taken - start)), 5000, -5000, -15_000];
  const order = places(paid);
  const final = SEATS.map((seat) => {
    const level = isShared ? SEATS.filter((each) => paid[each] === paid[seat]) : [seat];
    const sum = level.reduce((all, each) => all + (uma[order.indexOf(each)] ?? 0), 0);
    const less = options['chombo-price'] === 'after-uma' ? 20_000 * (chombos[seat] ?? 0) : 0;
    return (paid[seat] ?? 0) - taken + sum / level.length - less;
  });
  return { paid, final };
}
