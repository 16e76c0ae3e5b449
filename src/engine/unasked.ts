/** What the referee does unasked: one event at a time. */
import { goingOn, scored, wonBy, wonByDeal } from './acting.ts';
import {
  afterReplacing,
  type Fresh,
  finished,
  type Happened,
  happened,
  settling,
  toReveal,
} from './aftermath.ts';
import { preparing } from './deal.ts';
import { type ExchangeStep, partnerOf } from './exchange.ts';
import { withoutTiles, withTile } from './hands.ts';
import { ownTiles } from './jokers.ts';
import { claimedMeld } from './melds.ts';
import { bookDebts, payInto } from './payment.ts';
import type { Ruleset } from './ruleset.ts';
import { type BySeat, bySeat, othersAfter, SEATS, type Seat, withSeat } from './seats.ts';
import { type Taken, takeSupplement, takeTurn } from './supply.ts';
import { type Claim, left, type SeatHand, type Stage, type Table } from './table.ts';
import { howOffered, promoted, withHand } from './table-facts.ts';
import { isBonus, type Kind } from './tiles.ts';

/** The referee's next step, or null while a player is awaited or the hand has ended. */
export function unasked(ruleset: Ruleset, table: Table): Happened | null {
  if (table.due.length > 0) return pay(ruleset, table);
  const { stage } = table;
  switch (stage.phase) {
    case 'preparing':
      return prepare(ruleset, table, stage);
    case 'drawing':
      return draw(ruleset, table, stage);
    case 'awarding':
      return award(ruleset, table, stage);
    case 'settling':
      return settle(ruleset, table, stage);
    default:
      return null;
  }
}

function pay(ruleset: Ruleset, table: Table): Happened | null {
  const [group, ...rest] = table.due;
  if (!group) return null;
  const cash = payInto(
    table.cash,
    group.payments.filter((payment) => payment.book === 'cash'),
  );
  const debts = bookDebts(table.debts, group.payments);
  return happened(ruleset, { ...table, cash, debts, due: rest }, { type: 'paid', group });
}

function prepare(ruleset: Ruleset, table: Table, stage: Stage & { phase: 'preparing' }): Happened | null {
  const step = ruleset.deal.preamble[stage.step];
  switch (step?.step) {
    case 'dice': {
      const due = step.owes?.(table.dice, table.dealer) ?? [];
      const next = { ...table, rolled: true, due, stage: preparing(stage.step + 1, table.dealer) };
      return happened(ruleset, next, { type: 'rolled', dice: table.dice });
    }
    case 'replacing':
      return replace(ruleset, table, stage, step.word);
    case 'exchange':
      return stage.asked.some((seat) => stage.chosen[seat] === null)
        ? null
        : closeExchange(ruleset, table, stage, step);
    default:
      return null;
  }
}

function replace(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'preparing' },
  word: string | null,
): Happened {
  const seat = stage.turn;
  if (stage.owed) {
    const taken = takeSupplement(ruleset, table);
    if (!taken) return drawnHand(ruleset, table, ruleset.supplement.out);
    const after = { ...drawnInto(table, seat, taken), stage: { ...stage, owed: false } };
    return happened(ruleset, after, drewEvent(seat, taken, 'bonus'));
  }
  const bonus = table.seats[seat].concealed.find(isBonus);
  if (bonus !== undefined) {
    return happened(
      ruleset,
      { ...layBonus(table, seat, bonus), stage: { ...stage, owed: true } },
      {
        type: 'laid',
        seat,
        tile: bonus,
      },
    );
  }
  const after = { ...table, stage: afterReplacing(stage, table.dealer) };
  return happened(ruleset, after, { type: 'said', seat, word: word ?? '' });
}

/** A win goes before everything, and words before tiles: they may change who gives. */
function closeExchange(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'preparing' },
  step: ExchangeStep,
): Happened {
  const { chosen } = stage;
  const winner = othersAfter(table.dealer).find((seat) => chosen[seat]?.do === 'win');
  if (chosen[table.dealer]?.do === 'win') return wonByDeal(ruleset, table, table.dealer);
  if (winner !== undefined) return wonByDeal(ruleset, table, winner);
  const words = bySeat((seat) => {
    const choice = chosen[seat];
    return choice?.do === 'say' ? choice.word : null;
  });
  if (words.some((word) => word !== null)) {
    const unsaid = bySeat((seat) => (words[seat] === null ? chosen[seat] : null));
    const after = { ...table, stage: { ...stage, chosen: unsaid } };
    return happened(ruleset, after, { type: 'told', words });
  }
  const given = bySeat((seat) => {
    const choice = chosen[seat];
    return choice?.do === 'exchange' ? choice.tiles : null;
  });
  const to = bySeat((seat) => partnerOf(step, seat, table.dealer));
  return exchange(ruleset, table, stage, given, to);
}

function exchange(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'preparing' },
  given: BySeat<readonly Kind[] | null>,
  to: BySeat<Seat>,
): Happened {
  let seats = table.seats;
  for (const seat of SEATS) seats = withSeat(seats, seat, without(seats[seat], given[seat] ?? []));
  for (const seat of SEATS) {
    let { concealed } = seats[to[seat]];
    for (const tile of given[seat] ?? []) concealed = withTile(concealed, tile);
    seats = withSeat(seats, to[seat], { ...seats[to[seat]], concealed });
  }
  const after = { ...table, seats, stage: preparing(stage.step + 1, table.dealer) };
  return happened(ruleset, after, { type: 'exchanged', given, to });
}

const without = (hand: SeatHand, tiles: readonly Kind[]): SeatHand => ({
  ...hand,
  concealed: withoutTiles(hand.concealed, tiles),
});

