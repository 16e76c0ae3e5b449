/** A seat that lets a winning tile go may not win until a later discard of its own (rule `passed-win` 過水). */
import { type Clause, clause, memory } from '../../engine/clause.ts';
import type { TableEvent } from '../../engine/events.ts';
import { scoringHandAt } from '../../engine/hands.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import { howOffered, offerOf } from '../../engine/selectors.ts';
import { byDraw, completes } from '../../engine/win.ts';

const RULE = 'passed-win';

/**
 * Per seat. `free`: may win. `barred`: has let a win go. `turn`: has let one go with the tile that began its present
 * turn or that it claims for something else; the discard of that turn does not free it.
 */
type Wins = readonly ('free' | 'barred' | 'turn')[];

/** The memory of passed wins, whenever they end. */
const passedWins = memory<Wins>(RULE, ['free', 'free', 'free', 'free']);

/**
 * @param ends when the ban ends: with the discard of a later turn, or as soon as the next turn begins (option
 * `passed-win-ends: turn`)
 */
export function passedWin(ends: 'discard' | 'turn'): Clause {
  const inTurn = ends === 'turn';
  const rule = inTurn ? 'passed-win-ends' : RULE;
  return clause<Wins>({
    id: RULE,
    lasts: 'hand',
    initial: passedWins.initial,
    facts: {
      passedWin: {
        rule: RULE,
        is: 'flag',
        state: (wins, seat, value) => withWin(wins, seat, value ? 'barred' : 'free'),
      },
    },
    after: {
      answered: (wins, { bid: { seat, call } }, position) =>
        call === 'win' ? wins : letGo(wins, seat, call === 'pass' ? 'barred' : 'turn', position),
      erred: noteMistake,
      awarded: (wins, event) => (inTurn ? noteClaim(noteAward(wins, event), event) : noteAward(wins, event)),
      ...(inTurn && {
        drew: (wins, { seat, why }) => (why === 'turn' ? noteTurn(wins, seat) : wins),
      }),
      discarded: noteDiscard,
    },
    forbids: { win: (wins, { seat }) => (isBarred(wins, seat) ? { rule, seats: [seat] } : null) },
  });
}

/** A turn begins: an earlier passed win no longer counts. */
const noteTurn = (wins: Wins, seat: Seat): Wins =>
  wins[seat] === 'barred' ? withWin(wins, seat, 'free') : wins;

/** A claim also begins a turn. */
const noteClaim = (wins: Wins, { stand: [first] }: TableEvent & { type: 'awarded' }): Wins =>
  first && first.call !== 'win' ? noteTurn(wins, first.seat) : wins;

const isBarred = (wins: Wins, seat: Seat): boolean => wins[seat] !== 'free';

const withWin = (wins: Wins, seat: Seat, to: Wins[number]): Wins =>
  wins.map((was, i) => (i === seat ? to : was));

/** Any answer but a win lets the tile go; a claim does so within the turn it begins. */
function letGo(wins: Wins, seat: Seat, to: 'barred' | 'turn', { ruleset, table }: Position): Wins {
  const { stage } = table;
  if (isBarred(wins, seat) || (stage.phase !== 'collecting' && stage.phase !== 'awarding')) return wins;
  const { offer } = stage;
  const lets = completes(ruleset, scoringHandAt(table, seat, offer.tile), howOffered(offer));
  return lets ? withWin(wins, seat, to) : wins;
}

/** A void claim lets the tile go; so does a void self-draw whose tile was mixed into the hand. */
function noteMistake(wins: Wins, { action }: TableEvent & { type: 'erred' }, position: Position): Wins {
  const { seat } = action;
  const { stage } = position.table;
  if (stage.phase === 'collecting' || stage.phase === 'awarding') {
    return stage.answers.some((bid) => bid.seat === seat) ? letGo(wins, seat, 'barred', position) : wins;
  }
  const spoilt = action.do === 'win' && action.despite === 'winning-tile-apart';
  return spoilt && stage.phase === 'deciding' && stage.seat === seat ? withWin(wins, seat, 'turn') : wins;
}

/** A seat that claimed the winning tile for something else and did not get it has now let it go. */
function noteAward(wins: Wins, { stand }: TableEvent & { type: 'awarded' }): Wins {
  const [won] = stand;
  if (!won || won.call === 'win') return wins;
  return wins.map((was, seat) => (was === 'turn' && seat !== won.seat ? 'barred' : was));
}

/** A discard frees a seat barred before this turn, and bars one that could have declared a self-draw instead. */
function noteDiscard(
  wins: Wins,
  event: TableEvent & { type: 'discarded' },
  { ruleset, table }: Position,
): Wins {
  const { seat, tile } = event;
  switch (wins[seat]) {
    case 'barred':
      return withWin(wins, seat, 'free');
    case 'turn':
      return withWin(wins, seat, 'barred');
    default:
      return offerOf(table)?.afterCall === null &&
        completes(ruleset, scoringHandAt(table, seat, tile), byDraw(tile))
        ? withWin(wins, seat, 'barred')
        : wins;
  }
}
