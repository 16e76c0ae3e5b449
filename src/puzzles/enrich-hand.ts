/** What a hand is given beside its sets where it is to be counted: bonus tiles, a round, kongs, and what lies around it. */
import { copiesOf } from '../engine/counts.ts';
import { isConcealed, type Meld } from '../engine/melds.ts';
import { type Random, shuffled } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Wind } from '../engine/seats.ts';
import type { Json } from '../engine/table.ts';
import { byPlace, isBonus, isRed, type Kind, plainKind } from '../engine/tiles.ts';
import { playedIn, type ShownHand } from './hands.ts';
import { stated } from './whole-hands.ts';

/** Of bonus tiles as many as a hand has at most in a question. */
const MOST_BONUS = 3;

export function enriched(ruleset: Ruleset, random: Random, hand: ShownHand): ShownHand {
  const bonus = ruleset.tiles.flatMap((copies, kind) => (copies > 0 && isBonus(kind) ? [kind] : []));
  const all = [...hand.concealed, hand.winning, ...hand.melds.flatMap((meld) => meld.tiles)];
  const melds = hand.melds.map((meld) => (random.below(3) === 0 ? asKong(meld, all) : meld));
  const richer: ShownHand = {
    ...concealedKong(random, { ...hand, melds }, all),
    round: random.below(ruleset.rounds ?? 4) as Wind,
    bonus: shuffled(bonus, random)
      .slice(0, bonus.length === 0 ? 0 : random.below(MOST_BONUS + 1))
      .sort(byPlace),
  };
  return withReds(ruleset, random, ruleset.indicators ? amongIndicators(ruleset, random, richer) : richer);
}

/** How many of a kind there are, red ones too. */
const COPIES = 4;

/** Each red five of the set is one of those in the hand as often as chance has it. */
function withReds({ tiles }: Ruleset, random: Random, hand: ShownHand): ShownHand {
  const reds = tiles.flatMap((copies, tile) => (isRed(tile) ? new Array<Kind>(copies).fill(tile) : []));
  return reds.reduce((now, red) => {
    const kind = plainKind(red);
    const own = [...now.concealed, now.winning, ...now.melds.flatMap((meld) => meld.tiles)];
    const at = random.below(COPIES);
    return at < copiesOf(own, kind) ? redAt(now, red, at) : now;
  }, hand);
}

/** The hand with this red tile in place of the plain one of its kind that comes after so many others. */
function redAt(hand: ShownHand, red: Kind, at: number): ShownHand {
  const kind = plainKind(red);
  let before = at;
  const exchanged = (tile: Kind): Kind => (tile === kind && before-- === 0 ? red : tile);
  const concealed = hand.concealed.map(exchanged);
  const winning = exchanged(hand.winning);
  const melds = hand.melds.map((meld): Meld => {
    const tiles = meld.tiles.map(exchanged);
    return meld.kind === 'chow' && meld.claimed === kind && tiles.includes(red)
      ? { ...meld, tiles, claimed: red }
      : { ...meld, tiles };
  });
  return { ...hand, concealed, winning, melds };
}

/** What lies around a hand, and is further true of it, as it is told. */
export const describeAround = (
  { facts, way, indicators }: ShownHand,
  write: (tiles: readonly Kind[]) => string,
): { readonly [key: string]: Json } => ({
  ...(facts && { facts }),
  ...(indicators && { way: way ?? null, dora: write(indicators.open), ura: write(indicators.under) }),
});

/** A pung with its fourth tile, where that is in no other set. */
function asKong(meld: Meld, all: readonly Kind[]): Meld {
  if (meld.kind !== 'pung' || copiesOf(all, meld.tile) > 3) return meld;
  return { ...meld, kind: 'kong', how: 'claimed', tiles: [...meld.tiles, meld.tile] };
}

/** Three alike that are concealed, now and then shown as four. */
function concealedKong(random: Random, hand: ShownHand, all: readonly Kind[]): ShownHand {
  const tile = hand.concealed.find(
    (kind) => copiesOf(hand.concealed, kind) === 3 && copiesOf(all, kind) === 3,
  );
  if (tile === undefined || random.below(3) > 0) return hand;
  const kong: Meld = { kind: 'kong', how: 'concealed', tile, tiles: [tile, tile, tile, tile], shown: true };
  return {
    ...hand,
    concealed: hand.concealed.filter((kind) => kind !== tile),
    melds: [...hand.melds, kong],
  };
}

/** What was declared before, how the last tile came, and the indicators: one, and one more for each kong. */
function amongIndicators(ruleset: Ruleset, random: Random, hand: ShownHand): ShownHand {
  const { facts: _, ...bare } = hand;
  const declared = declaredIn(ruleset, random, hand);
  const kongs = hand.melds.filter(({ kind }) => kind === 'kong').length;
  const drawnFor = kongs > 0 && hand.from === null ? 'gong' : null;
  // What lets nothing come between is not so of a tile that comes late, or for a kong.
  const way =
    (declared?.length ?? 0) > 1 ? null : drawnFor && random.below(3) === 0 ? drawnFor : lastly(random);
  const tiles = someIndicators(ruleset, random, hand, 2 * (1 + kongs));
  return {
    ...bare,
    ...(way && { way }),
    ...(declared && { facts: stated(declared) }),
    indicators: { open: tiles.slice(0, 1 + kongs), under: declared ? tiles.slice(1 + kongs) : [] },
  };
}

const lastly = (random: Random): 'last' | null => (random.below(12) === 0 ? 'last' : null);

/** Every other concealed hand has been declared to be ready; the plainest way to do so is the most common. */
function declaredIn({ ready }: Ruleset, random: Random, { melds }: ShownHand): readonly string[] | null {
  if (!ready || !isConcealed(melds) || random.below(2) > 0) return null;
  const [plain = null] = ready.facts;
  return random.below(2) > 0 ? plain : (ready.facts[random.below(ready.facts.length)] ?? plain);
}

/** Tiles that the hand leaves, every other one near a tile of the hand: so that they count in it more often. */
function someIndicators(ruleset: Ruleset, random: Random, hand: ShownHand, count: number): Kind[] {
  const own = [...hand.concealed, hand.winning, ...hand.melds.flatMap((meld) => meld.tiles)];
  const pool = playedIn(ruleset).flatMap((kind) =>
    new Array<Kind>(Math.max(0, (ruleset.tiles[kind] ?? 0) - copiesOf(own, kind))).fill(kind),
  );
  return Array.from({ length: count }, () => {
    const wanted = (own[random.below(own.length)] as Kind) - 1;
    const near = random.below(2) === 0 ? pool.indexOf(wanted) : -1;
    const [tile = 0] = pool.splice(near < 0 ? random.below(pool.length) : near, 1);
    return tile;
  });
}
