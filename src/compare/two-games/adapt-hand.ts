/** A practice hand dealt for one game as it stands in another, with sets added or left out as that game needs. */
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Table } from '../../engine/table.ts';
import { judgeHand } from '../../engine/win.ts';
import type { WrittenHand } from '../../notation/hand.ts';
import { playedIn, type ShownHand } from '../../puzzles/hands.ts';
import { howOf, scoringHandOf } from '../../puzzles/whole-hands.ts';
import { fit, type SetTiles } from '../hand/adapt.ts';
import { whyImpossible } from '../hand/impossible.ts';

export interface AdaptedHand {
  readonly hand: ShownHand;
  /** Whether sets were added to the dealt hand or left out of it. */
  readonly is: 'same' | 'added' | 'left';
  readonly sets: readonly SetTiles[];
}

/**
 * Fits the hand to the ruleset. Returns null if that game lacks one of its tiles or forbids its melds, and for hands
 * with bonus tiles or special draws.
 */
export function adaptHand(hand: ShownHand, ruleset: Ruleset, table: Table): AdaptedHand | null {
  const { melds, winning: tile, from, seat } = hand;
  // Bonus tiles and special draws are excluded: each game uses them in its own way.
  if (hand.bonus !== undefined || hand.way !== undefined) return null;
  const kinds = playedIn(ruleset);
  const all = [tile, ...hand.concealed, ...melds.flatMap((meld) => meld.tiles)];
  if (!all.every((kind) => kinds.includes(kind))) return null;
  const written: WrittenHand = {
    concealed: hand.concealed,
    jokers: [],
    melds,
    winning: from === null ? { by: 'draw', tile } : { by: 'discard', tile, from },
    bonus: [],
    filler: false,
    facts: [],
  };
  const as = ({ concealed, melds }: WrittenHand): ShownHand => ({ ...hand, concealed, melds });
  const found = fit(ruleset, written, [], (adaptedHand) => {
    const shown = as(adaptedHand);
    const { wins, score } = judgeHand({ ruleset, table }, seat, scoringHandOf(shown), howOf(shown));
    return { wins, total: score?.total ?? -1 };
  });
  if (!found || whyImpossible(ruleset, found.hand, { seat })) return null;
  return { hand: as(found.hand), is: found.is, sets: found.steps.map(({ tiles }) => tiles) };
}
