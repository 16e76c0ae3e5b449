/** Settles hands known only by events, without their tiles: who pays whom. */

import type { RuleId } from '../engine/action.ts';
import { applyEvent, settlingStage } from '../engine/after-event.ts';
import { stageAfterUnclaimed } from '../engine/claim-window.ts';
import { type StartOf, startFrom } from '../engine/deal.ts';
import { endUndrawn, stopBeforeDraw } from '../engine/draw.ts';
import type { TableEvent } from '../engine/events.ts';
import type { Kong, Meld, Pung } from '../engine/melds.ts';
import { plainDiscard } from '../engine/offer.ts';
import type { PaymentGroup } from '../engine/payment.ts';
import type { ContestResult, Ruleset } from '../engine/ruleset.ts';
import { type Score, scoreOfTotal } from '../engine/score.ts';
import { type BySeat, bySeat, distance, SEATS, type Seat } from '../engine/seats.ts';
import { withHand } from '../engine/selectors.ts';
import type { Outcome, Stage, Table, Win, WinSource } from '../engine/table.ts';
import { EAST, FACE_DOWN, type Kind } from '../engine/tiles.ts';
import { byDraw } from '../engine/win.ts';
import { begin, playMove } from '../machines/play.ts';

/** An event of the hand that may cost or bring money. */
export type HandWithoutTiles =
  /** `from`: the seat whose tile was claimed, or for a promoted kong, whose pung was claimed. Null if unknown. */
  | { readonly tells: 'kong'; readonly how: 'claimed'; readonly seat: Seat; readonly from: Seat }
  | { readonly tells: 'kong'; readonly how: 'promoted'; readonly seat: Seat; readonly from: Seat | null }
  | { readonly tells: 'kong'; readonly how: 'concealed'; readonly seat: Seat }
  | { readonly tells: 'bonus' | 'discard'; readonly seat: Seat; readonly tile: Kind }
  /** A pung or chow. Nobody pays for it, but rules stop following what was discarded before it. */
  | { readonly tells: 'claim'; readonly seat: Seat; readonly from: Seat }
  | { readonly tells: 'dice'; readonly dice: readonly number[] }
  | { readonly tells: 'mistake'; readonly rule: string; readonly seat: Seat; readonly to: Seat | null }
  /** Final totals of the winners, and of the losers in games where they score too. */
  | {
      readonly tells: 'win';
      readonly winners: readonly StatedWinner[];
      readonly from: Seat | null;
      readonly losers: BySeat<number | null>;
    }
  /** A ready declaration, said with an unknown discard. */
  | { readonly tells: 'declaration'; readonly seat: Seat }
  /**
   * A drawn hand: `rule` ends it, by default because the wall is out. `ready` lists the seats that showed a ready hand,
   * in games that ask for it, and `rivers` those whose discards are all terminals and honours, none of them called.
   */
  | {
      readonly tells: 'drawn';
      readonly rule?: RuleId;
      readonly ready?: readonly Seat[];
      readonly rivers?: readonly Seat[];
    };

export interface StatedWinner {
  readonly seat: Seat;
  readonly total: number;
  /** The score with its counts, in a game that scores with two counts. */
  readonly score?: Score;
}

/** A table after the deal with all tiles unknown. */
export function tableWithoutTiles(ruleset: Ruleset, start: StartOf): Table {
  const table = begin(ruleset, startFrom(ruleset, 'told', start));
  return {
    ...table,
    seats: bySeat((seat) => ({ ...table.seats[seat], concealed: [] })),
    rolled: true,
    stage: { phase: 'deciding', seat: table.dealer, drew: null, claimed: null },
  };
}

/** What these rules make of several who claim a win on one tile: who shares it, or that it ends the deal. */
export function contestOf(
  ruleset: Ruleset,
  table: Table,
  winners: readonly Seat[],
  from: Seat,
): ContestResult {
  const bids = nearest(winners, from).map((seat) => ({ seat, call: 'win' as const }));
  return ruleset.contest(bids, plainDiscard(FACE_DOWN, from), { ruleset, table });
}

/**
 * The table after this event, and the payments it caused.
 * @throws RangeError for dice or a mistake that this ruleset does not have, or a win without a winner
 */
export function tell(ruleset: Ruleset, table: Table, report: HandWithoutTiles): StatedTable {
  const before = letGo(ruleset, table, report);
  if (before.table.stage.phase === 'ended') return before;
  const [laid, event] = laidDown(ruleset, before.table, report);
  const { table: after, paid } = paidFor(ruleset, applyEvent(ruleset, laid, event).table);
  return { table: after, paid: [...before.paid, ...paid] };
}

interface StatedTable {
  readonly table: Table;
  readonly paid: readonly PaymentGroup[];
}

/** The rule by which the deal is over if nobody wins on the last discard; null if it goes on. */
export const stopAfterDiscard = (ruleset: Ruleset, table: Table): RuleId | null =>
  table.stage.phase === 'drawing' ? stopBeforeDraw(ruleset, table) : null;

