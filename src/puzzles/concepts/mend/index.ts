/** Mend it: one tile exchanged makes it a win. Which goes, which comes? */
import { countTiles } from '../../../engine/counts.ts';
import type { Random } from '../../../engine/random.ts';
import type { Ruleset } from '../../../engine/ruleset.ts';
import type { Table } from '../../../engine/table.ts';
import type { Kind } from '../../../engine/tiles.ts';
import { byDraw, judgeHand, waits } from '../../../engine/win.ts';
import { formatTile, parseTiles } from '../../../notation/tiles.ts';
import { playedIn, type ShownHand } from '../../hands.ts';
import type { Aim, Concept, Room } from '../../question.ts';
import { aWin, firstOf, heldOf } from '../../whole-hands.ts';

/** A hand of full size that does not win; its last tile is one like the others. */
type Spoilt = Pick<ShownHand, 'seat' | 'concealed' | 'melds'>;

/** Every exchange by which the hand wins, the new tile drawn: `5m>6m` lets the 5 go for the 6. */
function exchanges(hand: Spoilt, ruleset: Ruleset, table: Table): string[] {
  const counts = countTiles(hand.concealed);
  const held = { ...heldOf({ ...hand, winning: 0, from: null }), counts };
  const found: string[] = [];
  for (const out of new Set(hand.concealed)) {
    counts[out] = (counts[out] as number) - 1;
    for (const tile of waits(ruleset, held)) {
      if (tile !== out && isEnough(held, tile)) found.push(`${formatTile(out)}>${formatTile(tile)}`);
    }
    counts[out] = (counts[out] as number) + 1;
  }
  return found;

  function isEnough({ counts: c }: typeof held, tile: Kind): boolean {
    if (ruleset.wins.minimum === null) return true;
    c[tile] = (c[tile] as number) + 1;
    const { wins } = judgeHand({ ruleset, table }, hand.seat, held, byDraw(tile));
    c[tile] = (c[tile] as number) - 1;
    return wins;
  }
}

/** In how many ways it can be mended, from plain to hard. */
const MOST: Readonly<Record<Aim['grade'], number>> = { 1: 12, 2: 6, 3: 2 };

const mend: Concept<Spoilt> = {
  has: () => true,
  parts: ['wins'],
  deal: (room, random, aim) => firstOf(() => spoilt(room, random, aim)),
  key: exchanges,
  choices: () => null,
  written: (answer, write) =>
    answer
      .split('>')
      .map((tile) => write(parseTiles(tile)))
      .join('>'),
  told: (hand, write) => ({
    hand: write(hand.concealed),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    by: 'draw',
    seat: hand.seat,
  }),
};

/** A win with one tile exchanged for another, so that it is none. */
function spoilt(room: Room, random: Random, aim: Aim): Spoilt | null {
  const { ruleset, table } = room;
  const win = aWin(room, random, aim);
  if (!win) return null;
  const tiles = [...win.concealed, win.winning];
  const kinds = playedIn(ruleset);
  tiles[random.below(tiles.length)] = kinds[random.below(kinds.length)] as Kind;
  const all = countTiles([...tiles, ...win.melds.flatMap((meld) => meld.tiles)]);
  if (kinds.some((kind) => (all[kind] as number) > (ruleset.tiles[kind] ?? 0))) return null;
  const hand: Spoilt = { seat: win.seat, concealed: tiles.sort((a, b) => a - b), melds: win.melds };
  const held = { ...heldOf({ ...win, winning: 0 }), counts: countTiles(hand.concealed) };
  if (judgeHand({ ruleset, table }, hand.seat, held, byDraw(null)).wins) return null;
  return exchanges(hand, ruleset, table).length <= MOST[aim.grade] ? hand : null;
}

export default mend;
