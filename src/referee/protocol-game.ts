/**
 * The referee as plain values: who is asked with which lines, and the hand after the answers. It waits for nobody;
 * `referee.ts` waits for programs, and a page for its reader. A sitting (`ProtocolGame`) never changes, so an answer is
 * taken back by returning to the sitting before it.
 */
import type { Action, Discard } from '../engine/action.ts';
import type { Start } from '../engine/deal.ts';
import type { TableEvent } from '../engine/events.ts';
import { type JudgedAction, withVerdict } from '../engine/legality/verdict.ts';
import type { Reason } from '../engine/reason.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { type BySeat, bySeat, SEATS, type Seat, withSeat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import type { Outcome, Table } from '../engine/table.ts';
import { seenBy, type View } from '../engine/view.ts';
import { begin } from '../machines/play.ts';
import {
  advanceTable,
  createTableMachine,
  type JudgedMove,
  snapshotAt,
  type TableMachine,
  type TableSnapshot,
} from '../machines/table.ts';
import { NotationError } from '../notation/error.ts';
import { meaningOf } from './player-output.ts';
import { formatInit, formatRound, type ProtocolAction, parseOutput, type Round } from './protocol.ts';
import { lineForPlayer } from './protocol-events.ts';

/** A question to a player. A program reads the lines; a built-in bot reads the same moment as a view. */
export interface SeatRequest {
  readonly lines: readonly string[];
  readonly view: View;
}

/** A question to one of the seats that are asked now. */
export interface SeatPrompt extends SeatRequest {
  readonly seat: Seat;
  readonly type: Round['type'];
}

/** Thrown or returned for a player that gave no line: silence, a crash or too much output. */
export class PlayerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PlayerError';
  }
}

/** One answer: its line, or why there is none. */
export type SeatAnswer = string | PlayerError;

/** Why a player lost the game because of its answer. */
export interface Forfeit {
  readonly seat: Seat;
  /** The player's line. Null if none came. */
  readonly line: string | null;
  readonly reason: Reason;
  /** The action the line meant, if it was read but not allowed. */
  readonly action: Action | null;
  /** The parse error, if the line cannot be read. */
  readonly unreadable: NotationError | null;
  /** The message in the log. */
  readonly message: string;
}

export type Ending =
  | { readonly is: 'played'; readonly outcome: Outcome }
  | { readonly is: 'forfeit'; readonly forfeit: Forfeit };

/** A hand that waits for answers, or has ended. */
export interface ProtocolGame {
  readonly table: Table;
  /** The seats that are asked, in the order their answers count. Empty at the end. */
  readonly prompts: readonly SeatPrompt[];
  /** Events since the sitting before. */
  readonly events: readonly TableEvent[];
  /** The players' actions in order. Together with the start they describe the whole hand. */
  readonly actions: readonly Action[];
  readonly ending: Ending | null;
  /** The referee's private state between two questions. */
  readonly stored: StoredGame;
}

interface StoredGame {
  readonly snapshot: TableSnapshot;
  readonly dealt: Table;
  /** Action lines each player has not been told yet. */
  readonly untold: BySeat<readonly ProtocolAction[]>;
  readonly introduced: BySeat<boolean>;
  /** Discards that claims carry, until the claim stands or falls. */
  readonly carried: ReadonlyMap<Seat, Discard>;
}

/** The referee of one ruleset. */
export type Referee = ReturnType<typeof createReferee>;

const BAD = 'protocol-bad-output';

export function createReferee(ruleset: Ruleset) {
  const machine = createTableMachine(ruleset);
  return {
    /** Starts a hand and stops at its first question. */
    begin: (start: Start) => {
      const dealt = begin(ruleset, start);
      return new Turn(ruleset, machine, {
        snapshot: snapshotAt(machine, dealt),
        dealt,
        untold: bySeat(() => []),
        introduced: bySeat(() => false),
        carried: new Map(),
      }).goOn([]);
    },
    /**
     * The hand after these answers, one for each of `sitting.prompts`. The first bad answer ends it, so later ones may be
     * missing. Returns the same sitting if one is missing before that.
     */
    hear: (sitting: ProtocolGame, answers: readonly (SeatAnswer | undefined)[]) =>
      new Turn(ruleset, machine, sitting.stored).hear(sitting, answers),
  };
}

