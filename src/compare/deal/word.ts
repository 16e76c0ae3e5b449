/** What is said with a discard: a word belongs to one game, and the other hears nothing of it. */
import type { Action, Discard } from '../../engine/action.ts';
import { scoringHandAs, withoutTile } from '../../engine/hands.ts';
import { legal } from '../../engine/legality/legal.ts';
import { hashSeed } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Table } from '../../engine/table.ts';
import { waits } from '../../engine/win.ts';

/** Of so many seats, one never says a word. */
const SILENT = 4;

/** The action with the word that its game has for a hand that needs one tile more; most seats say it when it is true. */
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
