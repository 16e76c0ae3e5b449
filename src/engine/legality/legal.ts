/** Lists legal actions: every action the tiles allow, filtered by the verdict. */
import type { Action } from '../action.ts';
import { clauseMemory } from '../clause.ts';
import { copiesOf, countTiles } from '../counts.ts';
import { givers } from '../exchange.ts';
import { kindsOf, scoringHandAt } from '../hands.ts';
import { hooksOf } from '../hooks.ts';
import { promotesTo, redderPungs, waysToMake } from '../jokers.ts';
import type { Ruleset } from '../ruleset.ts';
import { runsWith } from '../runs.ts';
import { SEATS, type Seat } from '../seats.ts';
import { awaitedSeats, hiddenKongs, howDrawn, howOffered } from '../selectors.ts';
import type { Offer, SeatHand, Table } from '../table.ts';
import { JOKER, type Kind, plainKind } from '../tiles.ts';
import { completes } from '../win.ts';
import { mayCallFrom } from './availability.ts';
import { forbids } from './verdict.ts';

/**
 * Lists every legal action, of one seat or of all, in a fixed order: seat by seat, wins first, then tiles from low to
 * high; what clauses offer comes last. Each choice of tiles in an exchange is listed once. Empty while payments are
 * due.
 */
export function legal(ruleset: Ruleset, table: Table, only: Seat | null = null): readonly Action[] {
  if (table.due.length > 0) return [];
  const actions: Action[] = [];
  for (const seat of awaitedSeats(table))
    if (only === null || seat === only) actions.push(...ordinary(ruleset, table, seat));
  for (const seat of only === null ? SEATS : [only]) actions.push(...offeredTo(ruleset, table, seat));
  return actions.filter((action) => forbids(ruleset, table, action) === null);
}

/** Lists the legal claims of one seat on this tile, without pass. */
export function claimsOf(ruleset: Ruleset, table: Table, offer: Offer, seat: Seat): Action[] {
  const asking = onlyPending(table, offer, seat);
  return claims(ruleset, table, offer, seat).filter((action) => forbids(ruleset, asking, action) === null);
}

/** Has the seat a legal claim? Stops at the first. */
export function mayClaim(ruleset: Ruleset, table: Table, offer: Offer, seat: Seat): boolean {
  const actions = claims(ruleset, table, offer, seat);
  if (actions.length === 0) return false;
  const asking = onlyPending(table, offer, seat);
  return actions.some((action) => forbids(ruleset, asking, action) === null);
}

/** The table as if only this seat were asked about the tile. */
const onlyPending = (table: Table, offer: Offer, seat: Seat): Table => ({
  ...table,
  due: [],
  stage: { phase: 'collecting', offer, pending: [seat], answers: [], kong: null },
});

/** Actions that a seat's tiles allow when it is asked; legality is checked later. */
function ordinary(ruleset: Ruleset, table: Table, seat: Seat): Action[] {
  const { stage } = table;
  switch (stage.phase) {
    case 'deciding':
      return [
        ...(stage.drew !== null &&
        completes(ruleset, scoringHandAt(table, seat), howDrawn(table, seat, stage.drew))
          ? [{ do: 'win', seat } as const]
          : []),
        ...withOwnTiles(ruleset, table.seats[seat], seat),
      ];
    case 'collecting':
      return [...claims(ruleset, table, stage.offer, seat), { do: 'pass', seat }];
    case 'dealing':
      return exchanges(ruleset, table, stage.step, seat);
    case 'settling':
      return ruleset.deal.closing[stage.step]?.step === 'show-kongs'
        ? hiddenKongs(table, seat).map((tile) => ({ do: 'show', seat, tile }))
        : [];
    default:
      return [];
  }
}

