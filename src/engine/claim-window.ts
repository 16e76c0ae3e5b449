/** A tile lies there to be taken: who is asked about it, what they answer, and what follows where nobody takes it. */
import { mayClaim } from './legality/legal.ts';
import type { Ruleset } from './ruleset.ts';
import { distance, othersAfter, type Seat, seatAfter } from './seats.ts';
import type { Bid, KongUnderway, Offer, Stage, Table } from './table.ts';

/** A tile is offered, and nobody asked yet. */
export const offerStage = (offer: Offer, kong: KongUnderway | null) =>
  ({ phase: 'collecting', offer, pending: NOBODY, answers: NO_ANSWERS, kong }) satisfies Stage;

const NOBODY: readonly Seat[] = [];
const NO_ANSWERS: readonly Bid[] = [];

/** Who is asked about a tile: everyone with a legal claim (`claims-together`), by distance from its giver. */
export const claimants = (ruleset: Ruleset, table: Table, offer: Offer): readonly Seat[] =>
  othersAfter(offer.from).filter((seat) => mayClaim(ruleset, table, offer, seat));

/** The tile lies there untaken, and play goes on: nobody was asked about it. */
export function passOver(table: Table): Table {
  const { stage } = table;
  if (stage.phase !== 'collecting') throw new Error(`no tile is on offer while ${stage.phase}`);
  return { ...table, stage: stageAfterUnclaimed(stage.offer, stage.kong) };
}

/** All have answered: from now on nobody is asked. */
export function closeClaims(table: Table): Table {
  const { stage } = table;
  if (stage.phase !== 'collecting') throw new Error(`nobody is asked while ${stage.phase}`);
  const { offer, answers, kong } = stage;
  return { ...table, stage: { phase: 'awarding', offer, answers, kong } };
}

/**
 * The draw that follows when nobody takes the tile. Until then it lies there to be asked about; `passed` are those
 * who were asked: to the others it is all one whether anybody was (`one-source`).
 */
export function stageAfterUnclaimed(
  offer: Offer,
  kong: KongUnderway | null,
  passed?: readonly Seat[],
): Stage {
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

/** Notes an answer. @throws Error when nobody is asked. */
export function withAnswer(table: Table, bid: Bid): Table {
  const { stage } = table;
  if (stage.phase !== 'collecting') throw new Error(`nobody is asked while ${stage.phase}`);
  const { from } = stage.offer;
  const answers = [...stage.answers, bid].sort((a, b) => distance(from, a.seat) - distance(from, b.seat));
  return { ...table, stage: { ...stage, answers } };
}
