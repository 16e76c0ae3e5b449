/** Why an action is allowed, of the tiles and seats that it is about. */
import type { Action } from '../../../engine/action.ts';
import { copiesOf } from '../../../engine/counts.ts';
import { promotesTo } from '../../../engine/jokers.ts';
import { offered } from '../../../engine/selectors.ts';
import type { Table } from '../../../engine/table.ts';
import type { ExplainContext } from '../question-kind.ts';
import { telling } from './telling.ts';

export function whyAllowed({ say, words, terms }: ExplainContext, table: Table, action: Action): string {
  const { why } = say.may;
  const { seat } = action;
  const told = { ...telling({ terms }, seat), dealer: table.dealer };
  const hand = table.seats[seat];
  const lies = offered(table);
  const offer = lies && lies.from !== seat ? lies : null;
  switch (action.do) {
    case 'chow':
      return offer === null
        ? ''
        : why.chow(
            words.seatName(offer.from, told, 'start'),
            words.runName([...action.using, offer.tile].sort((a, b) => a - b)),
          );
    case 'pung':
      return offer === null
        ? ''
        : why.pung(words.countedTile(offer.tile, copiesOf(hand.concealed, offer.tile)));
    case 'kong': {
      const { tile } = action;
      const pung = offer === null ? promotesTo(hand, tile) : null;
      return pung
        ? why.added(terms.pung, words.tilesName(tile))
        : why.kong(words.countedTile(tile, copiesOf(hand.concealed, tile)), offer === null);
    }
    case 'win':
      return why.win(offer && words.theTile(offer.tile));
    case 'discard':
      return action.says === undefined ? why.discard(words.theTile(action.tile)) : why.word(action.says);
    case 'say':
      return why.word(action.word);
    default:
      return '';
  }
}
