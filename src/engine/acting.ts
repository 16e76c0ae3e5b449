/** What an allowed action does to the table. */
import type { Action, DeclareKong, Discard } from './action.ts';
import { type Fresh, finished, type Happened, happened, settling } from './aftermath.ts';
import { heldBy, withoutTile, withoutTiles } from './hands.ts';
import { ownTiles, promotesTo } from './jokers.ts';
import { mayClaim } from './legal.ts';
import type { Meld } from './melds.ts';
import type { Ruleset } from './ruleset.ts';
import { bySeat, distance, othersAfter, type Seat, seatAfter, withSeat } from './seats.ts';
import {
  type Bid,
  type Choice,
  type How,
  type KongUnderway,
  left,
  type Offer,
  type Outcome,
  type SeatHand,
  type Stage,
  type Table,
  type Win,
} from './table.ts';
import { howDrawn, promoted, withHand } from './table-facts.ts';
import type { Kind } from './tiles.ts';
import { judgeHand } from './win.ts';

/** @throws Error when the action was not judged first and does not fit the stage. */
export function perform(ruleset: Ruleset, table: Table, action: Action): Happened {
  const { stage } = table;
  switch (stage.phase) {
    case 'deciding':
      if (action.do === 'discard') return discard(ruleset, table, stage, action);
      if (action.do === 'kong') return ownKong(ruleset, table, stage, action);
      if (action.do === 'win' && stage.drew) {
        return selfDrawn(ruleset, table, action.seat, howDrawn(table, action.seat, stage.drew));
      }
      break;
    case 'claiming': {
      const bid = bidOf(action);
      if (bid)
        return happened(ruleset, withAnswer(decided(table, action.seat), bid), { type: 'answered', bid });
      break;
    }
    case 'preparing':
      if (action.do === 'exchange' || action.do === 'say' || action.do === 'win' || action.do === 'pass') {
        return choose(ruleset, table, stage, action);
      }
      break;
    case 'settling':
      if (action.do === 'show') return showKong(ruleset, table, action.seat, action.tile);
      break;
  }
  if (action.do === 'say') {
    return happened(ruleset, decided(table, action.seat), {
      type: 'said',
      seat: action.seat,
      word: action.word,
    });
  }
  throw new Error(`"${action.do}" does not belong to ${stage.phase}`);
}

/** One decision more: bots' randomness hangs on the number. */
export function decided(table: Table, seat: Seat): Table {
  const hand = table.seats[seat];
  return withHand(table, seat, { ...hand, decisions: hand.decisions + 1 });
}

function discard(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'deciding' },
  { seat, tile, says }: Discard,
): Happened {
  const hand = table.seats[seat];
  const offer: Offer = {
    tile,
    from: seat,
    as: 'discard',
    says: says ?? null,
    last: left(table.wall) === 0,
    opening: seat === table.dealer && table.claims === 0 && hand.discards === 0 && hand.melds.length === 0,
    afterCall: stage.claimed,
  };
  const after: SeatHand = {
    concealed: withoutTile(hand.concealed, tile),
    melds: hand.melds,
    bonus: hand.bonus,
    river: [...hand.river, tile],
    discards: hand.discards + 1,
    decisions: hand.decisions + 1,
  };
  const event = { type: 'discarded', seat, tile, says: says ?? null } as const;
  const asks = asking(offer, null);
  const laid: Fresh = { ...table, seats: withSeat(table.seats, seat, after), stage: asks };
  laid.stage = afterOffer(ruleset, laid, asks);
  return finished(ruleset, laid, event);
}

/** A tile is offered, and nobody asked yet. */
const asking = (offer: Offer, kong: KongUnderway | null) =>
  ({ phase: 'claiming', offer, asked: NOBODY, answers: NO_ANSWERS, kong }) satisfies Stage;

const NOBODY: readonly Seat[] = [];
const NO_ANSWERS: readonly Bid[] = [];

/** Everyone with a legal claim is asked (`claims-together`); without any, play goes on. */
function afterOffer(ruleset: Ruleset, table: Table, stage: Stage & { phase: 'claiming' }): Stage {
  const { offer, kong } = stage;
  let asked: Seat[] | null = null;
  for (const seat of othersAfter(offer.from)) {
    if (!mayClaim(ruleset, table, offer, seat)) continue;
    asked ??= [];
    asked.push(seat);
  }
  return asked ? { ...stage, asked } : goingOn(offer, kong);
}

/**
 * The draw that follows when nobody takes the tile. Until then it lies there to be asked about; `passed` are those
 * who were asked: to the others it is all one whether anybody was (`one-source`).
 */
export function goingOn(offer: Offer, kong: KongUnderway | null, passed?: readonly Seat[]): Stage {
  const drawing: Stage = {
    phase: 'drawing',
    seat: kong ? offer.from : seatAfter(offer.from),
    why: kong ? 'kong' : 'turn',
    laying: null,
    chain: kong?.chain ?? 0,
    afterClaim: kong?.afterClaim ?? false,
    by: kong ? 'kong' : 'wall',
    offer,
  };
  return passed ? { ...drawing, passed } : drawing;
}

