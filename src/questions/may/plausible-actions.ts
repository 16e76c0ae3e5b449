/** Actions a player might plausibly try: nobody calls a chow without the tiles for it. */
import type { Action } from '../../engine/action.ts';
import { copiesOf } from '../../engine/counts.ts';
import { expressible } from '../../engine/legality/all-actions.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { offerOf } from '../../engine/selectors.ts';
import type { Table } from '../../engine/table.ts';
import { JOKER, type Kind, suitOf } from '../../engine/tiles.ts';

/** Words that are only said when a deal ends without a winner. */
const lastWords = ({ deal: { closing } }: Ruleset): readonly string[] =>
  closing.flatMap((step) => ('says' in step ? [step.says.shows, step.says.hides] : []));

/** Does the seat hold the tiles for the action, or all but one of them, and are they what it could be about now? */
export function isNear(ruleset: Ruleset, table: Table, action: Action): boolean {
  const { concealed, melds } = table.seats[action.seat];
  const tile = offerOf(table)?.tile ?? null;
  switch (action.do) {
    case 'discard':
      return (
        concealed.includes(action.tile) &&
        (action.says === undefined || !lastWords(ruleset).includes(action.says))
      );
    case 'say':
      return !lastWords(ruleset).includes(action.word);
    case 'pung':
      return tile !== null && concealed.includes(tile) && hasJokers(concealed, action.jokers);
    case 'kong': {
      const isOffered = tile === action.tile;
      const adds =
        melds.some((meld) => meld.tile === action.tile) && (isOffered || concealed.includes(action.tile));
      if (!hasJokers(concealed, action.jokers)) return false;
      // While another tile is on offer, nobody thinks of any kong but one to be added to a pung.
      if (tile !== null && !isOffered) return adds && ruleset.kongs.promoted.none !== true;
      return adds || copiesOf(concealed, action.tile) > 1;
    }
    case 'chow':
      return (
        tile !== null &&
        action.using.every((kind) => concealed.includes(kind)) &&
        isRun([...action.using, tile])
      );
    default:
      return true;
  }
}

/** Claims, kongs and wins a player of any game could want here: the tiles for them are in hand. */
export function triesAt(ruleset: Ruleset, table: Table): Action[] {
  const { stage } = table;
  const offer = offerOf(table);
  return expressible(ruleset, table).filter((action) => {
    if (offer ? action.seat === offer.from : stage.phase !== 'deciding' || action.seat !== stage.seat) {
      return false;
    }
    const { concealed, melds } = table.seats[action.seat];
    if (action.do === 'win') return true;
    if (action.do === 'kong') {
      if (action.jokers !== undefined) return false;
      if (offer) return action.tile === offer.tile && copiesOf(concealed, action.tile) >= 3;
      const copies = copiesOf(concealed, action.tile);
      return (
        copies === 4 ||
        (copies > 0 && melds.some(({ kind, tile }) => kind === 'pung' && tile === action.tile))
      );
    }
    if (!offer) return false;
    if (action.do === 'pung') return action.jokers === undefined && copiesOf(concealed, offer.tile) >= 2;
    return action.do === 'chow' && action.using.every((tile) => concealed.includes(tile));
  });
}

const hasJokers = (concealed: readonly Kind[], jokers = 0): boolean => copiesOf(concealed, JOKER) >= jokers;

/** Three consecutive ranks of one suit. 8-9-1 is included, because players who take it for a chow try it. */
function isRun(kinds: readonly Kind[]): boolean {
  const suits = kinds.map(suitOf);
  const [suit] = suits;
  if (suit == null || suits.some((each) => each !== suit)) return false;
  return kinds.some((low) => [1, 2].every((step) => kinds.some((kind) => (kind - low - step) % 9 === 0)));
}
