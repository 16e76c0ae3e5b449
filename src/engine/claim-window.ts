/** Claim window: which seats are asked about an offered tile, their answers, and what follows if nobody takes it. */
import { mayClaim } from './legality/legal.ts';
import type { Ruleset } from './ruleset.ts';
import { distance, othersAfter, type Seat, seatAfter } from './seats.ts';
import type { Bid, KongUnderway, Offer, Stage, Table } from './table.ts';

/** Stage with a tile on offer, before any seat is asked. */
export const offerStage = (offer: Offer, kong: KongUnderway | null) =>
  ({ phase: 'collecting', offer, pending: NOBODY, answers: NO_ANSWERS, kong }) satisfies Stage;

const NOBODY: readonly Seat[] = [];
const NO_ANSWERS: readonly Bid[] = [];

/** Seats asked about a tile: all with a legal claim (rule `claims-together`), in turn order after its giver. */
export const claimants = (ruleset: Ruleset, table: Table, offer: Offer): readonly Seat[] =>
  othersAfter(offer.from).filter((seat) => mayClaim(ruleset, table, offer, seat));

/** Goes on without a claim, when no seat is asked about the tile. */
export function passOver(table: Table): Table {
  const { stage } = table;
  if (stage.phase !== 'collecting') throw new Error(`no tile is on offer while ${stage.phase}`);
  return { ...table, stage: stageAfterUnclaimed(stage.offer, stage.kong) };
}

/** Closes the claim window after all answers. */
export function closeClaims(table: Table): Table {
  const { stage } = table;
  if (stage.phase !== 'collecting') throw new Error(`nobody is asked while ${stage.phase}`);
  const { offer, answers, kong } = stage;
  return { ...table, stage: { phase: 'awarding', offer, answers, kong } };
}

/**
 * Stage of the draw after nobody took the tile. The tile stays in the stage until the draw, so that a late claim can
 * be refused with its reason. `passed` lists the seats that were asked; other seats cannot tell whether anybody was
 * (rule `one-source`).
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

/**
 * Records an answer.
 * @throws Error if no tile is on offer
 */
export function withAnswer(table: Table, bid: Bid): Table {
  const { stage } = table;
  if (stage.phase !== 'collecting') throw new Error(`nobody is asked while ${stage.phase}`);
  const { from } = stage.offer;
  const answers = [...stage.answers, bid].sort((a, b) => distance(from, a.seat) - distance(from, b.seat));
  return { ...table, stage: { ...stage, answers } };
}
