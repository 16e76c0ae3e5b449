/**
 * Referees one hand and waits for its players. A player is anything that answers lines: a program or a bot. This file
 * knows no process or pipe.
 */
import type { Action } from '../engine/action.ts';
import type { Start } from '../engine/deal.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { BySeat, Seat } from '../engine/seats.ts';
import type { Table } from '../engine/table.ts';
import {
  createReferee,
  type Ending,
  PlayerError,
  type SeatAnswer,
  type SeatPrompt,
  type SeatRequest,
} from './protocol-game.ts';

export { type Ending, type Forfeit, PlayerError, type SeatRequest } from './protocol-game.ts';

/** A player for one hand. */
export interface Player {
  /**
   * Sends the lines of a round and resolves to the one-line answer.
   * @throws PlayerError if no answer comes
   */
  readonly ask: (request: SeatRequest) => Promise<string>;
  /** Tells the player that no input follows (`protocol-end`). */
  readonly close: () => Promise<void>;
}

/** Watches every line in both directions. */
interface Watcher {
  readonly onLines?: (seat: Seat, lines: readonly string[], to: 'player' | 'referee') => void;
}

export interface RefereedHand {
  readonly ending: Ending;
  readonly table: Table;
  /** The players' actions in order. Together with the start they describe the whole hand. */
  readonly actions: readonly Action[];
}

/** Plays one hand. Closes the players when it ends, however it ends. */
export async function refereeHand(
  ruleset: Ruleset,
  start: Start,
  players: readonly [Player, Player, Player, Player],
  watcher: Watcher = {},
): Promise<RefereedHand> {
  try {
    const referee = createReferee(ruleset);
    for (let sitting = referee.begin(start); ; ) {
      const { prompts, ending, table, actions } = sitting;
      if (ending) return { ending, table, actions };
      sitting = referee.hear(sitting, await answersOf(prompts, players, watcher));
    }
  } finally {
    await Promise.all(players.map((player) => player.close()));
  }
}

/**
 * Asks all seats that can use the tile. No answer counts, or reaches the watcher, before all have answered
 * (`interrupt-round`).
 */
async function answersOf(
  prompts: readonly SeatPrompt[],
  players: BySeat<Player>,
  { onLines }: Watcher,
): Promise<readonly SeatAnswer[]> {
  for (const { seat, lines } of prompts) onLines?.(seat, lines, 'player');
  const answers = await Promise.all(prompts.map((asking) => answerOf(players[asking.seat], asking)));
  // In seat order, however fast each was, so that the same seed gives the same transcript.
  for (const [i, { seat }] of prompts.entries()) {
    const answer = answers[i];
    if (typeof answer === 'string') onLines?.(seat, [answer], 'referee');
  }
  return answers;
}

async function answerOf(player: Player, request: SeatRequest): Promise<SeatAnswer> {
  try {
    return await player.ask(request);
  } catch (error) {
    if (error instanceof PlayerError) return error;
    throw error;
  }
}
