/** Which discards a declared hand of another may win on, and how likely beside others: by what a hand can wait with. */
import type { Threat } from '../engine/threat.ts';
import { type Kind, PLAYED, SUITED } from '../engine/tiles.ts';
import type { BotKnowledge } from './knowledge.ts';

/** A hand waits on both sides of two neighbours so many times as often as there are more such tiles than others. */
const BOTH_SIDES = 3;
/** On how many kinds a hand waits, on the average. */
const KINDS_WAITED_FOR = 2;

/** Whether this hand wins on no discard of the kind, whatever it waits for. */
const isSafeFrom = ({ discarded, letGo }: Threat, kind: Kind): boolean =>
  discarded.includes(kind) || letGo.includes(kind);

/** Two tiles that wait for a third of their row. */
interface RowWait {
  readonly tiles: readonly [Kind, Kind];
  /** All that they wait for. */
  readonly waits: readonly Kind[];
}

/** By kind, what waits for it in rows. */
const ROWS: readonly (readonly RowWait[])[] = Array.from({ length: PLAYED }, (_, kind) =>
  kind < SUITED ? rowsFor(kind) : [],
);

function rowsFor(kind: Kind): RowWait[] {
  const isIn = (other: Kind): boolean => other >= 0 && Math.floor(other / 9) === Math.floor(kind / 9);
  const rows: RowWait[] = [
    { tiles: [kind - 2, kind - 1], waits: [kind, kind - 3] },
    { tiles: [kind - 1, kind + 1], waits: [kind] },
    { tiles: [kind + 1, kind + 2], waits: [kind, kind + 3] },
  ];
  return rows
    .filter(({ tiles }) => tiles.every(isIn))
    .map(({ tiles, waits }) => ({ tiles, waits: waits.filter(isIn) }));
}

/** In how many ways, weighed by how often they come, the hand may wait for a kind: by the tiles that are not seen. */
export function waysFor(threat: Threat, kind: Kind, unseen: readonly number[]): number {
  if (isSafeFrom(threat, kind)) return 0;
  const left = unseen[kind] as number;
  let ways = left + (left * (left - 1)) / 2;
  for (const { tiles, waits } of ROWS[kind] as readonly RowWait[]) {
    // Whoever waits for two kinds and may not win on one of them may win on neither.
    if (waits.some((other) => isSafeFrom(threat, other))) continue;
    const [one, other] = tiles;
    const weight = waits.length === 2 ? BOTH_SIDES : 1;
    ways += weight * (unseen[one] as number) * (unseen[other] as number);
  }
  return ways;
}

/** By kind: how likely some declared hand of another wins on it. All are 0 where none is declared. */
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

/** The kinds at the other end of two neighbours that wait for this one, if the hand wins on none of them; else nothing. */
export function barredSides(threat: Threat, kind: Kind): readonly Kind[] {
  const sides = (ROWS[kind] ?? []).flatMap(({ waits }) => waits.filter((other) => other !== kind));
  return sides.every((other) => isSafeFrom(threat, other)) ? sides : [];
}
