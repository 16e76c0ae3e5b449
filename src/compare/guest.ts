/**
 * What a player of another game would answer: the player sits down as a guest. Tiles and hand size come from the table,
 * rules from the guest's own game. Everything that asks two games the same thing asks here.
 */

import { memoryAtFirst } from '../engine/deal.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { othersAfter, SEATS } from '../engine/seats.ts';
import type { Stage, Table } from '../engine/table.ts';
import { withFact, withPresumed } from '../evaluation/facts.ts';
import { blankTable } from '../puzzles/empty-table.ts';
import type { Concept, GeneratorContext } from '../puzzles/question.ts';
import type { TwoGameForm } from '../puzzles/two-games.ts';

/** A subject as a player sees it, and the rules that player goes by. */
interface SeatedSubject<T> {
  readonly subject: T;
  readonly ruleset: Ruleset;
}

/**
 * Seats a player of `own` at the table of `home`.
 * @param own the player's rules; the very ruleset `home` if the table is the player's own, who then sees it as it is
 * @param form how the kind of question is asked in two games, which says where its table is
 */
export function seatPlayer<T>(
  form: TwoGameForm<T>,
  subject: T,
  own: Ruleset,
  home: Ruleset,
): SeatedSubject<T> {
  if (own === home) return { subject, ruleset: own };
  const ruleset = guestAt(own, home);
  if (form.of === 'table') {
    return { subject: form.at(subject, seenByGuest(ruleset, form.table(subject))), ruleset };
  }
  const guestSubject = form.of === 'other kind' ? form.guestSubject?.(subject, ruleset) : undefined;
  return { subject: guestSubject ?? subject, ruleset };
}

/**
 * The key of a player of `own` at the table of `home`. A guest's hand is judged at a blank table of the guest's rules.
 * @param own the player's rules and blank table; its ruleset is `home` if the table is the player's own
 */
export function keyOfPlayer<T>(
  { key, twoGames }: Pick<Concept<T>, 'key' | 'twoGames'>,
  subject: T,
  own: Pick<GeneratorContext, 'ruleset' | 'table'>,
  home: Ruleset,
): readonly string[] {
  const seated = seatPlayer(twoGames, subject, own.ruleset, home);
  const table = own.ruleset === home ? own.table : blankTable(seated.ruleset);
  return key(seated.subject, seated.ruleset, table);
}

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
function seenByGuest(guest: Ruleset, table: Table): Table {
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