/** A discard with a declaration that nobody wins on: it passes, which may cost something or end the deal. */
function letGo(ruleset: Ruleset, table: Table, report: HandWithoutTiles): StatedTable {
  const { stage } = table;
  if (stage.phase !== 'drawing' || stage.offer === null) return { table, paid: [] };
  if (report.tells === 'win' && report.from === stage.offer.from) return { table, paid: [] };
  if (stopAfterDiscard(ruleset, table) !== null) return paidFor(ruleset, endUndrawn(ruleset, table).table);
  const { seat } = stage;
  const next: Stage = { phase: 'deciding', seat, drew: null, claimed: null };
  const drew = { type: 'drew', seat, tile: FACE_DOWN, from: 'wall', why: 'turn' } as const;
  return paidFor(ruleset, applyEvent(ruleset, { ...table, stage: next }, drew).table);
}

/** Pays everything due, and ends the hand if it is over. */
function paidFor(ruleset: Ruleset, table: Table): StatedTable {
  const paid: PaymentGroup[] = [];
  let after = table;
  for (;;) {
    const [due] = after.due;
    const goesOn = due !== undefined || after.stage.phase === 'settling';
    const done = goesOn ? playMove(ruleset, after, 'referee') : null;
    if (done?.is !== 'done') return { table: after, paid };
    if (due) paid.push(due);
    after = done.table;
  }
}

/** The table with the event's tiles laid out, and the event itself. */
function laidDown(ruleset: Ruleset, table: Table, report: HandWithoutTiles): [Table, TableEvent] {
  switch (report.tells) {
    case 'kong':
      return kong(table, report);
    case 'bonus': {
      const { seat, tile } = report;
      const hand = table.seats[seat];
      const after = withHand(table, seat, { ...hand, bonus: [...hand.bonus, tile] });
      return [after, { type: 'laid', seat, tile }];
    }
    case 'discard': {
      const { seat, tile } = report;
      const hand = table.seats[seat];
      const river = [...hand.river, tile];
      const after = withHand(table, seat, { ...hand, river, discards: hand.discards + 1 });
      return [after, { type: 'discarded', seat, tile, says: null }];
    }
    case 'claim':
      return playClaim(table, report.seat, { kind: 'pung', from: report.from, ...THREE });
    case 'dice':
      return rollDice(ruleset, table, report.dice);
    case 'mistake':
      return mistake(ruleset, table, report);
    case 'win':
      return playWin(ruleset, table, report);
    case 'declaration':
      return playDeclaration(ruleset, table, report.seat);
    case 'drawn': {
      const { rule = ruleset.wallOut } = report;
      const stage = settlingStage({ is: 'drawn', rule });
      if (rule !== ruleset.wallOut)
        return [
          { ...table, stage },
          { type: 'drawn', rule },
        ];
      const spoken = spokenBy(ruleset, withRivers(ruleset, table, report.rivers ?? []), report.ready ?? []);
      return [
        { ...spoken, revealed: SEATS, stage },
        { type: 'drawn', rule },
      ];
    }
  }
}

/** A declaration with a discard. The discard stays on offer until the next event. */
function playDeclaration(ruleset: Ruleset, table: Table, seat: Seat): [Table, TableEvent] {
  const says = ruleset.ready?.word ?? null;
  const hand = table.seats[seat];
  const after = withHand(table, seat, {
    ...hand,
    river: [...hand.river, FACE_DOWN],
    discards: hand.discards + 1,
  });
  const offer = { ...plainDiscard(FACE_DOWN, seat), says };
  return [
    { ...after, stage: stageAfterUnclaimed(offer, null) },
    { type: 'discarded', seat, tile: FACE_DOWN, says },
  ];
}

/** The table with rivers that are paid for, and others that are not, in games that pay for them. */
function withRivers(ruleset: Ruleset, table: Table, rivers: readonly Seat[]): Table {
  if (ruleset.rivers === undefined) return table;
  return SEATS.reduce((at, seat) => {
    const river = [rivers.includes(seat) ? EAST : FACE_DOWN];
    return withHand(at, seat, { ...at.seats[seat], river, discards: 1 });
  }, table);
}

/** Each seat's word at the end of a drawn hand, in games that ask for it. */
function spokenBy(ruleset: Ruleset, table: Table, ready: readonly Seat[]): Table {
  const step = ruleset.deal.closing.find((each) => each.step === 'declare');
  if (step?.step !== 'declare') return table;
  const { shows, hides } = step.says;
  return SEATS.reduce((at, seat) => {
    const word = ready.includes(seat) ? shows : hides;
    return applyEvent(ruleset, at, { type: 'said', seat, word }).table;
  }, table);
}

/** Melds of unknown tiles. */
const THREE = { tile: FACE_DOWN, tiles: [FACE_DOWN, FACE_DOWN, FACE_DOWN] } as const;
const FOUR = { tile: FACE_DOWN, tiles: [...THREE.tiles, FACE_DOWN] } as const;

