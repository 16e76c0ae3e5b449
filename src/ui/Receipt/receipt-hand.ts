/** Lays out a winning hand for its receipt: set by set, the winning tile apart, and the tiles that a line rests on. */
import type { Meld } from '../../engine/melds.ts';
import type { Reading } from '../../engine/score.ts';
import type { Seat } from '../../engine/seats.ts';
import { FACE_DOWN, isRed, JOKER, type Kind, plainKind, sortTiles } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';
import { giverAt, laidOut } from '../Table/places.ts';
import { withRedTiles } from '../winning/red-places.ts';

/** One tile of the receipt's hand. */
export interface ReceiptTile {
  readonly id: number;
  /** The kind it counts as; for a joker, the tile it stands for. */
  readonly kind: Kind;
  readonly joker: boolean;
  /** True if face down. */
  readonly hidden: boolean;
  readonly across: boolean;
  readonly stacked: boolean;
}

export interface ReceiptGroup {
  readonly is: 'meld' | 'set' | 'winning' | 'bonus';
  readonly meld: Meld | null;
  readonly places: readonly ReceiptTile[];
}

export interface ReceiptHand {
  readonly seat: Seat;
  readonly direction: View['direction'];
  readonly melds: readonly Meld[];
  /** Concealed tiles, including the winning one; used only without a reading. */
  readonly concealed: readonly Kind[];
  readonly winning: Kind | null;
  readonly bonus: readonly Kind[];
}

/** Groups of the hand, in order: melds, concealed sets of the reading, winning tile, bonus tiles. */
export function groupsOf(hand: ReceiptHand, reading: Reading | null, placed: number): ReceiptGroup[] {
  let id = 0;
  const place = (kind: Kind, look: Partial<ReceiptTile> = {}): ReceiptTile => ({
    id: id++,
    kind,
    joker: false,
    hidden: false,
    across: false,
    stacked: false,
    ...look,
  });
  const { seat, melds, winning, bonus } = hand;
  const groups: ReceiptGroup[] = melds.map((meld) => {
    const giver = giverAt(seat, 'from' in meld ? meld.from : null, hand.direction);
    const places = laidOut(meld, giver).map((laid) =>
      laid.kind === FACE_DOWN
        ? place(meld.tile, { hidden: true })
        : place(laid.kind, { ...laid, ...(laid.kind === JOKER && { kind: meld.tile, joker: true }) }),
    );
    return { is: 'meld', meld, places };
  });
  const read = reading && readSets(reading);
  const rest = without(sortTiles(hand.concealed).map(natural), winning === null ? null : natural(winning));
  const counted = winning === null ? null : plainKind(winning);
  const { sets, last } = read
    ? withReds(withoutLast(read, placed, counted), rest)
    : { sets: [rest], last: null };
  for (const tiles of sets) {
    const places = tiles.map(({ kind, joker }) => place(kind, { joker }));
    if (tiles.length > 0) groups.push({ is: 'set', meld: null, places });
  }
  if (winning !== null) {
    const { kind, joker } = last ?? natural(winning);
    const shown = isRed(winning) ? winning : kind;
    groups.push({ is: 'winning', meld: null, places: [place(shown, { joker })] });
  }
  if (bonus.length > 0) groups.push({ is: 'bonus', meld: null, places: bonus.map((kind) => place(kind)) });
  return groups;
}

/** A concealed tile, and whether a joker stands for it. */
interface ReadTile {
  readonly kind: Kind;
  readonly joker: boolean;
}

const natural = (kind: Kind): ReadTile => ({ kind, joker: false });
/** The concealed sets, the pair last; a hand of single tiles is one row. */
function readSets(reading: Reading): ReadTile[][] {
  const uses = [...(reading.jokers ?? [])];
  const stands = (kind: Kind, set: number): boolean => {
    const at = uses.findIndex((use) => use.as === kind && use.set === set);
    if (at >= 0) uses.splice(at, 1);
    return at >= 0;
  };
  const all = (tiles: readonly Kind[], set: number): ReadTile[] =>
    // Jokers come after the natural tiles of their kind.
    tiles
      .map((kind) => ({ kind, joker: kind === JOKER || stands(kind, set) }))
      .sort((a, b) => order(a) - order(b));
  const sets = reading.sets.map(({ tiles }, i) => all(tiles, i));
  const whole = reading.sets.filter((set) => set.kind === 'single').length > 1 ? [sets.flat()] : sets;
  if (reading.pair !== null && !hasPair(reading)) whole.push(all([reading.pair, reading.pair], -1));
  return whole;
}

