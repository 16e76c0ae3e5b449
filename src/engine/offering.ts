/** A tile lies there to be taken: who is asked about it, what they answer, and what follows where nobody takes it. */
import { mayClaim } from './legal.ts';
import type { Ruleset } from './ruleset.ts';
import { distance, othersAfter, type Seat, seatAfter } from './seats.ts';
import type { Bid, KongUnderway, Offer, Stage, Table } from './table.ts';

/** A tile is offered, and nobody asked yet. */
export const asking = (offer: Offer, kong: KongUnderway | null) =>
  ({ phase: 'collecting', offer, asked: NOBODY, answers: NO_ANSWERS, kong }) satisfies Stage;

const NOBODY: readonly Seat[] = [];
const NO_ANSWERS: readonly Bid[] = [];

/** Everyone with a legal claim is asked (`claims-together`); without any, play goes on. */
export function afterOffer(ruleset: Ruleset, table: Table, stage: Stage & { phase: 'collecting' }): Stage {
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

/** Notes an answer; the last one closes the asking. @throws Error when nobody is asked. */
export function withAnswer(table: Table, bid: Bid): Table {
  const { stage } = table;
  if (stage.phase !== 'collecting') throw new Error(`nobody is asked while ${stage.phase}`);
  const { offer, asked, kong } = stage;
  const answers = [...stage.answers, bid].sort(
    (a, b) => distance(offer.from, a.seat) - distance(offer.from, b.seat),
  );
  const next: Stage =
    answers.length === asked.length
      ? { phase: 'awarding', offer, answers, kong }
      : { phase: 'collecting', offer, asked, answers, kong };
  return { ...table, stage: next };
}