function layBonus(table: Table, seat: Seat, tile: Kind): Table {
  const hand = without(table.seats[seat], [tile]);
  return withHand(table, seat, { ...hand, bonus: [...hand.bonus, tile] });
}

function drawnInto(table: Table, seat: Seat, taken: Taken): Fresh {
  const hand = table.seats[seat];
  return {
    ...table,
    wall: taken.wall,
    box: taken.box,
    seats: withSeat(table.seats, seat, { ...hand, concealed: withTile(hand.concealed, taken.tile) }),
  };
}

const drewEvent = (seat: Seat, { tile, from }: Taken, why: 'turn' | 'kong' | 'bonus') =>
  ({ type: 'drew', seat, tile, from, why }) as const;

function draw(ruleset: Ruleset, table: Table, stage: Stage & { phase: 'drawing' }): Happened {
  const { seat, why, laying } = stage;
  if (laying !== null) {
    const next: Stage = { ...stage, why: 'bonus', laying: null, by: 'bonus', offer: null };
    return happened(
      ruleset,
      { ...layBonus(table, seat, laying), stage: next },
      { type: 'laid', seat, tile: laying },
    );
  }
  const taken = why === 'turn' ? takeTurn(table) : takeSupplement(ruleset, table);
  if (!taken) return drawnHand(ruleset, table, why === 'turn' ? undefined : ruleset.supplement.out);
  const { chain, afterClaim, by } = stage;
  const next: Stage = isBonus(taken.tile)
    ? { ...stage, laying: taken.tile, offer: null }
    : {
        phase: 'deciding',
        seat,
        drew: {
          by,
          tile: taken.tile,
          chain,
          afterClaim,
          last: taken.from !== 'box' && left(taken.wall) === 0,
        },
        claimed: null,
      };
  const after = drawnInto(table, seat, taken);
  after.stage = next;
  return finished(ruleset, after, drewEvent(seat, taken, why));
}

/** `last-discard`: drawn at the moment a tile must be drawn and none is left. */
function drawnHand(ruleset: Ruleset, table: Table, rule = ruleset.wallOut): Happened {
  return happened(ruleset, { ...table, stage: settling({ is: 'drawn', rule }) }, { type: 'drawn', rule });
}

function award(ruleset: Ruleset, table: Table, stage: Stage & { phase: 'awarding' }): Happened {
  const { offer, kong } = stage;
  const bids = stage.answers.filter((bid): bid is Claim => bid.call !== 'pass');
  if (bids.length === 0) {
    const stood =
      offer.as === 'promotion' && kong ? promoted(table, offer.from, kong.tile, offer.tile) : table;
    const passed = stage.answers.map((bid) => bid.seat);
    const next = { ...stood, stage: goingOn(offer, kong, passed) };
    return happened(ruleset, next, { type: 'unclaimed', offer });
  }
  const { stand, lost } = ruleset.contest(bids, offer, { ruleset, table });
  const event = { type: 'awarded', offer, stand, lost } as const;
  const first = stand[0];
  if (first.call === 'win') return happened(ruleset, won(ruleset, table, stage, stand), event);
  return happened(ruleset, melded(table, stage, first), event);
}

function won(
  ruleset: Ruleset,
  table: Table,
  { offer }: Stage & { phase: 'awarding' },
  stand: readonly [Claim, ...Claim[]],
): Table {
  const { from, tile } = offer;
  const win = (claim: Claim) => scored(ruleset, table, claim.seat, howOffered(offer), tile);
  const [first, ...others] = stand;
  const outcome = wonBy(ruleset, table, [win(first), ...others.map(win)], from);
  const giver = table.seats[from];
  // A robbed kong never happened (`robbed-kong`): its tile lies where a discard would.
  const robbed =
    offer.as === 'promotion' ? withHand(table, from, { ...giver, river: [...giver.river, tile] }) : table;
  return { ...robbed, stage: settling(outcome) };
}

function melded(table: Table, { offer }: Stage & { phase: 'awarding' }, claim: Claim): Table {
  const { seat, call } = claim;
  const { tile, from } = offer;
  const giver = table.seats[from];
  const hand = table.seats[seat];
  const own =
    call === 'chow'
      ? claim.using
      : ownTiles(tile, call === 'kong' ? 3 : 2, call === 'win' ? 0 : (claim.jokers ?? 0));
  let seats = withSeat(table.seats, from, { ...giver, river: giver.river.slice(0, -1) });
  seats = withSeat(seats, seat, {
    ...hand,
    concealed: withoutTiles(hand.concealed, own),
    melds: [...hand.melds, claimedMeld(call === 'win' ? 'pung' : call, own, offer)],
  });
  const stage: Stage =
    call === 'kong'
      ? {
          phase: 'drawing',
          seat,
          why: 'kong',
          laying: null,
          chain: 1,
          afterClaim: true,
          by: 'kong',
          offer: null,
        }
      : { phase: 'deciding', seat, drew: null, claimed: call === 'chow' ? 'chow' : 'pung' };
  return { ...table, seats, stage, claims: table.claims + 1 };
}

function settle(ruleset: Ruleset, table: Table, stage: Stage & { phase: 'settling' }): Happened | null {
  const step = ruleset.deal.closing[stage.step];
  if (step?.step === 'show-hands') {
    const seats = toReveal(step.who, stage.outcome).filter((seat) => !table.revealed.includes(seat));
    const revealed = SEATS.filter((seat) => table.revealed.includes(seat) || seats.includes(seat));
    return happened(ruleset, { ...table, revealed }, { type: 'shown', seats, what: 'hands' });
  }
  if (step !== undefined) return null;
  const following = ruleset.next(stage.outcome, { ruleset, table });
  const next: Stage = { phase: 'ended', outcome: stage.outcome, following };
  return happened(ruleset, { ...table, stage: next }, { type: 'ended', following });
}
