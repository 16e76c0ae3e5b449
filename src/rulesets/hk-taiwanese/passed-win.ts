/** `passed-win` 過水: who lets a winning tile go by may not win until a later discard of their own. */
import type { Action } from '../../engine/action.ts';
import { heldBy } from '../../engine/hands.ts';
import { clause, type Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { TableEvent } from '../../engine/table.ts';
import { howOffered } from '../../engine/verdict.ts';
import { byDraw, completes } from '../../engine/win.ts';

const RULE = 'passed-win';

/**
 * Of each seat: whether it may win (`free`), has let a win go (`barred`), or has let one go within the turn it is
 * in, whose discard does not free it (`turn`). And whether the turn it is in began with a draw or with the deal.
 */
interface Memory {
  readonly [key: string]: readonly string[] | readonly boolean[];
  readonly wins: readonly ('free' | 'barred' | 'turn')[];
  readonly drew: readonly boolean[];
}

export const passedWin = clause<Memory>({
  id: RULE,
  lasts: 'hand',
  initial: { wins: ['free', 'free', 'free', 'free'], drew: [true, true, true, true] },
  facts: {
    passedWin: (memory, seat, value) => withWins(memory, seat, value === true ? 'barred' : 'free'),
  },
  after,
  forbids: (memory, action) => (action.do === 'win' && isBarred(memory, action.seat) ? reason(action) : null),
  shows: (memory, seat) => (seat === null ? memory.wins : (memory.wins[seat] ?? 'free')),
});

const reason = ({ seat }: Action) => ({ rule: RULE, seats: [seat] });
const isBarred = (memory: Memory, seat: Seat): boolean => memory.wins[seat] !== 'free';

const withWins = (memory: Memory, seat: Seat, to: Memory['wins'][number]): Memory => ({
  ...memory,
  wins: memory.wins.map((was, i) => (i === seat ? to : was)),
});

const withDrew = (memory: Memory, seat: Seat, drew: boolean): Memory =>
  memory.drew[seat] === drew
    ? memory
    : { ...memory, drew: memory.drew.map((was, i) => (i === seat ? drew : was)) };

function after(memory: Memory, event: TableEvent, position: Position): Memory {
  switch (event.type) {
    case 'drew':
      return withDrew(memory, event.seat, true);
    case 'answered':
      return answered(memory, event, position);
    case 'awarded': {
      const [stand] = event.stand;
      return stand && stand.call !== 'win' && stand.call !== 'kong'
        ? withDrew(memory, stand.seat, false)
        : memory;
    }
    case 'discarded':
      return discarded(memory, event, position);
    default:
      return memory;
  }
}

/** Any answer but a win lets the tile go; a claim of it does so within the turn that the claim begins. */
function answered(
  memory: Memory,
  { bid }: TableEvent & { type: 'answered' },
  { ruleset, table }: Position,
): Memory {
  const { stage } = table;
  if (bid.call === 'win' || isBarred(memory, bid.seat)) return memory;
  if (stage.phase !== 'claiming' && stage.phase !== 'awarding') return memory;
  const { offer } = stage;
  if (!completes(ruleset, heldBy(table, bid.seat, offer.tile), howOffered(offer))) return memory;
  return withWins(memory, bid.seat, bid.call === 'pass' ? 'barred' : 'turn');
}

/** A discard frees who was barred before this turn, and bars who could have declared a self-draw instead. */
function discarded(
  memory: Memory,
  event: TableEvent & { type: 'discarded' },
  { ruleset, table }: Position,
): Memory {
  const { seat, tile } = event;
  const drew = memory.drew[seat] === true;
  const next = withDrew(memory, seat, false);
  switch (memory.wins[seat]) {
    case 'barred':
      return withWins(next, seat, 'free');
    case 'turn':
      return withWins(next, seat, 'barred');
    default:
      return drew && completes(ruleset, heldBy(table, seat, tile), byDraw(tile))
        ? withWins(next, seat, 'barred')
        : next;
  }
}
