/**
 * An original call: ready with the dealt tiles, declared with the first discard or during a goulash's exchanges (rule
 * `original-call`, `exchange-exempt`). It earns a double while these tiles are kept.
 */
import type { Action } from '../../engine/action.ts';
import { clause, memory } from '../../engine/clause.ts';
import type { TableEvent } from '../../engine/events.ts';
import { holds, withoutTiles } from '../../engine/hands.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { SeatHand } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { discardsSaying } from '../parts/words.ts';
import { ORIGINAL_CALL } from './declarable-words.ts';
import { callingDiscards, isCalling, isToDiscard } from './ready.ts';

export const RULE = 'original-call';

/** A call: the concealed tiles to keep (null until known), and whether it still holds. */
interface Call {
  readonly [key: string]: readonly Kind[] | boolean | null;
  readonly kept: readonly Kind[] | null;
  readonly holds: boolean;
}
type Calls = readonly (Call | null)[];

const calls = memory<Calls>(RULE, [null, null, null, null]);
const callOf = ({ table }: Position, seat: Seat): Call | null => calls.of(table)[seat] ?? null;

/** Has this seat made an original call in this hand, true or not, kept or not? */
export const hasCalled = (position: Position, seat: Seat): boolean => callOf(position, seat) !== null;

/** Does this seat's original call count? It was true when made, and the hand has not changed since. */
export const originalCall = (position: Position, seat: Seat): boolean =>
  callOf(position, seat)?.holds === true;

/** @param bluff true if a false call is allowed (option `frozen`: off); it earns nothing */
export const originalCalls = (bluff: boolean) =>
  clause<Calls>({
    ...calls,
    lasts: 'hand',
    words: [ORIGINAL_CALL],
    facts: {
      originalCall: {
        rule: 'original-call',
        is: 'flag',
        state: (memory, seat, value) => withCall(memory, seat, value ? { kept: null, holds: true } : null),
      },
    },
    after: {
      told: (memory, { words }, position) =>
        memory.map((was, seat) =>
          words[seat] === ORIGINAL_CALL ? calledBefore(position, seat as Seat) : was,
        ),
      drew: withHandBefore,
      discarded: noteDiscard,
      // A promoted kong needs a claimed pung, and with one the call is already lost.
      konged: (memory, { how, seat }, position) =>
        how === 'concealed' ? noteKong(memory, seat, position) : memory,
      awarded: (memory, { stand: [first] }, position) => {
        if (!first || first.call === 'win') return memory;
        return first.call === 'kong' ? noteKong(memory, first.seat, position) : loseCall(memory, first.seat);
      },
    },
    offers: (_memory, seat, position): readonly Action[] =>
      mayCall(position, seat) ? discardsSaying(ORIGINAL_CALL, seat, tilesFor(position, seat, bluff)) : [],
    forbids: {
      say: (_memory, { seat, word }, position) =>
        word === ORIGINAL_CALL && isToDiscard(position, seat) ? { rule: RULE, seats: [seat] } : null,
      discard: (_memory, { seat, tile, says }, position) => {
        if (says !== ORIGINAL_CALL) return null;
        if (!mayCall(position, seat)) return { rule: RULE, seats: [seat] };
        return bluff || tilesFor(position, seat, bluff).includes(tile)
          ? null
          : { rule: 'frozen', tiles: [tile] };
      },
    },
  });

/** May this seat call? Only before its first discard, with no meld. */
function mayCall(position: Position, seat: Seat): boolean {
  const { stage, seats } = position.table;
  const { discards, melds } = seats[seat];
  const drew = stage.phase === 'deciding' ? stage.drew : null;
  return (
    isToDiscard(position, seat) &&
    drew !== null &&
    discards === 0 &&
    melds.length === 0 &&
    callOf(position, seat) === null
  );
}

const tilesFor = (position: Position, seat: Seat, bluff: boolean): readonly Kind[] =>
  bluff ? position.table.seats[seat].concealed : callingDiscards(position, seat);

const withCall = (memory: Calls, seat: Seat, call: Call | null): Calls =>
  memory.map((was, i) => (i === seat ? call : was));

/** A call made during the exchanges. East's tiles are unknown until it discards one of fourteen. */
const calledBefore = ({ table }: Position, seat: Seat): Call => ({
  kept: seat === table.dealer ? null : table.seats[seat].concealed,
  holds: true,
});

const loseCall = (memory: Calls, seat: Seat): Calls => {
  const call = memory[seat];
  return call ? withCall(memory, seat, { ...call, holds: false }) : memory;
};

/** Completes a call stated by a scene: its tiles are those held before the next draw. */
function withHandBefore(
  memory: Calls,
  { seat, tile, why }: TableEvent & { type: 'drew' },
  { table }: Position,
): Calls {
  const call = memory[seat];
  if (!call || call.kept !== null || why !== 'turn') return memory;
  return withCall(memory, seat, { ...call, kept: withoutTiles(table.seats[seat].concealed, [tile]) });
}

function noteDiscard(
  memory: Calls,
  { seat, says }: TableEvent & { type: 'discarded' },
  position: Position,
): Calls {
  const hand = position.table.seats[seat];
  const call = memory[seat];
  if (says === ORIGINAL_CALL || (call && call.kept === null)) {
    return withCall(memory, seat, { kept: hand.concealed, holds: isCalling(position, seat, hand) });
  }
  if (!call?.kept) return memory;
  return sameTiles(call.kept, hand.concealed) ? memory : loseCall(memory, seat);
}

/** A kong keeps the call if the rest of the hand is unchanged and still one tile short, as under `frozen`. */
function noteKong(memory: Calls, seat: Seat, position: Position): Calls {
  const call = memory[seat];
  if (!call?.holds) return memory;
  const hand: SeatHand = position.table.seats[seat];
  const unchanged = call.kept === null || holds(call.kept, hand.concealed);
  return unchanged && isCalling(position, seat, hand)
    ? withCall(memory, seat, { kept: hand.concealed, holds: true })
    : loseCall(memory, seat);
}

const sameTiles = (a: readonly Kind[], b: readonly Kind[]): boolean =>
  a.length === b.length && a.every((tile, i) => tile === b[i]);