/** Discards and kongs on the seat's own turn. */
function withOwnTiles(ruleset: Ruleset, hand: SeatHand, seat: Seat): Action[] {
  const { concealed, melds } = hand;
  const actions: Action[] = [];
  const counts = countTiles(concealed);
  // Without a pung to add to, only tiles of which four are held, jokers included, make a kong.
  const fewest = melds.some(({ kind }) => kind === 'pung') ? 1 : 4 - (counts[JOKER] as number);
  let before: Kind | null = null;
  for (const tile of kindsOf(concealed)) {
    actions.push({ do: 'discard', seat, tile });
    const kind = plainKind(tile);
    // A red five comes right after the plain ones; list a kong of the kind once.
    if ((counts[kind] as number) >= fewest && (before === null || plainKind(before) !== kind))
      addKongs(actions, ruleset, hand, seat, kind);
    before = tile;
  }
  // A joker may be added to an open pung whose own tile is not in the hand.
  const open =
    ruleset.jokers && concealed.includes(JOKER)
      ? melds.flatMap(({ kind, tile }) => (kind === 'pung' && !concealed.includes(tile) ? [tile] : []))
      : [];
  for (const tile of open) addKongs(actions, ruleset, hand, seat, tile);
  return actions;
}

/** Adds the kongs of this kind that the tiles allow: the fourth tile of a pung, or four concealed tiles. */
function addKongs(actions: Action[], { jokers }: Ruleset, hand: SeatHand, seat: Seat, tile: Kind): void {
  const pung = promotesTo(hand, tile);
  const before = pung ? copiesOf(pung.tiles, JOKER) : 0;
  for (const n of waysToMake(jokers, 'kong', hand.concealed, tile, pung ? 1 : 4, before))
    actions.push({ do: 'kong', seat, tile, ...withJokers(n) });
}

const withJokers = (n: number) => (n > 0 ? { jokers: n } : {});

/** A win, and the melds the seat could make with the offered tile. */
function claims(ruleset: Ruleset, table: Table, offer: Offer, seat: Seat): Action[] {
  const { tile, from } = offer;
  if (seat === from) return [];
  const { jokers } = ruleset;
  const { concealed } = table.seats[seat];
  const actions: Action[] = [];
  if (completes(ruleset, scoringHandAt(table, seat, tile), howOffered(offer)))
    actions.push({ do: 'win', seat });
  for (const n of waysToMake(jokers, 'kong', concealed, tile, 3))
    actions.push({ do: 'kong', seat, tile: plainKind(tile), ...withJokers(n) });
  for (const n of waysToMake(jokers, 'pung', concealed, tile, 2))
    actions.push({ do: 'pung', seat, ...withJokers(n) });
  for (const using of redderPungs(concealed, tile)) actions.push({ do: 'pung', seat, using });
  if (mayCallFrom(ruleset.calls.chow, seat, from))
    for (const using of runsWith(tile, concealed)) actions.push({ do: 'chow', seat, using });
  return actions;
}

/**
 * Each choice of tiles to give, once; a pass if the seat gives nothing but is asked. Example: choices of 2 from 1 1 5
 * are [1, 1] and [1, 5].
 */
function exchanges(ruleset: Ruleset, table: Table, at: number, seat: Seat): Action[] {
  const step = ruleset.deal.preamble[at];
  if (step?.step !== 'exchange') return [];
  if (!givers(ruleset, table, step).includes(seat)) return [{ do: 'pass', seat }];
  const { concealed } = table.seats[seat];
  const choices = (count: number, from: number): Kind[][] =>
    count === 0
      ? [[]]
      : concealed.flatMap((tile, i) =>
          i < from || (i > from && tile === concealed[i - 1])
            ? []
            : choices(count - 1, i + 1).map((others) => [tile, ...others]),
        );
  return choices(step.count, 0).map((tiles) => ({ do: 'exchange', seat, tiles }));
}

/** Actions that clauses offer this seat. */
const offeredTo = (ruleset: Ruleset, table: Table, seat: Seat): readonly Action[] =>
  hooksOf(ruleset).offers.flatMap(
    (clause) => clause.offers?.(clauseMemory(table, clause), seat, { ruleset, table }) ?? [],
  );
