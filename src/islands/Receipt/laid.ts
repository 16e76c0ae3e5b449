/** A winning hand as its receipt shows it: set by set, the winning tile apart, and which tiles a line rests on. */
import type { Meld } from '../../engine/melds.ts';
import type { Reading } from '../../engine/score.ts';
import type { Seat } from '../../engine/seats.ts';
import { FACE_DOWN, type Kind } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';
import { giverAt, laidOut } from '../Table/places.ts';

/** One tile of the receipt's hand. */
export interface Place {
  readonly id: number;
  readonly kind: Kind;
  /** It lies face down. */
  readonly hidden: boolean;
  readonly across: boolean;
  readonly stacked: boolean;
}

export interface Group {
  readonly is: 'meld' | 'set' | 'winning' | 'bonus';
  readonly meld: Meld | null;
  readonly places: readonly Place[];
}

export interface ShownHand {
  readonly seat: Seat;
  readonly direction: View['direction'];
  readonly melds: readonly Meld[];
  /** The concealed tiles, the winning one among them; only asked where there is no reading. */
  readonly concealed: readonly Kind[];
  readonly winning: Kind | null;
  readonly bonus: readonly Kind[];
}

/** The hand in groups: melds as they lie, the concealed sets as they were read, the winning tile, bonus tiles. */
export function groupsOf(hand: ShownHand, reading: Reading | null, placed: number): Group[] {
  let id = 0;
  const place = (kind: Kind, look: Partial<Place> = {}): Place => ({
    id: id++,
    kind,
    hidden: false,
    across: false,
    stacked: false,
    ...look,
  });
  const { seat, melds, winning, bonus } = hand;
  const groups: Group[] = melds.map((meld) => {
    const giver = giverAt(seat, 'from' in meld ? meld.from : null, hand.direction);
    const places = laidOut(meld, giver).map((laid) =>
      laid.kind === FACE_DOWN ? place(meld.tile, { hidden: true }) : place(laid.kind, laid),
    );
    return { is: 'meld', meld, places };
  });
  for (const tiles of setsOf(reading, placed, winning) ?? [without(sorted(hand.concealed), winning)]) {
    if (tiles.length > 0) groups.push({ is: 'set', meld: null, places: tiles.map((kind) => place(kind)) });
  }
  if (winning !== null) groups.push({ is: 'winning', meld: null, places: [place(winning)] });
  if (bonus.length > 0) groups.push({ is: 'bonus', meld: null, places: bonus.map((kind) => place(kind)) });
  return groups;
}

/** The concealed sets without the winning tile, the pair last; single tiles in one row. */
function setsOf(reading: Reading | null, placed: number, winning: Kind | null): Kind[][] | null {
  if (reading === null) return null;
  const sets = reading.sets.map((set) => [...set.tiles]);
  const whole = reading.sets.some((set) => set.kind === 'single') ? [sets.flat()] : sets;
  if (reading.pair !== null && !hasPair(reading)) whole.push([reading.pair, reading.pair]);
  if (winning === null) return whole;
  const at = placed >= 0 && whole[placed]?.includes(winning) ? placed : lastWith(whole, winning);
  return whole.map((tiles, i) => (i === at ? without(tiles, winning) : tiles));
}

const hasPair = (reading: Reading): boolean =>
  reading.sets.some((set) => set.kind === 'pair' && set.tiles[0] === reading.pair);

function lastWith(sets: readonly (readonly Kind[])[], kind: Kind): number {
  for (let i = sets.length - 1; i >= 0; i--) if (sets[i]?.includes(kind)) return i;
  return -1;
}

const sorted = (tiles: readonly Kind[]): Kind[] => [...tiles].sort((a, b) => a - b);

function without(tiles: readonly Kind[], kind: Kind | null): Kind[] {
  const at = kind === null ? -1 : tiles.indexOf(kind);
  return tiles.filter((_, i) => i !== at);
}

/**
 * The places that a line rests on: the winning tile where it is that alone, whole groups before parts of others,
 * so that of two 5s the one is lit that stands in the pung of 5s.
 */
export function restingOn(groups: readonly Group[], tiles: readonly Kind[]): ReadonlySet<number> {
  const lit = new Set<number>();
  const left = [...tiles];
  const take = (place: Place): void => {
    const at = left.indexOf(place.kind);
    if (at < 0 || lit.has(place.id)) return;
    left.splice(at, 1);
    lit.add(place.id);
  };
  const only = tiles.length === 1 ? groups.find((group) => group.is === 'winning') : undefined;
  for (const place of only?.places ?? []) take(place);
  // The set that the winning tile completes counts as whole with it.
  const winning = groups.find((group) => group.is === 'winning')?.places ?? [];
  for (const { is, places } of groups) {
    if (is === 'winning') continue;
    const kinds = places.map((place) => place.kind);
    if (contains(left, kinds) && (alike(kinds) || is !== 'set')) for (const place of places) take(place);
    const [last] = winning;
    if (last && kinds.length > 0 && alike([...kinds, last.kind]) && left.includes(last.kind)) take(last);
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
