/**
 * A seat must have said "fishing" with an earlier discard to win (rule `fishing-first`), unless it has not discarded
 * yet (`before-first-discard`). An original call counts as fishing.
 */
import type { Action, Discard, Say } from '../../engine/action.ts';
import { clause } from '../../engine/clause.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import { discardsSaying } from '../parts/words.ts';
import { FISHING, NO_LONGER, ORIGINAL_CALL } from './declarable-words.ts';
import { type Declaration, declarations, hasFished } from './declarations.ts';
import { type Freezing, isFrozen } from './frozen-hand.ts';
import { hasCalled } from './original-call.ts';
import { callingDiscards, isToDiscard } from './ready.ts';

const RULE = declarations.id;

type Memory = readonly Declaration[];

/** May a seat say "fishing" when it is not one tile short? Yes unless fishing freezes the hand (option `frozen`). */
const mayBluff = (freezing: Freezing): boolean => freezing !== 'both';

export const fishingClause = (freezing: Freezing) =>
  clause<Memory>({
    ...declarations,
    lasts: 'hand',
    words: [FISHING, NO_LONGER],
    presumes: 'fishing',
    facts: {
      fishing: {
        rule: 'fishing-first',
        is: 'flag',
        state: (memory, seat, value) => withWord(memory, seat, value ? FISHING : ''),
      },
    },
    after: {
      discarded: (memory, { seat, says }) =>
        says === FISHING || says === ORIGINAL_CALL ? withWord(memory, seat, says) : memory,
      said: (memory, { seat, word }) => (word === NO_LONGER ? withWord(memory, seat, NO_LONGER) : memory),
      told: (memory, { words }) =>
        memory.map((was, seat) => (words[seat] === ORIGINAL_CALL ? ORIGINAL_CALL : was)),
    },
    offers: (memory, seat, position) => offers(memory, seat, position, freezing),
    forbids: {
      win: (_memory, { seat }, position) =>
        position.table.seats[seat].discards > 0 && !hasFished(position, seat)
          ? { rule: RULE, seats: [seat] }
          : null,
      discard: (memory, action, position) => againstDiscard(memory, action, position, freezing),
      say: (memory, action, position) => againstSaying(memory, action, position, freezing),
    },
    // A hand frozen by fishing cannot declare "no longer fishing".
    declared: (memory, seat) => memory[seat] || null,
  });

const withWord = (memory: Memory, seat: Seat, word: Declaration): Memory =>
  memory.map((was, i) => (i === seat ? word : was));

/** The declarations on offer (rules `fishing-with-discard`, `no-longer-fishing`). */
function offers(memory: Memory, seat: Seat, position: Position, freezing: Freezing): readonly Action[] {
  if (!isToDiscard(position, seat)) return [];
  switch (memory[seat]) {
    case '': {
      if (hasCalled(position, seat)) return [];
      const { concealed } = position.table.seats[seat];
      return discardsSaying(FISHING, seat, mayBluff(freezing) ? concealed : callingDiscards(position, seat));
    }
    case NO_LONGER:
      return [];
    default:
      return isFrozen(position, seat, freezing) ? [] : [{ do: 'say', seat, word: NO_LONGER }];
  }
}

function againstDiscard(
  memory: Memory,
  { seat, tile, says }: Discard,
  position: Position,
  freezing: Freezing,
): Reason | null {
  if (says === NO_LONGER) return { rule: 'no-longer-fishing', seats: [seat] };
  if (says !== FISHING) return null;
  if (memory[seat] !== '') return { rule: 'fishing-with-discard', seats: [seat] };
  return mayBluff(freezing) || callingDiscards(position, seat).includes(tile)
    ? null
    : { rule: 'frozen', tiles: [tile] };
}

function againstSaying(
  memory: Memory,
  { seat, word }: Say,
  position: Position,
  freezing: Freezing,
): Reason | null {
  if (!isToDiscard(position, seat)) return null;
  if (word === FISHING) return { rule: 'fishing-with-discard', seats: [seat] };
  if (word !== NO_LONGER) return null;
  if (memory[seat] === '' || memory[seat] === NO_LONGER) return { rule: 'no-longer-fishing', seats: [seat] };
  return isFrozen(position, seat, freezing) ? { rule: 'frozen', seats: [seat] } : null;
}
