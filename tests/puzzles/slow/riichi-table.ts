/** What riichi and furiten forbid at a table, what may not be discarded after a call, and what a win there is worth. */
import type { Hand } from './hands.ts';
import { whyNoWin } from './hands.ts';
import type { Position, SlowHand } from './positions.ts';
import { handAt } from './positions.ts';
import { declarable, riichi, shapeWaits } from './riichi.ts';
import { copies, less, suitOf, type Tile } from './tiles.ts';

interface Declared {
  readonly is: string;
  readonly double: boolean;
  readonly ippatsu: boolean;
}

const declared = ({ memory }: Position, seat: number): Declared | undefined =>
  (memory['riichi'] as readonly Declared[] | undefined)?.[seat];

export const isInRiichi = (position: Position, seat: number): boolean =>
  (declared(position, seat)?.is ?? 'no') !== 'no';

const isOpen = ({ melds }: SlowHand): boolean => melds.some(({ concealed }) => !concealed);

export const kansIn = ({ seats }: Position): number =>
  seats.flatMap(({ melds }) => melds).filter(({ kind }) => kind === 'kong').length;

/** The hand as it is counted there: with what was declared, and what is special about its last tile. */
function handThere(position: Position, seat: number, tile: Tile | null): Hand {
  const { turn, offer, memory, seats } = position;
  const { double = false, ippatsu = false } = declared(position, seat) ?? {};
  const isFirst = memory['go-around'] !== true && seats[seat]?.discards === 0;
  const isLast = tile === null ? turn?.last : offer?.last;
  const robbed = tile !== null && offer?.isDiscard === false;
  const way = isFirst ? 'first' : tile === null && (turn?.chain ?? 0) > 0 ? 'gong' : isLast ? 'last' : null;
  return {
    ...handAt(position, seat, tile),
    said: { riichi: isInRiichi(position, seat), doubleRiichi: double, ippatsu },
    way: robbed ? 'robbed' : way,
  };
}

/** Why the hand does not win there, first things first. @param tile another’s; null where it was drawn */
export function againstWinning(position: Position, seat: number, tile: Tile | null): (string | null)[] {
  const ownHand = position.seats[seat];
  const hand = handThere(position, seat, tile);
  const why = whyNoWin(riichi, hand);
  const isOrphans = riichi.ways(hand).some(({ shape }) => shape === 'orphans');
  const robs = tile !== null && position.offer?.isConcealedKong === true && !isOrphans;
  const short: Hand = { ...hand, tiles: ownHand?.tiles ?? [], last: null };
  const passed = (position.memory['furiten'] as { passed?: readonly unknown[] } | undefined)?.passed?.[seat];
  const isFuriten = tile !== null && shapeWaits(short).some((wait) => ownHand?.river.includes(wait));
  const letGo = tile !== null && passed !== null && passed !== undefined;
  return [
    why === 'shape-standard' ? 'false-win' : why,
    robs ? 'robbing-concealed' : null,
    isFuriten ? 'furiten-own' : null,
    letGo ? (isInRiichi(position, seat) ? 'furiten-riichi' : 'furiten-passed') : null,
  ];
}

/** Why riichi may not be said; null where it may. @param tile with which discard; null by itself */
export function againstRiichi(position: Position, seat: number, tile: Tile | null): string | null {
  const ownHand = position.seats[seat];
  if (!ownHand || position.turn?.seat !== seat) return null;
  if (isInRiichi(position, seat)) return 'riichi-freezes';
  if (isOpen(ownHand)) return 'riichi-concealed';
  if (position.left < 1) return 'riichi-wall';
  if (position.turn.drew === undefined || tile === null) return 'riichi';
  if (copies(ownHand.tiles, tile) === 0) return null;
  const hand = { ...handAt(position, seat, null), melds: ownHand.melds };
  return declarable(hand, position.left).includes(tile) ? null : 'riichi-ready';
}

/** Kinds that may not be discarded right after this call. @param own the two tiles of the caller */
function barredBy(called: Tile, own: readonly Tile[]): readonly Tile[] {
  const [low = 0, high = 0] = [...own].sort((a, b) => a - b);
  if (high !== low + 1) return [called];
  const other = called < low ? high + 1 : low - 1;
  const isTile = other % 20 >= 1 && other % 20 <= 9 && suitOf(other) === suitOf(low);
  return isTile ? [called, other] : [called];
}

/** Whether this discard is what was just called, or stands at the other end of the run. */
export function isSwap({ seats, turn }: Position, seat: number, tile: Tile): boolean {
  const meld = seats[seat]?.melds.at(-1);
  if (turn?.seat !== seat || turn.drew !== undefined || !meld) return false;
  const called = meld.claimed ?? meld.tiles[0] ?? 0;
  const own = meld.kind === 'chow' ? (less(meld.tiles, [called]) ?? []) : [];
  return barredBy(called, own).includes(tile);
}

/** Whether nothing could be discarded after this call. */
export function leavesNothing(ownHand: SlowHand, tile: Tile, own: readonly Tile[], isChow: boolean): boolean {
  const left = less(ownHand.tiles, own);
  const [a = 0, b, c] = [...own, tile].sort((x, y) => x - y);
  if (!left || (isChow && !(b === a + 1 && c === a + 2))) return false;
  const no = barredBy(tile, isChow ? own : []);
  return left.every((each) => no.includes(each));
}

/** Whether a hand in riichi may make this kong of its own. */
export function isFreeKan(position: Position, seat: number, tile: Tile): boolean {
  const ownHand = position.seats[seat];
  if (!ownHand || copies(ownHand.tiles, tile) < 4 || position.turn?.drew !== tile) return false;
  const hand = { ...handAt(position, seat, null), last: null };
  const before = { ...hand, tiles: less(ownHand.tiles, [tile]) ?? [] };
  const kong = { kind: 'kong', tiles: [tile, tile, tile, tile], exposed: false, from: null } as const;
  const after = {
    ...hand,
    tiles: less(ownHand.tiles, [tile, tile, tile, tile]) ?? [],
    melds: [...hand.melds, kong],
  };
  const waits = shapeWaits(before);
  return (
    waits.join() === shapeWaits(after).join() &&
    waits.every((wait) =>
      riichi
        .ways({ ...before, tiles: [...before.tiles, wait], last: wait })
        .every(({ laid }) => laid.some((part) => part.length === 3 && part.every((each) => each === tile))),
    )
  );
}
