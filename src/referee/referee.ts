/**
 * A referee over the chart: asks players, judges their lines, tells everyone what they may know. It knows no
 * process and no pipe: a player is whoever answers lines, a program, a bot or a reader in the browser.
 */
import type { Action, Discard, Reason } from '../engine/action.ts';
import type { Start } from '../engine/deal.ts';
import { phaseOf } from '../engine/play.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { bySeat, SEATS, type Seat } from '../engine/seats.ts';
import type { Outcome, Table, TableEvent } from '../engine/table.ts';
import { seenBy, type View } from '../engine/view.ts';
import { pureChart, type TableSnapshot } from '../machines/pure.ts';
import { createTableMachine, type TableMessage } from '../machines/table.ts';
import { NotationError } from '../notation/error.ts';
import { heard } from './hearing.ts';
import { meaning } from './outputs.ts';
import { formatInit, formatRound, parseOutput, type Round, type Told } from './protocol.ts';

/** What a player is asked with. A program reads the lines; a bot of ours reads the same moment as a view. */
export interface Asked {
  readonly lines: readonly string[];
  readonly view: View;
}

/** One player for one hand. */
export interface Player {
  /** The lines of a round go out; its one line comes back. @throws PlayerError when none comes */
  readonly ask: (asked: Asked) => Promise<string>;
  /** No input follows any more (`protocol-end`). */
  readonly close: () => Promise<void>;
}

/** A player that gave no line: silence, a crash, too much output. */
export class PlayerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PlayerError';
  }
}

/** Why a player lost the game without the table's doing. */
export interface Forfeit {
  readonly seat: Seat;
  /** What it answered; null where nothing came. */
  readonly line: string | null;
  readonly reason: Reason;
  /** What a log says of it. */
  readonly message: string;
}

export type Ending =
  | { readonly is: 'played'; readonly outcome: Outcome }
  | { readonly is: 'forfeit'; readonly forfeit: Forfeit };

/** What a watcher may follow: every line either way, and every event. */
export interface Watcher {
  readonly onLines?: (seat: Seat, lines: readonly string[], to: 'player' | 'referee') => void;
  readonly onEvent?: (event: TableEvent, table: Table) => void;
}

export interface Refereed {
  readonly ending: Ending;
  readonly table: Table;
  /** The players' actions in order: with the start they are the whole hand. */
  readonly actions: readonly Action[];
}

const BAD = 'protocol-bad-output';

/** Plays one hand. Players are closed at its end, however it ends. */
export async function refereeHand(
  ruleset: Ruleset,
  start: Start,
  players: readonly [Player, Player, Player, Player],
  watcher: Watcher = {},
): Promise<Refereed> {
  const hand = new Hand(ruleset, start, players, watcher);
  try {
    return await hand.play();
  } finally {
    await Promise.all(players.map((player) => player.close()));
  }
}

class Hand {
  private readonly ruleset: Ruleset;
  private readonly players: readonly Player[];
  private readonly watcher: Watcher;
  private readonly after: (message: TableMessage) => TableSnapshot;
  private snapshot: TableSnapshot;
  /** What each player has not been told yet. */
  private readonly untold: readonly Told[][] = bySeat(() => []);
  private readonly introduced: boolean[] = [false, false, false, false];
  private readonly dealt: Table;
  private readonly actions: Action[] = [];
  /** Discards that claims carry, until the claim stands or falls. */
  private readonly carried = new Map<Seat, Discard>();

  constructor(ruleset: Ruleset, start: Start, players: readonly Player[], watcher: Watcher) {
    const chart = pureChart(createTableMachine(ruleset));
    this.ruleset = ruleset;
    this.players = players;
    this.watcher = watcher;
    this.snapshot = chart.opening({ start });
    this.dealt = this.table;
    this.after = (message) => chart.after(this.snapshot, message);
  }

  private get table(): Table {
    return this.snapshot.context.table;
  }

  async play(): Promise<Refereed> {
    for (;;) {
      const { phase, awaits } = phaseOf(this.table);
      const { stage } = this.table;
      if (stage.phase === 'ended') {
        return this.result({ is: 'played', outcome: stage.outcome });
      }
      if (awaits.length === 0) {
        this.send({ type: 'REFEREE' });
        continue;
      }
      const forfeit = phase === 'deciding' ? await this.normal(awaits) : await this.interrupt(awaits);
      if (forfeit) return this.result({ is: 'forfeit', forfeit });
    }
  }

  private result(ending: Ending): Refereed {
    return { ending, table: this.table, actions: this.actions };
  }

  /** A turn; the discard that a claim carried needs no asking. */
  private async normal([seat]: readonly Seat[]): Promise<Forfeit | null> {
    if (seat === undefined) return null;
    const carried = this.carried.get(seat);
    this.carried.clear();
    if (carried) {
      this.act(carried);
      return null;
    }
    return this.asked(seat, 'normal');
  }

  /** All who can use the tile answer before any answer counts (`interrupt-round`). */
  private async interrupt(seats: readonly Seat[]): Promise<Forfeit | null> {
    const answers = await Promise.all(seats.map((seat) => this.answerOf(seat, 'interrupt')));
    for (const [i, seat] of seats.entries()) {
      const answer = answers[i];
      if (!answer) continue;
      const forfeit = this.judged(seat, answer);
      if (forfeit) return forfeit;
    }
    return null;
  }

  private async asked(seat: Seat, type: Round['type']): Promise<Forfeit | null> {
    return this.judged(seat, await this.answerOf(seat, type));
  }

  private async answerOf(seat: Seat, type: Round['type']): Promise<string | PlayerError> {
    const told = this.untold[seat];
    const lines = formatRound({ type, actions: told?.splice(0) ?? [] });
    if (!this.introduced[seat]) {
      lines.unshift(...formatInit({ windSeat: seat, tiles: this.dealt.seats[seat].concealed }));
      this.introduced[seat] = true;
    }
    this.watcher.onLines?.(seat, lines, 'player');
    try {
      const view = seenBy(this.ruleset, this.table, seat);
      const line = (await this.players[seat]?.ask({ lines, view })) ?? '';
      this.watcher.onLines?.(seat, [line], 'referee');
      return line;
    } catch (error) {
      if (error instanceof PlayerError) return error;
      throw error;
    }
  }

  private judged(seat: Seat, answer: string | PlayerError): Forfeit | null {
    if (answer instanceof PlayerError) {
      return { seat, line: null, reason: { rule: BAD, seats: [seat] }, message: answer.message };
    }
    try {
      const meant = meaning(this.ruleset, this.table, seat, parseOutput(answer));
      if (meant.is === 'refused') {
        const { reason } = meant;
        return { seat, line: answer, reason, message: `not allowed (${reason.rule})` };
      }
      if (meant.discard) this.carried.set(seat, meant.discard);
      this.act(meant.action);
      return null;
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      return { seat, line: answer, reason: { rule: BAD, seats: [seat] }, message: error.message };
    }
  }

  private act(action: Action): void {
    this.actions.push(action);
    this.send({ type: 'ACT', action });
  }

  private send(message: TableMessage): void {
    this.snapshot = this.after(message);
    const { event } = this.snapshot.context;
    if (!event) throw new Error(`the chart refused what was judged: ${this.snapshot.context.refusal?.rule}`);
    for (const seat of SEATS) {
      const line = heard(event, this.table, seat);
      if (line) this.untold[seat]?.push(line);
    }
    this.watcher.onEvent?.(event, this.table);
  }
}