const order = ({ kind, joker }: ReadTile): number => 2 * kind + (joker ? 1 : 0);

/** Takes the winning tile out of the set it completed. If it is a joker, takes a joker of that set. */
function withoutLast(
  sets: readonly ReadTile[][],
  placed: number,
  winning: Kind | null,
): { readonly sets: readonly ReadTile[][]; readonly last: ReadTile | null } {
  if (winning === null) return { sets, last: null };
  const isLast = ({ kind, joker }: ReadTile): boolean =>
    winning === JOKER ? joker : kind === winning && !joker;
  const at =
    placed >= 0 && sets[placed]?.some(isLast) ? placed : sets.findLastIndex((set) => set.some(isLast));
  const last = sets[at]?.find(isLast) ?? null;
  return { sets: sets.map((set, i) => (i === at ? without(set, last) : set)), last };
}

type LaidSets = ReturnType<typeof withoutLast>;

/** Puts the red fives among these tiles back into the sets. Games with red fives have no jokers. */
function withReds({ sets, last }: LaidSets, tiles: readonly ReadTile[]): LaidSets {
  const reds = tiles.map(({ kind }) => kind).filter(isRed);
  if (reds.length === 0) return { sets, last };
  const shown = withRedTiles(
    sets.map((set) => set.map(({ kind }) => kind)),
    reds,
  );
  return { sets: shown.map((set) => set.map(natural)), last };
}

const hasPair = (reading: Reading): boolean =>
  reading.sets.some((set) => set.kind === 'pair' && set.tiles[0] === reading.pair);

function without(tiles: readonly ReadTile[], out: ReadTile | null): ReadTile[] {
  const at =
    out === null ? -1 : tiles.findIndex(({ kind, joker }) => kind === out.kind && joker === out.joker);
  return tiles.filter((_, i) => i !== at);
}

/**
 * The tiles a line rests on, by id. A line of one tile takes the winning tile; whole groups come before parts of
 * others, so that a line on 5s highlights the pung of 5s and not a 5 in a chow.
 */
export function restingOn(groups: readonly ReceiptGroup[], tiles: readonly Kind[]): ReadonlySet<number> {
  const lit = new Set<number>();
  const left = [...tiles];
  const take = (place: ReceiptTile): void => {
    // A line about a kind also rests on its red fives.
    const own = left.indexOf(place.kind);
    const at = own >= 0 ? own : left.indexOf(plainKind(place.kind));
    if (at < 0 || lit.has(place.id)) return;
    left.splice(at, 1);
    lit.add(place.id);
  };
  const only = tiles.length === 1 ? groups.find((group) => group.is === 'winning') : undefined;
  for (const place of only?.places ?? []) take(place);
  // The set that the winning tile completes counts as whole together with it.
  const winning = groups.find((group) => group.is === 'winning')?.places ?? [];
  for (const { is, places } of groups) {
    if (is === 'winning') continue;
    const kinds = places.map((place) => plainKind(place.kind));
    if (contains(left, kinds) && (alike(kinds) || is !== 'set')) for (const place of places) take(place);
    const [last] = winning;
    if (last && kinds.length > 0 && alike([...kinds, plainKind(last.kind)])) take(last);
  }
  for (const { places } of groups) for (const place of places) take(place);
  return lit;
}

const alike = (kinds: readonly Kind[]): boolean => kinds.every((kind) => kind === kinds[0]);

function contains(all: readonly Kind[], some: readonly Kind[]): boolean {
  const rest = [...all];
  return some.every((kind) => {
    const at = rest.indexOf(kind);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}