function ownKong(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'deciding' },
  { seat, tile, jokers = 0 }: DeclareKong,
): Happened {
  const before = table.seats[seat];
  const promotes = promotesTo(before, tile) !== null;
  const own = ownTiles(tile, promotes ? 1 : 4, jokers);
  const hand: SeatHand = {
    ...before,
    concealed: withoutTiles(before.concealed, own),
    decisions: before.decisions + 1,
  };
  const covered = !promotes && !ruleset.kongs.shown ? ({ covered: true } as const) : null;
  const offer: Offer = {
    tile: own.at(-1) ?? tile,
    from: seat,
    as: promotes ? 'promotion' : 'concealed-kong',
    says: null,
    last: left(table.wall) === 0,
    opening: false,
    afterCall: null,
    ...covered,
  };
  const { drew } = stage;
  // A chain goes on only where the supplement of one kong made the next.
  const goesOn = drew !== null && drew.chain > 0 && drew.tile !== null && own.includes(drew.tile);
  const kong = { tile, chain: goesOn ? drew.chain + 1 : 1, afterClaim: drew?.afterClaim ?? false };
  const how = promotes ? 'promoted' : 'concealed';
  const concealed: Meld = {
    kind: 'kong',
    how: 'concealed',
    tile,
    tiles: own,
    shown: ruleset.kongs.shown,
  };
  const asks = asking(offer, kong);
  const laid = {
    ...withHand(table, seat, promotes ? hand : { ...hand, melds: [...hand.melds, concealed] }),
    stage: asks,
  };
  const next = afterOffer(ruleset, laid, asks);
  const stands = next.phase === 'drawing';
  const after = promotes && stands ? promoted(laid, seat, tile, offer.tile) : laid;
  const event = {
    type: 'konged',
    seat,
    tile,
    how,
    ...(jokers > 0 && { jokers }),
    stands,
    ...covered,
  } as const;
  return happened(ruleset, { ...after, stage: next }, event);
}

/** A win with the tiles of the deal, before the first turn. @throws Error when the hand was not judged first */
export function wonByDeal(ruleset: Ruleset, table: Table, seat: Seat): Happened {
  const drew = { by: 'deal', tile: null, chain: 0, afterClaim: false, last: false } as const;
  return selfDrawn(ruleset, table, seat, howDrawn(table, seat, drew));
}

function selfDrawn(ruleset: Ruleset, table: Table, seat: Seat, how: How): Happened {
  const win = scored(ruleset, table, seat, how, null);
  const outcome = wonBy(ruleset, table, [win], null);
  return happened(ruleset, { ...decided(table, seat), stage: settling(outcome) }, { type: 'won', win });
}

/** The win with its score. @throws Error when the hand was not judged first. */
export function scored(ruleset: Ruleset, table: Table, seat: Seat, how: How, tile: Kind | null): Win {
  const verdict = judgeHand({ ruleset, table }, seat, heldBy(table, seat, tile), how);
  if (!verdict.wins) throw new Error(`the hand of seat ${seat} does not win: ${verdict.reason.rule}`);
  return { seat, how, score: verdict.score };
}

/** The outcome of these wins, with what every other hand is worth where losers score too. */
export function wonBy(
  ruleset: Ruleset,
  table: Table,
  winners: readonly [Win, ...Win[]],
  from: Seat | null,
): Outcome {
  const standing = ruleset.scoring?.standing ?? null;
  const position = { ruleset, table };
  return {
    is: 'won',
    winners,
    from,
    standing: bySeat((seat) =>
      standing === null || winners.some((win) => win.seat === seat)
        ? null
        : standing(heldBy(table, seat), seat, position),
    ),
  };
}

function bidOf(action: Action): Bid | null {
  const { seat } = action;
  switch (action.do) {
    case 'pass':
    case 'win':
      return { seat, call: action.do };
    case 'pung':
    case 'kong':
      return { seat, call: action.do, ...(action.jokers && { jokers: action.jokers }) };
    case 'chow':
      return { seat, call: 'chow', using: action.using };
    default:
      return null;
  }
}

/** Notes an answer; the last one closes the asking. @throws Error when nobody is asked. */
export function withAnswer(table: Table, bid: Bid): Table {
  const { stage } = table;
  if (stage.phase !== 'claiming') throw new Error(`nobody is asked while ${stage.phase}`);
  const { offer, asked, kong } = stage;
  const answers = [...stage.answers, bid].sort(
    (a, b) => distance(offer.from, a.seat) - distance(offer.from, b.seat),
  );
  const next: Stage =
    answers.length === asked.length
      ? { phase: 'awarding', offer, answers, kong }
      : { phase: 'claiming', offer, asked, answers, kong };
  return { ...table, stage: next };
}

function choose(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'preparing' },
  choice: Choice,
): Happened {
  const { seat } = choice;
  const chosen = withSeat(stage.chosen, seat, choice);
  return happened(
    ruleset,
    { ...decided(table, seat), stage: { ...stage, chosen } },
    { type: 'chose', seat, choice },
  );
}

function showKong(ruleset: Ruleset, table: Table, seat: Seat, tile: Kind): Happened {
  const hand = table.seats[seat];
  const melds = hand.melds.map((meld) =>
    meld.kind === 'kong' && meld.how === 'concealed' && meld.tile === tile ? { ...meld, shown: true } : meld,
  );
  const after = withHand(table, seat, { ...hand, melds, decisions: hand.decisions + 1 });
  return happened(ruleset, after, { type: 'shown', seats: [seat], what: 'kongs' });
}
