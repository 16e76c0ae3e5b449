/** Riichi: a concealed ready hand declared with a discard, backed by a bet, and frozen from then on (rule `riichi`). */
import type { Action, ClaimChow, ClaimPung, DeclareKong, Discard, RuleId, Say } from '../../engine/action.ts';
import { type Clause, type ClauseFact, clause } from '../../engine/clause.ts';
import type { Chosen } from '../../engine/game.ts';
import { kindsOf, scoringHandAt } from '../../engine/hands.ts';
import { isConcealed } from '../../engine/melds.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Position, Ruleset } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { type SeatHand, tilesLeft } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { readyDiscards } from '../../engine/win.ts';
import { discardsSaying } from '../parts/words.ts';
import { THREE_WINNERS } from './aborts.ts';
import { goAround } from './go-around.ts';
import { kanInRiichi } from './kan-in-riichi.ts';
import { isReady } from './ready.ts';
import { riichis, type SeatRiichi } from './riichi-state.ts';

/** The declaration made with the discard. */
export const RIICHI = 'riichi';
/** The bet, in points (rule `riichi-bet`). */
export const BET = 1000;

type Memory = readonly SeatRiichi[];

const withSeatRiichi = (memory: Memory, seat: Seat, to: Partial<SeatRiichi>): Memory =>
  memory.map((was, i) => (i === seat ? { ...was, ...to } : was));

const fact = (
  rule: RuleId,
  state: (value: boolean, river: number) => Partial<SeatRiichi>,
): ClauseFact<Memory> => ({
  rule,
  is: 'flag',
  state: (memory, seat, value, river) => withSeatRiichi(memory, seat, state(value, river)),
});

/**
 * State of a riichi that a scene states: one discard lies sideways if there is any, the first for double riichi, else
 * the last.
 */
const stands = (at: number): Partial<SeatRiichi> => ({ is: 'stands', ...(at >= 0 && { sideways: at }) });

export function riichi(chosen: Chosen): Clause {
  const discards = (memory: Memory, seat: Seat, position: Position): readonly Kind[] =>
    againstAny(memory, seat, position, chosen) === null ? keepingReady(seat, position, chosen) : [];
  return clause<Memory>({
    id: riichis.id,
    lasts: 'hand',
    initial: riichis.initial,
    words: [RIICHI],
    facts: {
      riichi: fact('riichi', (value, river) => (value ? stands(river - 1) : { is: 'no' })),
      doubleRiichi: fact('double-riichi', (value, river) =>
        value ? { ...stands(Math.min(0, river - 1)), double: true } : { double: false },
      ),
      ippatsu: fact('ippatsu', (ippatsu) => ({ ippatsu })),
    },
    after: {
      discarded: (memory, { seat, says }, { table }) => {
        const was = memory[seat];
        const at = table.seats[seat].river.length - 1;
        if (says === RIICHI) {
          const double = table.seats[seat].discards === 1 && !goAround.of(table);
          return withSeatRiichi(memory, seat, { is: 'declared', double, ippatsu: true, sideways: at });
        }
        if (!was?.ippatsu && was?.sideways !== 'next') return memory;
        return withSeatRiichi(memory, seat, {
          ippatsu: false,
          ...(was.sideways === 'next' && { sideways: at }),
        });
      },
      // Updated only on events everybody sees; earlier would reveal which seats were asked.
      drew: (memory, { why }) => letGo(why === 'kong' ? endIppatsu(memory) : memory),
      drawn: (memory, { rule }) => (rule === THREE_WINNERS ? takeBack(memory) : letGo(memory)),
      awarded: (memory, { offer, stand: [first] }, { table }) => {
        if (first?.call === 'win') return takeBack(memory);
        const after = letGo(endIppatsu(memory));
        const lay = after[offer.from]?.sideways === table.seats[offer.from].river.length;
        return lay ? withSeatRiichi(after, offer.from, { sideways: 'next' }) : after;
      },
      paid: (memory) =>
        memory.some(({ is }) => is === 'pays')
          ? memory.map((was) => (was.is === 'pays' ? { ...was, is: 'stands' } : was))
          : memory,
    },
    owes: { drew: bets, drawn: bets, awarded: bets },
    offers: (memory, seat, position) => discardsSaying(RIICHI, seat, discards(memory, seat, position)),
    forbids: {
      discard: (memory, action, position) =>
        action.says === RIICHI
          ? againstDeclaring(memory, action, position, chosen)
          : isFrozen(memory, action)
            ? againstOther(action, position)
            : null,
      say: (memory, action, position) =>
        action.word === RIICHI ? againstDeclaring(memory, action, position, chosen) : null,
      pung: againstCall,
      chow: againstCall,
      kong: (memory, action, position) =>
        isFrozen(memory, action) ? againstKan(action, position, chosen) : null,
    },
    declared: (memory, seat) => (memory[seat]?.is === 'no' ? null : RIICHI),
    marks: (memory, seat) => {
      const at = memory[seat]?.sideways;
      return typeof at === 'number' ? [at] : [];
    },
  });
}

