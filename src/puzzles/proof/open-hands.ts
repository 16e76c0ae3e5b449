/**
 * What a hand may win on whose sets lie on the table, all of them but one at most. So few tiles are left in it that every hand
 * which it may be is judged, and whoever sees the table can know what it cannot win on.
 */
import type { RuleId } from '../../engine/action.ts';
import { clauseMemory } from '../../engine/clause.ts';
import { scoringHandAt } from '../../engine/hands.ts';
import { hooksOf } from '../../engine/hooks.ts';
import { isFaceDown } from '../../engine/melds.ts';
import { minimumOf } from '../../engine/minimum.ts';
import { plainDiscard } from '../../engine/offer.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { othersAfter, type Seat } from '../../engine/seats.ts';
import { howOffered, withHand } from '../../engine/selectors.ts';
import { type Offer, type Table, tilesLeft } from '../../engine/table.ts';
import { type Kind, kindsFrom, PLAYED_KINDS, SUITED } from '../../engine/tiles.ts';
import { judgeHand } from '../../engine/win.ts';

/** Tiles that a seat may hold, and that the discard would complete. */
interface CompletedHand {
  /** Its concealed tiles, without the discard. */
  readonly tiles: readonly Kind[];
  /** In how many ways it can be made of the tiles that are not in sight. */
  readonly ways: number;
  /** The rules by which it does not win; empty if it does. */
  readonly by: readonly RuleId[];
  /** What it is worth in games with a minimum, as far as that counts towards it; else null. */
  readonly worth: number | null;
  /** The patterns that count in it. */
  readonly patterns: readonly RuleId[];
}

/** What a discard may complete, of a seat whose sets lie on the table. */
export interface OpenThreat {
  readonly seat: Seat;
  /** The sets that it has not shown: none or one. */
  readonly left: number;
  /** Every hand that it may hold and the discard completes, the likeliest first. */
  readonly hands: readonly CompletedHand[];
}

type Block = readonly Kind[];

const PUNGS: readonly Block[] = PLAYED_KINDS.map((kind) => [kind, kind, kind]);
const CHOWS: readonly Block[] = kindsFrom(0, SUITED).flatMap((kind) =>
  kind % 9 < 7 ? [[kind, kind + 1, kind + 2]] : [],
);
const SETS: readonly Block[] = [...CHOWS, ...PUNGS];

/** Sets that a hand may lack at most, so that every hand which it may be can be judged. */
const MOST_LEFT = 1;

/** The seats whose sets lie on the table, all of them but one at most, as this seat sees them. */
export function openSeats(ruleset: Ruleset, table: Table, reader: Seat): readonly Seat[] {
  // A joker may stand for anything.
  if (ruleset.jokers) return [];
  return othersAfter(reader).filter((seat) => {
    const { melds } = table.seats[seat];
    return ruleset.deal.sets - melds.length <= MOST_LEFT && !melds.some(isFaceDown);
  });
}

/**
 * What this discard may complete at those seats.
 * @param unseen how many tiles of each kind the reader does not see
 */
export function openThreats(
  ruleset: Ruleset,
  table: Table,
  reader: Seat,
  tile: Kind,
  unseen: readonly number[],
): readonly OpenThreat[] {
  return openSeats(ruleset, table, reader).map((seat) => {
    const left = ruleset.deal.sets - table.seats[seat].melds.length;
    const hands = completedBy(tile, left).flatMap((tiles): CompletedHand[] => {
      const ways = waysOf(tiles, unseen);
      if (ways === 0) return [];
      return [
        { tiles, ways, ...verdictOn(ruleset, withTiles(table, seat, tiles), seat, { tile, from: reader }) },
      ];
    });
    return { seat, left, hands: hands.sort((one, other) => other.ways - one.ways) };
  });
}

const withTiles = (table: Table, seat: Seat, concealed: readonly Kind[]): Table =>
  withHand(table, seat, { ...table.seats[seat], concealed });

/** Every hand of so many sets and a pair that this tile completes, without the tile; each once. They are found once for a tile. */
function completedBy(tile: Kind, left: number): readonly Block[] {
  if (left === 0) return [[tile]];
  const known = WITH_A_SET.get(tile);
  if (known) return known;
  const found = new Map<string, Block>();
  for (const set of SETS) {
    for (const pair of set.includes(tile) ? PLAYED_KINDS : [tile]) {
      const rest = [...set, pair, pair].sort((a, b) => a - b);
      rest.splice(rest.indexOf(tile), 1);
      found.set(rest.join(), rest);
    }
  }
  const all = [...found.values()];
  WITH_A_SET.set(tile, all);
  return all;
}

const WITH_A_SET = new Map<Kind, readonly Block[]>();

/** The number of ways to take these tiles, sorted, out of those that are not in sight. */
function waysOf(tiles: readonly Kind[], unseen: readonly number[]): number {
  let ways = 1;
  let same = 0;
  for (let i = 0; i < tiles.length; i++) {
    same = tiles[i] === tiles[i - 1] ? same + 1 : 0;
    ways *= ((unseen[tiles[i] as Kind] as number) - same) / (same + 1);
    if (ways <= 0) return 0;
  }
  return ways;
}

/** Whether this hand may win on the discard, and what it is worth. */
function verdictOn(
  ruleset: Ruleset,
  table: Table,
  seat: Seat,
  { tile, from }: Pick<Offer, 'tile' | 'from'>,
): Omit<CompletedHand, 'tiles' | 'ways'> {
  const position = { ruleset, table };
  for (const clause of hooksOf(ruleset).against.win) {
    // Only what is said aloud is known of another seat.
    const reason = clause.declared
      ? clause.forbids(clauseMemory(table, clause), { do: 'win', seat }, position)
      : null;
    if (reason) return { by: [reason.rule], worth: null, patterns: [] };
  }
  const offer = { ...plainDiscard(tile, from), last: tilesLeft(table.wall) === 0 };
  const verdict = judgeHand(position, seat, scoringHandAt(table, seat, tile), howOffered(offer));
  const { score } = verdict;
  return {
    by: verdict.wins ? [] : [verdict.reason.rule, ...(verdict.reason.also ?? [])],
    worth: (score && minimumOf(ruleset, score)?.have) ?? null,
    patterns: score?.lines.map(({ pattern }) => pattern) ?? [],
  };
}

/** The ways in which the discard may be won on; for whoever does not know a rule, those that only this rule forbids as well. */
export const waysToWin = (threats: readonly OpenThreat[], unknown: RuleId | null = null): number =>
  threats
    .flatMap(({ hands }) => hands)
    .reduce((sum, { ways, by }) => (by.every((rule) => rule === unknown) ? sum + ways : sum), 0);