function kong(table: Table, report: HandWithoutTiles & { tells: 'kong' }): [Table, TableEvent] {
  const { seat } = report;
  if (report.how === 'claimed') {
    return playClaim(table, seat, { kind: 'kong', how: 'claimed', from: report.from, ...FOUR });
  }
  const after = withMeld(
    table,
    seat,
    report.how === 'concealed'
      ? { kind: 'kong', how: 'concealed', shown: true, ...FOUR }
      : { kind: 'kong', how: 'promoted', from: report.from, ...FOUR },
  );
  return [after, { type: 'konged', seat, tile: FACE_DOWN, how: report.how, stands: true }];
}

/** A meld from an unknown discard. */
function playClaim(
  table: Table,
  seat: Seat,
  meld: (Pung | Kong) & { readonly from: Seat },
): [Table, TableEvent] {
  const stand = [{ seat, call: meld.kind }];
  const offer = plainDiscard(FACE_DOWN, meld.from);
  return [withMeld(table, seat, meld), { type: 'awarded', offer, stand, lost: [] }];
}

function withMeld(table: Table, seat: Seat, meld: Meld): Table {
  const hand = table.seats[seat];
  return {
    ...withHand(table, seat, { ...hand, melds: [...hand.melds, meld] }),
    claims: table.claims + 1,
  };
}

function rollDice(ruleset: Ruleset, table: Table, dice: readonly number[]): [Table, TableEvent] {
  const step = ruleset.deal.preamble.find((each) => each.step === 'dice');
  if (step?.step !== 'dice') throw new RangeError(`${ruleset.id} is begun without dice`);
  const due = [...table.due, ...(step.owes?.(dice, table.dealer) ?? [])];
  return [
    { ...table, dice, due },
    { type: 'rolled', dice },
  ];
}

/** The cost of a mistake of this rule for this seat. Null if it costs nothing or is no mistake here. */
export function priceOf(
  ruleset: Ruleset,
  table: Table,
  { rule, seat, to }: Omit<HandWithoutTiles & { tells: 'mistake' }, 'tells'>,
): PaymentGroup | null {
  const reason = { rule, ...(to !== null && { seats: [to] }) };
  const action = { do: 'win', seat, despite: rule } as const;
  const mistake = ruleset.mistakes.find((each) => each.rule === rule);
  return mistake?.price(action, reason, { ruleset, table }) ?? null;
}

function mistake(
  ruleset: Ruleset,
  table: Table,
  report: HandWithoutTiles & { tells: 'mistake' },
): [Table, TableEvent] {
  const { rule, seat, to } = report;
  const price = priceOf(ruleset, table, report);
  if (!price) throw new RangeError(`"${rule}" costs nothing in ${ruleset.id}`);
  const reason = { rule, ...(to !== null && { seats: [to] }) };
  const action = { do: 'win', seat, despite: rule } as const;
  // The game itself asks for payments that come later.
  const isLater = ruleset.mistakes.some((each) => each.rule === rule && each.later);
  return [
    isLater ? table : { ...table, due: [...table.due, price] },
    { type: 'erred', action, reason, price },
  ];
}

/** The seat nearest after the discarder comes first. */
const nearest = (seats: readonly Seat[], from: Seat): Seat[] =>
  [...seats].sort((a, b) => distance(from, a) - distance(from, b));

function playWin(
  ruleset: Ruleset,
  table: Table,
  report: HandWithoutTiles & { tells: 'win' },
): [Table, TableEvent] {
  const { from, winners, losers } = report;
  const unit = ruleset.scoring?.unit;
  const how: WinSource =
    from === null ? byDraw(null) : { by: 'discard', tile: FACE_DOWN, from, last: false, opening: false };
  const seats = winners.map(({ seat }) => seat);
  const rule = from === null ? undefined : contestOf(ruleset, table, seats, from).ends;
  if (rule !== undefined) {
    return [
      { ...table, stage: settlingStage({ is: 'drawn', rule }) },
      { type: 'drawn', rule },
    ];
  }
  const wins = (from === null ? seats : nearest(seats, from)).map((seat): Win => {
    const winner = winners.find((each) => each.seat === seat);
    return { seat, how, score: winner?.score ?? scoreOfTotal(unit, winner?.total ?? 0) };
  });
  const [first, ...others] = wins;
  if (!first) throw new RangeError('a win has a winner');
  const loserScores = bySeat((seat) => {
    const total = losers[seat];
    return total === null ? null : scoreOfTotal(unit, total);
  });
  const outcome: Outcome = { is: 'won', winners: [first, ...others], from, loserScores };
  const stand = wins.map(({ seat }) => ({ seat, call: 'win' as const }));
  const event: TableEvent =
    from === null
      ? { type: 'won', win: first }
      : { type: 'awarded', offer: plainDiscard(FACE_DOWN, from), stand, lost: [] };
  return [{ ...table, revealed: SEATS, stage: settlingStage(outcome) }, event];
}