/** Ends ippatsu for every seat. */
const endIppatsu = (memory: Memory): Memory =>
  memory.some(({ ippatsu }) => ippatsu) ? memory.map((was) => ({ ...was, ippatsu: false })) : memory;

/** Takes back a declaration whose discard is won on, or would be if three had not claimed it (rule `riichi-bet`). */
const takeBack = (memory: Memory): Memory =>
  memory.map((was) => (was.is === 'declared' ? { ...was, is: 'no' } : was));

/** Marks seats whose declaring discard was not claimed as paying their bet. */
function letGo(memory: Memory): Memory {
  return memory.some(({ is }) => is === 'declared')
    ? memory.map((was) => (was.is === 'declared' ? { ...was, is: 'pays' } : was))
    : memory;
}

function bets(memory: Memory): readonly PaymentGroup[] {
  const rule = 'riichi-bet';
  return SEATS.filter((seat) => memory[seat]?.is === 'pays').map((from) => ({
    rule,
    payments: [{ from, to: 'pot', amount: BET, rule, book: 'cash' }],
  }));
}

/**
 * The reason why this seat may not declare whatever it discards; null if it may. Outside the seat's turn after a draw,
 * the reason is rule `riichi` itself.
 */
function againstAny(memory: Memory, seat: Seat, position: Position, chosen: Chosen): Reason | null {
  const { table } = position;
  const { stage } = table;
  if (memory[seat]?.is !== 'no') return { rule: 'riichi-freezes', seats: [seat] };
  if (!isConcealed(table.seats[seat].melds)) return { rule: 'riichi-concealed', seats: [seat] };
  const need = Number(chosen['riichi-tiles'] ?? 1);
  const have = tilesLeft(table.wall);
  if (have < need) return { rule: 'riichi-wall', have, need };
  if (chosen['riichi-points'] === true && table.cash.seats[seat] < BET) {
    return { rule: 'riichi-bet', have: table.cash.seats[seat], need: BET };
  }
  const mayNow = stage.phase === 'deciding' && stage.seat === seat && stage.drew !== null;
  return mayNow ? null : { rule: RIICHI, seats: [seat] };
}

/** The last answer of `keepingReady`: every discard of a turn asks for it, and hands are immutable. */
let last: { readonly ruleset: Ruleset; readonly hand: SeatHand; readonly ready: readonly Kind[] } | null =
  null;

/** Lists the discards that leave the hand ready. */
function keepingReady(seat: Seat, { ruleset, table }: Position, chosen: Chosen): readonly Kind[] {
  const hand = table.seats[seat];
  if (last?.ruleset === ruleset && last.hand === hand) return last.ready;
  const ready = readyDiscards(ruleset, scoringHandAt(table, seat), kindsOf(hand.concealed), (rest) =>
    isReady(ruleset, rest, chosen),
  );
  last = { ruleset, hand, ready };
  return ready;
}

function againstDeclaring(
  memory: Memory,
  action: Discard | Say,
  position: Position,
  chosen: Chosen,
): Reason | null {
  const { seat } = action;
  const { stage, seats } = position.table;
  // Another seat's moment, or a tile not in hand, is refused by other rules.
  if (stage.phase !== 'deciding' || stage.seat !== seat) return null;
  const never = againstAny(memory, seat, position, chosen);
  if (never) return never;
  // Riichi is declared with a discard, never by itself.
  if (action.do !== 'discard') return { rule: RIICHI, seats: [seat] };
  if (!seats[seat].concealed.includes(action.tile)) return null;
  const would = keepingReady(seat, position, chosen);
  if (would.includes(action.tile)) return null;
  return would.length > 0
    ? { rule: 'riichi-ready', tiles: would }
    : { rule: 'riichi-ready', have: 0, need: 1 };
}

/** Has this seat declared, so that its hand may not change (rule `riichi-freezes`)? */
const isFrozen = (memory: Memory, { seat }: Action): boolean => memory[seat]?.is !== 'no';

const frozen = (seat: Seat): Reason => ({ rule: 'riichi-freezes', seats: [seat] });

/** In riichi no set is called. */
const againstCall = (memory: Memory, action: ClaimChow | ClaimPung): Reason | null =>
  isFrozen(memory, action) ? frozen(action.seat) : null;

function againstKan({ seat, tile }: DeclareKong, position: Position, chosen: Chosen): Reason | null {
  const { stage } = position.table;
  return stage.phase === 'deciding' && stage.seat === seat
    ? kanInRiichi(seat, tile, position, chosen)
    : frozen(seat);
}

/** In riichi every tile is discarded as it is drawn. */
function againstOther({ tile }: Discard, { table: { stage } }: Position): Reason | null {
  const drawn = stage.phase === 'deciding' ? stage.drew?.tile : null;
  return drawn !== null && drawn !== undefined && tile !== drawn
    ? { rule: 'riichi-freezes', tiles: [drawn] }
    : null;
}
