/**
 * The deal of the day: everybody gets the same hand and discards once; a bot's choice is compared with the reader's.
 */
import { bestProspect } from '../../bots/evaluate-discards.ts';
import type { Hint } from '../../bots/hint.ts';
import { knowledgeOf } from '../../bots/knowledge.ts';
import { sensible } from '../../bots/sensible.ts';
import type { Game } from '../../engine/game.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import { seenBy, type View } from '../../engine/view.ts';
import { discardOfDay } from '../../puzzles/discard-of-day.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { handOf, YOU } from '../../sessions/hand.ts';
import type { TableHistory } from '../../sessions/hand-history.ts';
import { replayActions } from '../../sessions/replay.ts';
import { hintFor } from './hint.ts';
import type { OpenedHand } from './props.ts';

/**
 * Opens the deal of a day, played by bots up to the reader's turn.
 * @param day ISO date, e.g. "2026-11-27"
 * @throws Error if the bots find no such deal
 */
export function duelOf(game: Game, day: string): OpenedHand {
  const { seed, actions, moves } = discardOfDay(rulesetOf(game), `duel-${day}`, YOU);
  const hand = handOf(game, {}, String(seed), sensible);
  const played = replayActions(hand, actions, moves);
  if (!('history' in played)) throw new Error(`the deal ${seed} cannot be replayed`);
  return { hand, history: played.history, duel: moves };
}

/**
 * Outcome of a discard: `short` is the number of tiles missing to win, `tiles` the number of unseen tiles that improve
 * the hand.
 */
interface DiscardOutcome {
  readonly tile: Kind;
  /** Null if no win is possible. */
  readonly left: { readonly short: number; readonly tiles: number } | null;
}

interface DiscardComparison {
  /** The table as the reader saw it. */
  readonly view: View;
  readonly hint: Hint;
  readonly isSame: boolean;
  /** Outcome of the bot's discard, and of the reader's if it differs. */
  readonly leaves: readonly DiscardOutcome[];
}

/**
 * Compares the reader's discard with the bot's. Null before the discard, and if the reader did something else.
 * @param at index of the frame at which the discard is asked for
 */
export function compareDiscards(
  ruleset: Ruleset,
  { frames, at: now }: TableHistory,
  at: number,
): DiscardComparison | null {
  const before = frames[at]?.context;
  const move = now > at ? frames[at + 1]?.context.move : null;
  if (!before || typeof move !== 'object' || move?.do !== 'discard' || move.seat !== YOU) return null;
  const view = seenBy(ruleset, before.table, YOU);
  const hint = hintFor(view, { ruleset, table: before.table });
  if (hint?.action.do !== 'discard') return null;
  const isSame = hint.action.tile === move.tile;
  const tiles = isSame ? [move.tile] : [hint.action.tile, move.tile];
  return { view, hint, isSame, leaves: tiles.map((tile) => ({ tile, left: leftBy(ruleset, view, tile) })) };
}

function leftBy(ruleset: Ruleset, view: View, tile: Kind): DiscardOutcome['left'] {
  const { concealed, melds } = view.seats[YOU];
  const left = bestProspect(knowledgeOf(view, YOU, ruleset), concealed, melds, [tile]);
  return left && { short: left.distance + 1, tiles: left.tiles };
}
