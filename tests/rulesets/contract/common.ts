/**
 * The common reasons, read off the common rulebook and not off the engine: whose moment it is (`in-turn`), what one
 * holds (`own-tiles`), and what makes a run (`no-wrap`). Every game owes the same answers.
 */
import type { Action, RuleId } from '../../../src/engine/action.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { distance, type Seat } from '../../../src/engine/seats.ts';
import { awaitedSeats } from '../../../src/engine/selectors.ts';
import { type Offer, type Table, tilesLeft } from '../../../src/engine/table.ts';
import { JOKER, type Kind, plainKind } from '../../../src/engine/tiles.ts';
import { seenBy } from '../../../src/engine/view.ts';

export const COMMON = ['in-turn', 'own-tiles', 'no-wrap'] as const;
type Common = (typeof COMMON)[number];

export interface Owed {
  /** The common rule that must answer; null: none of them may. */
  readonly by: Common | null;
  /** Whether a rule of the game's own may answer first, one that it has for this call or for what one has declared:
   *  it is asked before the tiles are looked at. */
  readonly orOwn: boolean;
}

const exactly = (by: Common): Owed => ({ by, orOwn: false });
const unless = (own: boolean, by: Common): Owed => ({ by, orOwn: own });
const NONE_OF_THEM: Owed = { by: null, orOwn: true };

/** What the common rules say to this action at this table; null where they say nothing of it. */
export function owed(ruleset: Ruleset, table: Table, action: Action): Owed | null {
  const found = owedOnceAllIsPaid(ruleset, table, action);
  // While something is still to be paid it is nobody's moment, whatever else stands against it.
  return table.due.length > 0 && found?.by === null ? unless(true, 'in-turn') : found;
}

function owedOnceAllIsPaid(ruleset: Ruleset, table: Table, action: Action): Owed | null {
  const { stage } = table;
  // What is asked for before the first turn has rules of its own, and so have words.
  if (stage.phase === 'dealing' || action.do === 'say') return null;
  if (action.do === 'exchange') return exactly('in-turn');
  if (action.do === 'discard' && action.says !== undefined) return null;
  const { seat } = action;
  const awaited = awaitedSeats(table).includes(seat);
  if (action.do === 'discard' || action.do === 'show' || action.do === 'pass') {
    return ofOwn(ruleset, table, action, awaited);
  }
  if (isNever(ruleset, table, action)) return null;
  const offer = lying(table);
  if (
    offer &&
    offer.from !== seat &&
    (action.do !== 'kong' || offer.covered || action.tile === plainKind(offer.tile))
  ) {
    return claiming(ruleset, table, offer, action);
  }
  if (stage.phase !== 'deciding' || !awaited || action.do === 'pung' || action.do === 'chow') {
    return exactly('in-turn');
  }
  if (action.do === 'kong' && holdingLike(table, seat, action.tile) + (action.jokers ?? 0) === 0) {
    const adds = isAdded(table, seat, action.tile);
    const rule = adds ? ruleset.kongs.promoted : ruleset.kongs.concealed;
    const drew = stage.drew;
    const own = rule.forbids !== undefined || rule.untimely(drew) !== null || tilesLeft(table.wall) === 0;
    return unless(own || declared(ruleset, table, seat), 'own-tiles');
  }
  return action.do === 'win' ? NONE_OF_THEM : null;
}

/** Actions that take no tile of another's. */
function ofOwn(
  ruleset: Ruleset,
  table: Table,
  action: Action & { do: 'discard' | 'show' | 'pass' },
  awaited: boolean,
): Owed | null {
  const { phase } = table.stage;
  const { seat } = action;
  const shows =
    table.stage.phase === 'settling' && ruleset.deal.closing[table.stage.step]?.step === 'show-kongs';
  switch (action.do) {
    case 'discard':
      if (phase !== 'deciding' || !awaited) return exactly('in-turn');
      return holding(table, seat, action.tile) > 0
        ? NONE_OF_THEM
        : unless(declared(ruleset, table, seat), 'own-tiles');
    case 'show': {
      if (!shows || !awaited) return exactly('in-turn');
      const hidden = table.seats[seat].melds.some(
        (meld) => meld.kind === 'kong' && meld.how === 'concealed' && meld.tile === action.tile,
      );
      return hidden ? NONE_OF_THEM : exactly('own-tiles');
    }
    case 'pass':
      if (!awaited) return exactly('in-turn');
      // On one's own turn it is the game's own rule of passing that answers.
      return phase === 'deciding' || phase === 'settling' ? null : NONE_OF_THEM;
  }
}

