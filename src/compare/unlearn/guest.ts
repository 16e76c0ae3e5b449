/** Somebody of one game sits down at the table of another: the tiles and the size of a hand are the table's, the rules are his own. */

import { memoryAtFirst } from '../../engine/deal.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { othersAfter, SEATS } from '../../engine/seats.ts';
import type { Stage, Table } from '../../engine/table.ts';
import { withFact, withPresumed } from '../../evaluation/facts.ts';

/** The rules of one game for the tiles of another: what its player goes by who has not learnt the other one yet. */
export const guestAt = (own: Ruleset, home: Ruleset): Ruleset => ({
  ...own,
  tiles: home.tiles,
  direction: home.direction,
  // From a box that is not there nobody draws.
  supplement: drawsFromBox(own) && home.deal.box === 0 ? home.supplement : own.supplement,
  deal: { ...own.deal, sets: home.deal.sets, box: home.deal.box },
});

const drawsFromBox = ({ supplement: { from } }: Ruleset): boolean => from === 'box' || from === 'dead-wall';

/**
 * The table as the guest takes it: what his own rules would remember of it begins anew, what they want said has been
 * said, and he takes everybody to be asked about a tile that lies there, since his game may have calls that this one
 * has not.
 */
export function seenByGuest(guest: Ruleset, table: Table): Table {
  const anew: Table = { ...table, stage: withAllPending(table), memory: memoryAtFirst(guest) };
  const presumed = Object.entries(withPresumed(guest, {}));
  return SEATS.reduce(
    (at, seat) =>
      presumed.reduce((current, [fact, value]) => withFact(guest, current, seat, fact, value), at),
    anew,
  );
}

/** A tile that nobody was asked about may still be taken by his rules: that of a kong, where this game knows no robbing. */
function withAllPending({ stage }: Table): Stage {
  if (stage.phase === 'collecting') return { ...stage, pending: othersAfter(stage.offer.from) };
  if (stage.phase !== 'drawing' || stage.offer === null || stage.passed) return stage;
  const { offer, chain, afterClaim } = stage;
  const kong = offer.as === 'discard' ? null : { tile: offer.tile, chain, afterClaim };
  return { phase: 'collecting', offer, pending: othersAfter(offer.from), answers: [], kong };
}
