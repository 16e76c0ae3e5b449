/** Adds what a hand to be scored needs besides its sets: bonus tiles, round wind, kongs, red fives and indicators. */
import { copiesOf } from '../engine/counts.ts';
import { isConcealed, type Meld } from '../engine/melds.ts';
import { type Random, shuffle } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { SEATS, type Wind } from '../engine/seats.ts';
import type { Json } from '../engine/table.ts';
import { byPlace, isBonus, isRed, type Kind, plainKind } from '../engine/tiles.ts';
import { playedIn, type ShownHand } from './hands.ts';
import { trueFacts } from './whole-hands.ts';

/** Most bonus tiles a hand has in a question. */
const MOST_BONUS = 3;

/** Adds a round wind, bonus tiles and kongs at random, and red fives and indicators in games that have them. */
export function enrichHand(ruleset: Ruleset, random: Random, hand: ShownHand): ShownHand {
  const bonus = ruleset.tiles.flatMap((copies, kind) => (copies > 0 && isBonus(kind) ? [kind] : []));
  const all = [...hand.concealed, hand.winning, ...hand.melds.flatMap((meld) => meld.tiles)];
  const melds = hand.melds.map((meld) => (random.below(3) === 0 ? asKong(meld, all) : meld));
  const richer: ShownHand = {
    ...concealedKong(random, { ...hand, melds }, all),
    // Where the round wind does not score, any of the four is as good as another.
    round: random.below(ruleset.roundCounts ? (ruleset.rounds ?? SEATS.length) : SEATS.length) as Wind,
    bonus: shuffle(bonus, random)
      .slice(0, bonus.length === 0 ? 0 : random.below(MOST_BONUS + 1))
      .sort(byPlace),
  };
  return withReds(ruleset, random, ruleset.indicators ? amongIndicators(ruleset, random, richer) : richer);
}

/** Copies of each kind, red fives included. */
const COPIES = 4;

/**
 * Puts red fives into the hand as often as a random deal would. Only questions that count a hand (`worth`, `han`, `fu`,
 * `pays`) come here, because a red five is worth 1 han and is in everything else a five (rule `red-fives`). The other
 * kinds ask what completes a hand, may be called, discarded, declared or won with: there a red five in place of a plain
 * one changes no answer, and would only be a second copy of the same choice. `may` shows those of the deal it plays.
 */
function withReds({ tiles }: Ruleset, random: Random, hand: ShownHand): ShownHand {
  const reds = tiles.flatMap((copies, tile) => (isRed(tile) ? new Array<Kind>(copies).fill(tile) : []));
  return reds.reduce((now, red) => {
    const kind = plainKind(red);
    const own = [...now.concealed, now.winning, ...now.melds.flatMap((meld) => meld.tiles)];
    const at = random.below(COPIES);
    return at < copiesOf(own, kind) ? redAt(now, red, at) : now;
  }, hand);
}

/** Replaces the plain copy number `at` (from 0) of this red tile's kind by the red tile. */
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

/** The hand's facts, special tile and indicators as plain data. Indicators are named `dora` and `ura`. */
export const describeAround = (
  { facts, way, indicators }: ShownHand,
  write: (tiles: readonly Kind[]) => string,
): { readonly [key: string]: Json } => ({
  ...(facts && { facts }),
  ...(indicators && { way: way ?? null, dora: write(indicators.open), ura: write(indicators.under) }),
});

/** Turns a pung into a kong if its fourth tile is in no other set. */
function asKong(meld: Meld, all: readonly Kind[]): Meld {
  if (meld.kind !== 'pung' || copiesOf(all, meld.tile) > 3) return meld;
  return { ...meld, kind: 'kong', how: 'claimed', tiles: [...meld.tiles, meld.tile] };
}

/** Sometimes turns three concealed tiles of one kind into a concealed kong. */
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

/** Adds an earlier declaration, the way the last tile came, and the indicators: one, plus one for each kong. */
function amongIndicators(ruleset: Ruleset, random: Random, hand: ShownHand): ShownHand {
  const { facts: _, ...bare } = hand;
  const declared = declaredIn(ruleset, random, hand);
  const kongs = hand.melds.filter(({ kind }) => kind === 'kong').length;
  const drawnFor = kongs > 0 && hand.from === null ? 'gong' : null;
  // A declaration of several facts allows no interruption, so it does not go with a last tile or a replacement tile.
  const way =
    (declared?.length ?? 0) > 1 ? null : drawnFor && random.below(3) === 0 ? drawnFor : lastly(random);
  const tiles = someIndicators(ruleset, random, hand, 2 * (1 + kongs));
  return {
    ...bare,
    ...(way && { way }),
    ...(declared && { facts: trueFacts(declared) }),
    indicators: { open: tiles.slice(0, 1 + kongs), under: declared ? tiles.slice(1 + kongs) : [] },
  };
}

const lastly = (random: Random): 'last' | null => (random.below(12) === 0 ? 'last' : null);

/** Declares every other concealed hand ready. The plainest declaration is the most common. */
function declaredIn({ ready }: Ruleset, random: Random, { melds }: ShownHand): readonly string[] | null {
  if (!ready || !isConcealed(melds) || random.below(2) > 0) return null;
  const [plain = null] = ready.facts;
  return random.below(2) > 0 ? plain : (ready.facts[random.below(ready.facts.length)] ?? plain);
}

/**
 * Draws indicators from the tiles the hand does not use. Every other one points at a tile of the hand, so that dora
 * count more often.
 */
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