/** Advances the hand from one question to the next. */
class Turn {
  private readonly ruleset: Ruleset;
  private readonly machine: TableMachine;
  private readonly dealt: Table;
  private snapshot: TableSnapshot;
  private readonly untold: BySeat<ProtocolAction[]>;
  private introduced: BySeat<boolean>;
  private readonly carried: Map<Seat, Discard>;
  private readonly events: TableEvent[] = [];
  private actions: readonly Action[] = [];

  constructor(
    ruleset: Ruleset,
    machine: TableMachine,
    { snapshot, dealt, untold, introduced, carried }: StoredGame,
  ) {
    this.ruleset = ruleset;
    this.machine = machine;
    this.snapshot = snapshot;
    this.dealt = dealt;
    this.untold = bySeat((seat) => [...untold[seat]]);
    this.introduced = introduced;
    this.carried = new Map(carried);
  }

  private get table(): Table {
    return this.snapshot.context.table;
  }

  hear(sitting: ProtocolGame, answers: readonly (SeatAnswer | undefined)[]): ProtocolGame {
    this.actions = sitting.actions;
    for (const [i, { seat }] of sitting.prompts.entries()) {
      const answer = answers[i];
      if (answer === undefined) return sitting;
      const forfeit = this.judged(seat, answer);
      if (forfeit) return this.sitting([], { is: 'forfeit', forfeit });
    }
    return this.goOn(this.actions);
  }

  /** Makes every move that needs no answer: the referee's own, and discards carried by claims. */
  goOn(actions: readonly Action[]): ProtocolGame {
    this.actions = actions;
    for (;;) {
      const awaits = awaitedSeats(this.table);
      const { phase } = this.table.stage;
      const { stage } = this.table;
      if (stage.phase === 'ended') return this.sitting([], { is: 'played', outcome: stage.outcome });
      if (awaits.length === 0) {
        this.send('referee');
        continue;
      }
      if (phase !== 'deciding') {
        return this.sitting(
          awaits.map((seat) => this.asking(seat, 'interrupt')),
          null,
        );
      }
      const [seat] = awaits;
      const carried = seat === undefined ? undefined : this.carried.get(seat);
      this.carried.clear();
      if (!carried) {
        return this.sitting(
          awaits.map((each) => this.asking(each, 'normal')),
          null,
        );
      }
      this.act(withVerdict(this.ruleset, this.table, carried));
    }
  }

  private sitting(prompts: readonly SeatPrompt[], ending: Ending | null): ProtocolGame {
    const { snapshot, dealt, untold, introduced, carried, events, actions } = this;
    return {
      table: this.table,
      prompts,
      events,
      actions,
      ending,
      stored: { snapshot, dealt, untold, introduced, carried },
    };
  }

  private asking(seat: Seat, type: Round['type']): SeatPrompt {
    const lines = formatRound({ type, actions: this.untold[seat].splice(0) });
    if (!this.introduced[seat]) {
      lines.unshift(...formatInit({ windSeat: seat, tiles: this.dealt.seats[seat].concealed }));
      this.introduced = withSeat(this.introduced, seat, true);
    }
    return { seat, type, lines, view: seenBy(this.ruleset, this.table, seat) };
  }

  private judged(seat: Seat, answer: SeatAnswer): Forfeit | null {
    const lost = { seat, reason: { rule: BAD, seats: [seat] }, action: null, unreadable: null };
    if (answer instanceof PlayerError) return { ...lost, line: null, message: answer.message };
    try {
      const meant = meaningOf(this.ruleset, this.table, seat, parseOutput(answer));
      if (meant.is === 'refused') {
        const { reason, action } = meant;
        return { ...lost, line: answer, reason, action, message: `not allowed (${reason.rule})` };
      }
      if (meant.discard) this.carried.set(seat, meant.discard);
      this.act(meant.judged);
      return null;
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      const { column, expected, found } = error;
      const message = `expected ${expected}, found ${found}, at column ${column}`;
      return { ...lost, line: answer, unreadable: error, message };
    }
  }

  private act(judged: JudgedAction): void {
    this.actions = [...this.actions, judged.action];
    this.send(judged);
  }

  private send(move: JudgedMove): void {
    this.snapshot = advanceTable(this.machine, this.snapshot, move);
    const { event, refusal } = this.snapshot.context;
    if (refusal || !event) throw new Error(`what was judged is refused by ${refusal?.reason.rule}`);
    for (const seat of SEATS) {
      const line = lineForPlayer(event, this.table, seat);
      if (line) this.untold[seat].push(line);
    }
    this.events.push(event);
  }
}
