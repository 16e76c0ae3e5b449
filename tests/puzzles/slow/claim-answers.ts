/** Which claim stands, and by which rule each of the others does not: `claim`, from what is told alone. */
import { type Description, type Hand, handTold, type SlowGame, whyNoWin, with1 } from './hands.ts';
import { less, read, readOne, sorted, type Tile } from './tiles.ts';

/** What a game calls its rules of claiming, and who shares. */
interface Claiming {
  readonly chow: string;
  readonly neverChow?: true;
  /** Of two calls of one rank. */
  readonly nearest: string;
  readonly winnersShare?: true;
}

const PRIORITY = 'priority';

const CLAIMING: Readonly<Record<string, Claiming>> = {
  'two-five-eight': { chow: 'no-claimed-sheung', neverChow: true, nearest: PRIORITY, winnersShare: true },
  changchun: { chow: 'chi-left', nearest: 'nearest-hu' },
  'hong-kong': { chow: 'seung-next', nearest: PRIORITY },
  'hk-taiwanese': { chow: 'sheung', nearest: PRIORITY },
  british: { chow: 'claim-chow', nearest: PRIORITY },
  riichi: { chow: 'chi', nearest: PRIORITY, winnersShare: true },
};

interface Called {
  readonly seat: number;
  readonly call: string;
  readonly using: readonly Tile[];
  /** What is told to be true of the seat. */
  readonly facts: Readonly<Record<string, boolean>>;
}

/** A call as it is told. */
interface ToldCall {
  readonly seat: number;
  readonly call: string;
  readonly facts?: Readonly<Record<string, boolean>>;
}

/** How many seats after the discarder. */
const after = (from: number, seat: number): number => (seat - from + 4) % 4;

/** A higher number goes first. */
const RANKS: Readonly<Record<string, number>> = { win: 3, kong: 2, pung: 2, chow: 1 };

export function claim(game: SlowGame, description: Description): readonly string[] {
  const claiming = CLAIMING[game.id];
  if (!claiming) throw new Error(`the slow check knows no claims of ${game.id}`);
  const from = Number(description['discarder']);
  const tile = readOne(String(description['discard']));
  const seats = description['seats'] as readonly Description[];
  const calls = (description['calls'] as readonly ToldCall[]).map(({ seat, call, facts = {} }): Called => {
    const [name = '', using = ''] = call.split(':');
    return { seat, call: name, using: read(using), facts };
  });
  const forbidden = new Map<number, string>();
  for (const each of calls) {
    const hand = handTold({ ...seats[each.seat], seat: each.seat });
    const rule = forbids(game, claiming, each, hand, tile, from);
    if (rule !== null) forbidden.set(each.seat, rule);
  }
  const bids = calls.filter(({ seat }) => !forbidden.has(seat));
  const best = Math.max(...bids.map(({ call }) => RANKS[call] ?? 0));
  const top = bids.filter(({ call }) => RANKS[call] === best);
  const nearest = Math.min(...top.map(({ seat }) => after(from, seat)));
  return calls.map(({ seat, call }) => {
    const rule = forbidden.get(seat);
    if (rule !== undefined) return `${seat}:${rule}`;
    if (RANKS[call] !== best) return `${seat}:${PRIORITY}`;
    const shares = call === 'win' && claiming.winnersShare === true;
    return `${seat}:${shares || after(from, seat) === nearest ? 'stands' : claiming.nearest}`;
  });
}

/** The rule that forbids the call, or null. */
function forbids(
  game: SlowGame,
  claiming: Claiming,
  { seat, call, using, facts }: Called,
  hand: Hand,
  tile: Tile,
  from: number,
): string | null {
  if (call === 'win') {
    const why = whyNoWin(game, with1(hand, tile, false));
    return why ?? (game.id === 'british' && !facts['fishing'] ? 'fishing-first' : null);
  }
  if (call === 'chow') {
    if (claiming.neverChow || after(from, seat) !== 1) return claiming.chow;
    const [a, b, c] = sorted([...using, tile]);
    if (a === undefined || b !== a + 1 || c !== a + 2) return 'no-wrap';
    return less(hand.tiles, using) ? null : 'own-tiles';
  }
  const needed = new Array<Tile>(call === 'kong' ? 3 : 2).fill(tile);
  return less(hand.tiles, needed) ? null : 'own-tiles';
}
