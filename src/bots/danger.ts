/** Danger of each discard against declared hands of other seats: how likely a hand can wait for it. */
import type { Threat } from '../engine/threat.ts';
import { type Kind, PLAYED, SUITED } from '../engine/tiles.ts';
import type { BotKnowledge } from './knowledge.ts';

/** Weight of a two-sided wait compared with other waits: it is that much more frequent. */
const BOTH_SIDES = 3;
/** Average number of kinds that a hand waits for. */
const KINDS_WAITED_FOR = 2;

/** Can this hand never win on a discard of this kind, whatever it waits for? */
const isSafeFrom = ({ discarded, letGo }: Threat, kind: Kind): boolean =>
  discarded.includes(kind) || letGo.includes(kind);

/** Two tiles that wait for the third of their chow. */
interface ChowWait {
  readonly tiles: readonly [Kind, Kind];
  /** All kinds they wait for. */
  readonly waits: readonly Kind[];
}

/** Index = kind: the pairs of tiles that wait for it in a chow. Example: 5 is waited for by 3 4, 4 6 and 6 7. */
const CHOW_WAITS: readonly (readonly ChowWait[])[] = Array.from({ length: PLAYED }, (_, kind) =>
  kind < SUITED ? chowWaitsFor(kind) : [],
);

function chowWaitsFor(kind: Kind): ChowWait[] {
  const isIn = (other: Kind): boolean => other >= 0 && Math.floor(other / 9) === Math.floor(kind / 9);
  const chowWaits: ChowWait[] = [
    { tiles: [kind - 2, kind - 1], waits: [kind, kind - 3] },
    { tiles: [kind - 1, kind + 1], waits: [kind] },
    { tiles: [kind + 1, kind + 2], waits: [kind, kind + 3] },
  ];
  return chowWaits
    .filter(({ tiles }) => tiles.every(isIn))
    .map(({ tiles, waits }) => ({ tiles, waits: waits.filter(isIn) }));
}

/** Can the hand hold these two tiles to wait? A two-sided wait that cannot win on one side cannot win on the other. */
const isPossible = (threat: Threat, { tiles, waits }: ChowWait, unseen: readonly number[]): boolean =>
  tiles.every((tile) => unseen[tile] !== 0) && !waits.some((kind) => isSafeFrom(threat, kind));

/** Weighted number of ways the hand could wait for this kind, given the unseen tiles. 0 if the kind is safe. */
export function waysFor(threat: Threat, kind: Kind, unseen: readonly number[]): number {
  if (isSafeFrom(threat, kind)) return 0;
  const left = unseen[kind] as number;
  let ways = left + (left * (left - 1)) / 2;
  for (const wait of CHOW_WAITS[kind] as readonly ChowWait[]) {
    if (!isPossible(threat, wait, unseen)) continue;
    const [one, other] = wait.tiles;
    const weight = wait.waits.length === 2 ? BOTH_SIDES : 1;
    ways += weight * (unseen[one] as number) * (unseen[other] as number);
  }
  return ways;
}

/** Index = kind: chance (0–1) that a declared hand wins on it. All 0 if no hand is declared. */
export function dangersOf({ view, unseen }: Pick<BotKnowledge, 'view' | 'unseen'>): readonly number[] {
  const dangers = new Array<number>(PLAYED).fill(0);
  for (const threat of view.threats) {
    const ways = dangers.map((_, kind) => waysFor(threat, kind, unseen));
    const all = ways.reduce((sum, each) => sum + each, 0);
    if (all === 0) continue;
    for (let kind = 0; kind < PLAYED; kind++) {
      const likely = Math.min(1, (KINDS_WAITED_FOR * (ways[kind] as number)) / all);
      dangers[kind] = 1 - (1 - (dangers[kind] as number)) * (1 - likely);
    }
  }
  return dangers;
}

/** Why a declared hand has no wait of some kinds for a tile. */
interface BlockedWaits {
  /** Kinds at the other end of such a wait that the hand cannot win on. */
  readonly sides: readonly Kind[];
  /** Kinds that such a wait would be made of, and of which none is left. */
  readonly gone: readonly Kind[];
}

/**
 * What rules out every two-sided wait for this kind; null if nothing rules out one of them, or if there is none.
 * Example: for 9, all four 7s in sight.
 */
export function blockedSides(threat: Threat, kind: Kind, unseen: readonly number[]): BlockedWaits | null {
  const twoSided = (CHOW_WAITS[kind] ?? []).filter(({ waits }) => waits.length === 2);
  return twoSided.length === 0 ? null : blockedWaits(threat, kind, twoSided, unseen);
}

/** What rules out every wait for this kind; null if nothing rules out one of them. The kind itself is among what is gone. */
export function blockedEntirely(threat: Threat, kind: Kind, unseen: readonly number[]): BlockedWaits | null {
  const blocked = unseen[kind] === 0 ? blockedWaits(threat, kind, CHOW_WAITS[kind] ?? [], unseen) : null;
  return blocked && { ...blocked, gone: [...new Set([kind, ...blocked.gone])].sort((a, b) => a - b) };
}

function blockedWaits(
  threat: Threat,
  kind: Kind,
  chowWaits: readonly ChowWait[],
  unseen: readonly number[],
): BlockedWaits | null {
  const reasons = chowWaits.map(({ tiles, waits }) => ({
    sides: waits.filter((other) => other !== kind && isSafeFrom(threat, other)),
    gone: tiles.filter((tile) => unseen[tile] === 0),
  }));
  if (reasons.some(({ sides, gone }) => sides.length + gone.length === 0)) return null;
  return {
    sides: [...new Set(reasons.flatMap(({ sides }) => sides))],
    // Where the other end is safe, it does not matter what else is gone.
    gone: [...new Set(reasons.flatMap(({ sides, gone }) => (sides.length > 0 ? [] : gone)))],
  };
}

/** Is the only way to wait for this kind to hold a single one of it, for the pair? */
export function isPairWaitOnly(threat: Threat, kind: Kind, unseen: readonly number[]): boolean {
  return unseen[kind] === 1 && !(CHOW_WAITS[kind] ?? []).some((wait) => isPossible(threat, wait, unseen));
}

/**
 * Kinds at the other end of two-sided waits for this kind, if the hand wins on none of them; else empty. They make
 * this kind safer. Example: for 4, both 1 and 7 if both are safe.
 */
export function barredSides(threat: Threat, kind: Kind): readonly Kind[] {
  const sides = (CHOW_WAITS[kind] ?? []).flatMap(({ waits }) => waits.filter((other) => other !== kind));
  return sides.every((other) => isSafeFrom(threat, other)) ? sides : [];
}

/**
 * Two tiles that a declared hand may hold to wait for this kind, if it may still win on it: neighbours with an open end first, then
 * others of its row, then two of the kind itself. Null if no two are left.
 */
export function possibleWait(threat: Threat, kind: Kind, unseen: readonly number[]): readonly Kind[] | null {
  const possible = (CHOW_WAITS[kind] ?? []).filter((wait) => isPossible(threat, wait, unseen));
  const [wait] = possible.toSorted((one, other) => other.waits.length - one.waits.length);
  if (wait) return wait.tiles;
  return (unseen[kind] as number) > 1 ? [kind, kind] : null;
}
