/** What do you discard? Whatever leaves the most tiles that win, the conditions and the minimum counted. */
import { countTiles } from '../../../engine/counts.ts';
import { withoutTile } from '../../../engine/hands.ts';
import type { Random } from '../../../engine/random.ts';
import type { Ruleset } from '../../../engine/ruleset.ts';
import { seatAfter } from '../../../engine/seats.ts';
import type { Table } from '../../../engine/table.ts';
import type { Kind } from '../../../engine/tiles.ts';
import { formatTile, parseTiles } from '../../../notation/tiles.ts';
import { playedIn, type ShownHand } from '../../hands.ts';
import { type Aim, answeredBy, type Concept, type Room } from '../../question.ts';
import { firstOf, handOf } from '../../whole-hands.ts';
import { winningKinds } from '../waits/winning.ts';

/** A hand with one tile too many. */
export type Full = Pick<ShownHand, 'seat' | 'concealed' | 'melds'>;

/** What a discard leaves. */
export interface Leaves {
  readonly out: Kind;
  /** The kinds that win once it is gone. */
  readonly kinds: readonly Kind[];
  /** How many there are of them, those in the hand itself not counted. */
  readonly tiles: number;
}

/** What each discard leaves, under any rules. */
export function leavesOf(hand: Full, table: Table): (ruleset: Ruleset) => Leaves[] {
  const seen = countTiles([...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)]);
  const without = kindsIn(hand).map((out) => {
    const concealed = withoutTile(hand.concealed, out);
    return { out, winning: winningKinds({ ...hand, concealed, from: seatAfter(hand.seat) }, table) };
  });
  return (ruleset) =>
    without.map(({ out, winning }) => {
      const kinds = winning(ruleset);
      let tiles = 0;
      for (const kind of kinds) tiles += Math.max(0, (ruleset.tiles[kind] ?? 0) - (seen[kind] as number));
      return { out, kinds, tiles };
    });
}

const kindsIn = (hand: Full): Kind[] => [...new Set(hand.concealed)];

/** Those after which the most tiles win; none where none does after any. */
function best(leaves: readonly Leaves[]): readonly Leaves[] {
  const most = Math.max(...leaves.map(({ tiles }) => tiles));
  return most === 0 ? [] : leaves.filter(({ tiles }) => tiles === most);
}

const discard: Concept<Full> = {
  has: () => true,
  parts: ['wins'],
  deal: (room, random, aim) => firstOf(() => aChoice(room, random, aim)),
  ...answeredBy((hand, table) => {
    const leaves = leavesOf(hand, table);
    return (ruleset) => best(leaves(ruleset)).map(({ out }) => formatTile(out));
  }),
  choices: (hand) => kindsIn(hand).map(formatTile),
  written: (answer, write) => write(parseTiles(answer)),
  told: (hand, write) => ({
    hand: write(hand.concealed),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    seat: hand.seat,
  }),
};

/** A hand that more than one discard makes ready, and not all of them alike. */
function aChoice(room: Room, random: Random, aim: Aim): Full | null {
  const { ruleset, table } = room;
  const whole = handOf(room, random, aim, null);
  if (!whole) return null;
  // The winning tile goes, and one comes that stands near others: a choice, not a stray.
  const near = whole.concealed[random.below(whole.concealed.length)] as Kind;
  const kinds = playedIn(ruleset).filter((kind) => Math.abs(kind - near) <= 2);
  const added = kinds[random.below(kinds.length)] as Kind;
  const concealed = [...whole.concealed, added].sort((a, b) => a - b);
  const hand: Full = { seat: whole.seat, concealed, melds: whole.melds };
  const all = countTiles([...concealed, ...whole.melds.flatMap((meld) => meld.tiles)]);
  if ((all[added] as number) > (ruleset.tiles[added] ?? 0)) return null;
  const leaves = leavesOf(hand, table)(ruleset);
  const ready = leaves.filter(({ tiles }) => tiles > 0);
  const good = best(leaves);
  return ready.length > good.length && good.length <= 4 - aim.grade ? hand : null;
}

export default discard;
