/** A referee that waits for its players: whoever answers lines, a program or a bot. It knows no process and no pipe. */
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

/** One player for one hand. */
export interface Player {
  /** The lines of a round go out; its one line comes back. @throws PlayerError when none comes */
  readonly ask: (request: SeatRequest) => Promise<string>;
  /** No input follows any more (`protocol-end`). */
  readonly close: () => Promise<void>;
}

/** What a watcher may follow: every line either way. */
interface Watcher {
  readonly onLines?: (seat: Seat, lines: readonly string[], to: 'player' | 'referee') => void;
}

export interface Refereed {
  readonly ending: Ending;
  readonly table: Table;
  /** The players' actions in order: with the start they are the whole hand. */
  readonly actions: readonly Action[];
}

/** Plays one hand. Players are closed at its end, however it ends. */
export async function refereeHand(
  ruleset: Ruleset,
  start: Start,
  players: readonly [Player, Player, Player, Player],
  watcher: Watcher = {},
): Promise<Refereed> {
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

/** All who can use the tile answer before any answer counts (`interrupt-round`), or is told to the watcher. */
async function answersOf(
  prompts: readonly SeatPrompt[],
  players: BySeat<Player>,
  { onLines }: Watcher,
): Promise<readonly SeatAnswer[]> {
  for (const { seat, lines } of prompts) onLines?.(seat, lines, 'player');
  const answers = await Promise.all(prompts.map((asking) => answerOf(players[asking.seat], asking)));
  // In the order of the seats, whoever was faster: the same seed gives the same transcript.
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
