/** Turns the events of a record into actions at the table, with a pass for everybody who could have claimed a tile. */
import type { Action, ClaimChow } from '../engine/action.ts';
import type { Start } from '../engine/deal.ts';
import type { TableEvent } from '../engine/events.ts';
import type { Reason } from '../engine/reason.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import type { Table } from '../engine/table.ts';
import { byPlace, isRed, type Kind, plainKind } from '../engine/tiles.ts';
import { begin, playMove } from '../machines/play.ts';
import type { RecordDeal, RecordEvent } from './record.ts';

/** The words of the table: of a riichi, a hand of nine kinds, and of what is said after an exhaustive draw. */
const WORDS = { riichi: 'riichi', nineKinds: 'nine kinds', ready: 'tenpai', hides: 'noten' } as const;

/** Where the table and the record part within a deal. */
export type DealBreak =
  /** The rules do not allow what the record tells. */
  | { readonly is: 'refused'; readonly action: Action; readonly reason: Reason }
  /** The rules end the deal before the record does. */
  | { readonly is: 'over' }
  /** The rules ask a seat for something of which the record says nothing. */
  | { readonly is: 'untold'; readonly seat: Seat }
  /** The wall gives another tile than the record. */
  | { readonly is: 'other-draw'; readonly seat: Seat };

export interface PlayedRecord {
  /** Actions of the players, as a link writes them. */
  readonly actions: readonly Action[];
  readonly events: readonly TableEvent[];
  /** The table after the last of them. */
  readonly table: Table;
  /** Null where the record was played to its end, which may be before the deal’s. */
  readonly break: DealBreak | null;
}

/** Plays a deal of a record by these rules. */
export function playDeal(ruleset: Ruleset, deal: RecordDeal, start: Start): PlayedRecord {
  return new DealPlayer(ruleset, deal, begin(ruleset, start)).play();
}

class DealPlayer {
  private readonly ruleset: Ruleset;
  private readonly deal: RecordDeal;
  private table: Table;
  /** Index of the next event of the record. */
  private at: number;
  private readonly actions: Action[] = [];
  private readonly events: TableEvent[] = [];

  constructor(ruleset: Ruleset, deal: RecordDeal, table: Table) {
    this.ruleset = ruleset;
    this.deal = deal;
    this.table = table;
    // East’s fourteenth tile is dealt.
    this.at = deal.events[0]?.type === 'drew' ? 1 : 0;
  }

  private get next(): RecordEvent | undefined {
    return this.deal.events[this.at];
  }

  play(): PlayedRecord {
    for (;;) {
      const broken = this.step();
      if (broken === undefined) continue;
      const { actions, events, table } = this;
      return { actions, events, table, break: broken };
    }
  }

  /** Moves once. Returns null where the record is played out, undefined where it goes on. */
  private step(): DealBreak | null | undefined {
    const { table, deal } = this;
    if (table.stage.phase === 'ended') return this.next ? { is: 'over' } : null;
    const [seat] = awaitedSeats(table);
    if (seat === undefined) {
      if (!this.next && deal.result === null && table.stage.phase === 'drawing') return null;
      return this.move('referee');
    }
    const tried = this.answers(seat);
    if (tried.length === 0) return !this.next && deal.result === null ? null : { is: 'untold', seat };
    let refused: DealBreak | null | undefined;
    for (const action of tried) {
      const result = this.move(action);
      if (result === undefined) {
        if (action.do !== 'pass' && this.next && takes(action, this.next)) this.at++;
        return undefined;
      }
      refused ??= result;
    }
    return refused;
  }

  private move(move: Action | 'referee'): DealBreak | undefined {
    const played = playMove(this.ruleset, this.table, move);
    if (played.is !== 'done') {
      if (move === 'referee') throw new Error(`the referee is refused: ${played.reason.rule}`);
      return { is: 'refused', action: move, reason: played.reason };
    }
    this.table = played.table;
    this.events.push(played.event);
    if (move !== 'referee') this.actions.push(move);
    return played.event.type === 'drew' ? this.drew(played.event.seat, played.event.tile) : undefined;
  }

  private drew(seat: Seat, tile: Kind): DealBreak | undefined {
    const { next } = this;
    if (!next) return this.deal.result === null ? undefined : { is: 'untold', seat };
    if (next.type !== 'drew' || next.seat !== seat || next.tile !== tile) return { is: 'other-draw', seat };
    this.at++;
    return undefined;
  }

  /** What the record has this seat do now; the first that is allowed. */
  private answers(seat: Seat): readonly Action[] {
    switch (this.table.stage.phase) {
      case 'deciding':
        return this.decides(seat);
      case 'collecting':
        return [this.bid(seat)];
      case 'settling':
        return this.declares(seat);
      default:
        return [];
    }
  }

  private decides(seat: Seat): readonly Action[] {
    const { next } = this;
    const { result } = this.deal;
    if (next) {
      if (next.seat !== seat) return [];
      if (next.type === 'discarded')
        return [{ do: 'discard', seat, tile: next.tile, ...(next.riichi && { says: WORDS.riichi }) }];
      return next.type === 'konged' ? [{ do: 'kong', seat, tile: plainKind(next.tile) }] : [];
    }
    if (result?.is === 'won' && result.wins.some((win) => win.seat === seat && win.from === null))
      return [{ do: 'win', seat }];
    const isAborted = result?.is === 'drawn' && (result.why === 'nine-kinds' || result.why === null);
    return isAborted ? [{ do: 'say', seat, word: WORDS.nineKinds }] : [];
  }

  private bid(seat: Seat): Action {
    const { next, table } = this;
    const { result } = this.deal;
    if (next?.type === 'called' && next.seat === seat) return this.claim(next);
    const wins =
      !next &&
      (result?.is === 'won'
        ? result.wins.some((win) => win.seat === seat && win.from !== null)
        : result?.why === 'three-wins' && table.stage.phase === 'collecting');
    return wins ? { do: 'win', seat } : { do: 'pass', seat };
  }

  private claim({ call, seat, tile, own }: Extract<RecordEvent, { type: 'called' }>): Action {
    const [a, b] = [...own].sort(byPlace);
    const using: ClaimChow['using'] = [a as Kind, b as Kind];
    if (call === 'chow') return { do: 'chow', seat, using };
    if (call === 'kong') return { do: 'kong', seat, tile: plainKind(tile) };
    // The two are named only where they are more of the red fives than they have to be.
    const plain = this.table.seats[seat].concealed.filter((each) => each === plainKind(tile)).length;
    const reds = own.filter(isRed).length;
    return reds > Math.max(0, 2 - plain) ? { do: 'pung', seat, using } : { do: 'pung', seat };
  }

  private declares(seat: Seat): readonly Action[] {
    const { result } = this.deal;
    const ready = result?.is === 'drawn' ? result.ready : null;
    const say = (word: string): Action => ({ do: 'say', seat, word });
    const both = [say(WORDS.ready), say(WORDS.hides)];
    return ready === null || ready.includes(seat) ? both : both.toReversed();
  }
}

/** Is this event what the action does? */
const takes = (action: Action, event: RecordEvent): boolean =>
  event.type !== 'drew' &&
  event.seat === action.seat &&
  (action.do === 'discard' || action.do === 'kong' || action.do === 'pung' || action.do === 'chow');
