/** `passed-win` 過水: who lets a winning tile go by may not win until a later discard of their own. */
import type { Action } from '../../engine/action.ts';
import { heldBy } from '../../engine/hands.ts';
import { clause, type Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { TableEvent } from '../../engine/table.ts';
import { howOffered } from '../../engine/table-facts.ts';
import { byDraw, completes } from '../../engine/win.ts';

const RULE = 'passed-win';

/**
 * Of each seat: whether it may win (`free`), has let a win go (`barred`), or has let one go with the tile that its
 * present turn began with, or claims it for something else: the discard of that turn does not free it (`turn`).
 * And whether the turn it is in began with a draw or with the deal.
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
    passedWin: {
      is: 'flag',
      state: (memory, seat, value) => withWins(memory, seat, value ? 'barred' : 'free'),
    },
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
    case 'answered': {
      const { seat, call } = event.bid;
      return call === 'win' ? memory : letGo(memory, seat, call === 'pass' ? 'barred' : 'turn', position);
    }
    case 'erred':
      return erred(memory, event, position);
    case 'awarded':
      return awarded(memory, event);
    case 'discarded':
      return discarded(memory, event, position);
    default:
      return memory;
  }
}

/** Any answer but a win lets the tile go; a claim of it does so within the turn that the claim begins. */
function letGo(memory: Memory, seat: Seat, to: 'barred' | 'turn', { ruleset, table }: Position): Memory {
  const { stage } = table;
  if (isBarred(memory, seat) || (stage.phase !== 'claiming' && stage.phase !== 'awarding')) return memory;
  const { offer } = stage;
  const wins = completes(ruleset, heldBy(table, seat, offer.tile), howOffered(offer));
  return wins ? withWins(memory, seat, to) : memory;
}

/** A void bid is an answer that lets the tile go; a self-draw that is void, with the tile mixed in, does too. */
function erred(memory: Memory, { action }: TableEvent & { type: 'erred' }, position: Position): Memory {
  const { seat } = action;
  const { stage } = position.table;
  if (stage.phase === 'claiming' || stage.phase === 'awarding') {
    return stage.answers.some((bid) => bid.seat === seat) ? letGo(memory, seat, 'barred', position) : memory;
  }
  const spoilt = action.do === 'win' && action.despite === 'winning-tile-apart';
  return spoilt && stage.phase === 'deciding' && stage.seat === seat
    ? withWins(memory, seat, 'turn')
    : memory;
}

/** Whoever claimed the winning tile for something else and did not get it has just let it go. */
function awarded(memory: Memory, { stand }: TableEvent & { type: 'awarded' }): Memory {
  const [won] = stand;
  if (!won || won.call === 'win') return memory;
  const wins = memory.wins.map((was, seat) => (was === 'turn' && seat !== won.seat ? 'barred' : was));
  return withDrew({ ...memory, wins }, won.seat, false);
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
