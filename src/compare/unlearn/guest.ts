/**
 * A guest: a player of one game at the table of another. Tiles and hand size come from the table, rules from the
 * guest's own game.
 */

import { memoryAtFirst } from '../../engine/deal.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { othersAfter, SEATS } from '../../engine/seats.ts';
import type { Stage, Table } from '../../engine/table.ts';
import { withFact, withPresumed } from '../../evaluation/facts.ts';

/** The guest's ruleset: `own` rules with the tiles, direction and hand size of `home`. */
export const guestAt = (own: Ruleset, home: Ruleset): Ruleset => ({
  ...own,
  tiles: home.tiles,
  direction: home.direction,
  // Nobody can draw from a box that the table does not have.
  supplement: drawsFromBox(own) && home.deal.box === 0 ? home.supplement : own.supplement,
  deal: { ...own.deal, sets: home.deal.sets, box: home.deal.box },
});

const drawsFromBox = ({ supplement: { from } }: Ruleset): boolean => from === 'box' || from === 'dead-wall';

/**
 * The table as the guest sees it. Clause memory starts anew by the guest's rules, and facts they require are presumed
 * declared. All other seats count as asked about the tile on offer, since the guest's game may have calls that this one
 * lacks.
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

/** Reopens claims on a tile that nobody was asked about, e.g. that of a kong where the home game has no robbing. */
function withAllPending({ stage }: Table): Stage {
  if (stage.phase === 'collecting') return { ...stage, pending: othersAfter(stage.offer.from) };
  if (stage.phase !== 'drawing' || stage.offer === null || stage.passed) return stage;
  const { offer, chain, afterClaim } = stage;
  const kong = offer.as === 'discard' ? null : { tile: offer.tile, chain, afterClaim };
  return { phase: 'collecting', offer, pending: othersAfter(offer.from), answers: [], kong };
}
