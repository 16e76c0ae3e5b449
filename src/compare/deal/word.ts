/** Declarations made with a discard: they belong to one game, and the other never hears them. */
import type { Action, Discard } from '../../engine/action.ts';
import { scoringHandAs, withoutTile } from '../../engine/hands.ts';
import { legal } from '../../engine/legality/legal.ts';
import { hashSeed } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Table } from '../../engine/table.ts';
import { waits } from '../../engine/win.ts';

/** One seat in this many never declares. */
const SILENT = 4;

/**
 * Adds the game's declaration of a ready hand to a discard, if it would be true. Seats hashed as silent never declare.
 */
export function withWord(ruleset: Ruleset, table: Table, action: Action): Action {
  if (action.do !== 'discard' || hashSeed(table.seed ?? '', action.seat, 'word') % SILENT === 0)
    return action;
  const declaration = legal(ruleset, table, action.seat).find(
    (each): each is Discard => each.do === 'discard' && each.tile === action.tile && each.says !== undefined,
  );
  if (!declaration) return action;
  const hand = table.seats[action.seat];
  const rest = { ...hand, concealed: withoutTile(hand.concealed, action.tile) };
  return waits(ruleset, scoringHandAs(table, action.seat, rest)).length > 0 ? declaration : action;
}
