/** Resolves claims after all answers: the tile goes to the claim that stands, or to nobody. */
import { applyEvent, settlingStage, type TableStep } from './after-event.ts';
import { stageAfterUnclaimed } from './claim-window.ts';
import { drawnHand } from './draw.ts';
import { withoutTile, withoutTiles } from './hands.ts';
import { ownTiles } from './jokers.ts';
import { claimedMeld } from './melds.ts';
import { scoreWin, wonBy } from './outcomes.ts';
import type { ContestResult, Ruleset } from './ruleset.ts';
import { withSeat } from './seats.ts';
import { howOffered, promotePung, withHand } from './selectors.ts';
import type { Claim, Offer, SeatHand, Stage, Table } from './table.ts';
import { sortTiles } from './tiles.ts';

type AwardingStage = Stage & { phase: 'awarding' };

/** Asks the ruleset’s `contest` which claims on the tile stand, and why the others lose. Null if nobody claimed it. */
export function resolveClaims(ruleset: Ruleset, table: Table): ContestResult | null {
  const { offer, answers } = awardingStageOf(table);
  const bids = answers.filter((bid): bid is Claim => bid.call !== 'pass');
  return bids.length > 0 ? ruleset.contest(bids, offer, { ruleset, table }) : null;
}

/**
 * Gives the tile to the claim that stands, for a win or a meld.
 * @throws Error if nobody gets it
 */
export function award(ruleset: Ruleset, table: Table): TableStep {
  const stage = awardingStageOf(table);
  const contest = resolveClaims(ruleset, table);
  if (!contest) throw new Error('nobody has claimed the tile');
  if (contest.ends !== undefined) throw new Error(`nobody gets the tile: ${contest.ends}`);
  const { stand, lost } = contest;
  const event = { type: 'awarded', offer: stage.offer, stand, lost } as const;
  const [first] = stand;
  const after =
    first.call === 'win' ? awardWin(ruleset, table, stage, stand) : awardMeld(table, stage, first);
  return applyEvent(ruleset, after, event);
}

/**
 * Ends the deal without a winner, as the claims on the tile make it.
 * @throws Error if they do not
 */
export function endByClaims(ruleset: Ruleset, table: Table): TableStep {
  const rule = resolveClaims(ruleset, table)?.ends;
  if (rule === undefined) throw new Error('the claims do not end the deal');
  return drawnHand(ruleset, table, rule);
}

/** Goes on after all seats passed; a kong that nobody robbed stands. */
export function leaveUnclaimed(ruleset: Ruleset, table: Table): TableStep {
  const { offer, kong, answers } = awardingStageOf(table);
  const stood =
    offer.as === 'promotion' && kong ? promotePung(table, offer.from, kong.tile, offer.tile) : table;
  const passed = answers.map((bid) => bid.seat);
  return applyEvent(
    ruleset,
    { ...stood, stage: stageAfterUnclaimed(offer, kong, passed) },
    { type: 'unclaimed', offer },
  );
}

function awardingStageOf({ stage }: Table): AwardingStage {
  if (stage.phase !== 'awarding') throw new Error(`nothing is awarded while ${stage.phase}`);
  return stage;
}

function awardWin(
  ruleset: Ruleset,
  table: Table,
  { offer }: AwardingStage,
  stand: readonly [Claim, ...Claim[]],
): Table {
  const { from, tile } = offer;
  const win = (claim: Claim) => scoreWin(ruleset, table, claim.seat, howOffered(offer), tile);
  const [first, ...others] = stand;
  const outcome = wonBy(ruleset, table, [win(first), ...others.map(win)], from);
  return {
    ...withHand(table, from, undoRobbedKong(table.seats[from], offer)),
    stage: settlingStage(outcome),
  };
}

/**
 * Undoes a robbed kong (rule `robbed-kong`): its tile goes to the river, and its other tiles back to the hand. A pung
 * that it was added to stays.
 */
function undoRobbedKong(giver: SeatHand, { as, tile }: Offer): SeatHand {
  if (as === 'discard') return giver;
  const river = [...giver.river, tile];
  if (as === 'promotion') return { ...giver, river };
  const before = giver.melds.slice(0, -1);
  const laid = giver.melds[before.length]?.tiles ?? [];
  return {
    ...giver,
    river,
    melds: before,
    concealed: sortTiles([...giver.concealed, ...withoutTile(laid, tile)]),
  };
}

/**
 * Moves the claimed tile from the river into a meld. A kong is followed by a replacement draw, other melds by a
 * discard.
 */
function awardMeld(table: Table, { offer }: AwardingStage, claim: Claim): Table {
  const { seat, call } = claim;
  const { tile, from } = offer;
  const giver = table.seats[from];
  const hand = table.seats[seat];
  const own =
    call !== 'win' && 'using' in claim && claim.using
      ? claim.using
      : ownTiles(hand.concealed, tile, call === 'kong' ? 3 : 2, 'jokers' in claim ? (claim.jokers ?? 0) : 0);
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