/** Calls of the tile that lies there, by a seat that may ever make them. */
function claiming(
  ruleset: Ruleset,
  table: Table,
  offer: Offer,
  action: Action & { do: 'win' | 'pung' | 'chow' | 'kong' },
): Owed | null {
  const { seat } = action;
  if (offer.as !== 'discard') return null;
  if (hasAnswered(table, seat)) return mayEver(ruleset, offer, action) ? exactly('in-turn') : null;
  if (action.do !== 'chow' || !mayEver(ruleset, offer, action)) return null;
  const [low, high] = action.using;
  const holds = low === high ? holding(table, seat, low) > 1 : both(table, seat, low, high);
  // Of a hand of one tile it is told that it has no two for a run, not which two it lacks.
  const own = ruleset.calls.chow.forbids !== undefined || declared(ruleset, table, seat);
  if (!holds) return unless(own, table.seats[seat].concealed.length > 1 ? 'own-tiles' : 'no-wrap');
  return inRow([low, high, offer.tile]) ? NONE_OF_THEM : unless(own, 'no-wrap');
}

/** Whether this game lets the seat call this tile so at all. */
const mayEver = ({ calls }: Ruleset, offer: Offer, { do: call, seat }: Action): boolean => {
  if (call === 'win') return true;
  if (call !== 'pung' && call !== 'kong' && call !== 'chow') return false;
  const { who } = calls[call];
  if (offer.tile === JOKER) return false;
  return who === 'anyone' || (who === 'next' && distance(offer.from, seat) === 1);
};

/** Calls and kongs that the game does not have are answered by its rule of them, at any moment. */
function isNever({ calls, kongs }: Ruleset, table: Table, action: Action): boolean {
  if (action.do === 'pung' || action.do === 'chow') return calls[action.do].who === 'nobody';
  if (action.do !== 'kong') return false;
  return (
    (isAdded(table, action.seat, action.tile) ? kongs.promoted : kongs.concealed).none === true ||
    calls.kong.who === 'nobody'
  );
}

/** Whether a kong of this kind would be a tile added to a pung of the seat's. */
const isAdded = (table: Table, seat: Seat, tile: Kind): boolean =>
  table.seats[seat].melds.some((meld) => meld.kind === 'pung' && meld.tile === tile);

/** Whether the seat has said something that it stands by: what it may still do then is the game's own matter. */
const declared = (ruleset: Ruleset, table: Table, seat: Seat): boolean =>
  seenBy(ruleset, table, null).declarations[seat] !== null;

function lying({ stage }: Table): Offer | null {
  return stage.phase === 'collecting' || stage.phase === 'awarding' || stage.phase === 'drawing'
    ? stage.offer
    : null;
}

function hasAnswered({ stage }: Table, seat: Seat): boolean {
  if (stage.phase === 'drawing') return stage.passed?.includes(seat) === true;
  return 'answers' in stage && stage.answers.some((bid) => bid.seat === seat);
}

const holding = (table: Table, seat: Seat, tile: Kind): number =>
  table.seats[seat].concealed.filter((own) => own === tile).length;

/** As many of this kind, whatever their face: a red five counts as a five. */
const holdingLike = (table: Table, seat: Seat, kind: Kind): number =>
  table.seats[seat].concealed.filter((own) => plainKind(own) === kind).length;

const both = (table: Table, seat: Seat, a: Kind, b: Kind): boolean =>
  holding(table, seat, a) > 0 && holding(table, seat, b) > 0;

/** Three ranks that follow each other in one suit; the 9 is the end of it, and honours are of none. */
function inRow(tiles: readonly Kind[]): boolean {
  const sorted = tiles.map(plainKind).sort((a, b) => a - b);
  const [low = 0, , high = 0] = sorted;
  return (
    high < 27 && Math.floor(low / 9) === Math.floor(high / 9) && sorted.every((kind, i) => kind === low + i)
  );
}

/** Whether the answer is one that is owed. */
export const isOwed = ({ by, orOwn }: Owed, rule: RuleId | null): boolean =>
  rule === by || (orOwn && !COMMON.some((common) => common === rule));
