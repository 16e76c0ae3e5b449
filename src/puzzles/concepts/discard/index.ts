/** What do you discard? Whatever leaves the most tiles that win, the conditions and the minimum counted. */
import { copiesOf, countTiles } from '../../../engine/counts.ts';
import type { Random } from '../../../engine/random.ts';
import type { Ruleset } from '../../../engine/ruleset.ts';
import { seatAfter } from '../../../engine/seats.ts';
import type { Table } from '../../../engine/table.ts';
import type { Kind } from '../../../engine/tiles.ts';
import { formatTile, parseTiles } from '../../../notation/tiles.ts';
import { playedIn, type ShownHand } from '../../hands.ts';
import type { Aim, Concept, Room } from '../../question.ts';
import { firstOf, handOf } from '../../whole-hands.ts';
import { winningKinds } from '../waits/winning.ts';

/** A hand with one tile too many. */
export type Full = Pick<ShownHand, 'seat' | 'concealed' | 'melds'>;

/** The kinds that win once this tile is gone, and how many there are of them, those in the hand itself not counted. */
export function leavesOf(
  hand: Full,
  out: Kind,
  ruleset: Ruleset,
  table: Table,
): { readonly kinds: readonly Kind[]; readonly tiles: number } {
  const at = hand.concealed.indexOf(out);
  const concealed = hand.concealed.filter((_, i) => i !== at);
  const seen = [...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)];
  const kinds = winningKinds({ ...hand, concealed, from: seatAfter(hand.seat) }, ruleset, table);
  const tiles = kinds.reduce(
    (sum, kind) => sum + Math.max(0, (ruleset.tiles[kind] ?? 0) - copiesOf(seen, kind)),
    0,
  );
  return { kinds, tiles };
}

const left = (hand: Full, out: Kind, ruleset: Ruleset, table: Table): number =>
  leavesOf(hand, out, ruleset, table).tiles;

const kindsIn = (hand: Full): Kind[] => [...new Set(hand.concealed)];

/** Every discard after which the most tiles win; none where none does after any. */
function best(hand: Full, ruleset: Ruleset, table: Table): Kind[] {
  const worth = kindsIn(hand).map((kind) => [kind, left(hand, kind, ruleset, table)] as const);
  const most = Math.max(...worth.map(([, tiles]) => tiles));
  return most === 0 ? [] : worth.filter(([, tiles]) => tiles === most).map(([kind]) => kind);
}

const discard: Concept<Full> = {
  has: () => true,
  parts: ['wins'],
  deal: (room, random, aim) => firstOf(() => aChoice(room, random, aim)),
  key: (hand, ruleset, table) => best(hand, ruleset, table).map(formatTile),
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
  const ready = kindsIn(hand).filter((kind) => left(hand, kind, ruleset, table) > 0);
  const good = best(hand, ruleset, table);
  return ready.length > good.length && good.length <= 4 - aim.grade ? hand : null;
}

export default discard;
