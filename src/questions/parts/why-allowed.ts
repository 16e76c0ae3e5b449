/** Explains why an action is allowed, by its tiles and seats. */

import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import type { Action } from '../../engine/action.ts';
import { copiesOf } from '../../engine/counts.ts';
import { promotesTo } from '../../engine/jokers.ts';
import { offerOf } from '../../engine/selectors.ts';
import type { Table } from '../../engine/table.ts';
import { byPlace } from '../../engine/tiles.ts';
import type { PracticeContext } from '../kind.ts';
import { messageContext } from './message-context.ts';

/** The action must be allowed: a refused one is explained by its rule. */
export function whyAllowed({ terms }: PracticeContext, table: Table, action: Action): string {
  const { seat } = action;
  const context = { ...messageContext({ terms }, seat), dealer: table.dealer };
  const hand = table.seats[seat];
  const lies = offerOf(table);
  const offer = lies && lies.from !== seat ? lies : null;
  switch (action.do) {
    case 'chow':
      return offer === null
        ? ''
        : practiceAnswers.may.why.chow(
            words.seatName(offer.from, context, 'start'),
            words.runName([...action.using, offer.tile].sort(byPlace)),
          );
    case 'pung':
      return offer === null
        ? ''
        : practiceAnswers.may.why.pung(words.countedTile(offer.tile, copiesOf(hand.concealed, offer.tile)));
    case 'kong': {
      const { tile } = action;
      const pung = offer === null ? promotesTo(hand, tile) : null;
      return pung
        ? practiceAnswers.may.why.added(terms.pung, words.tilesName(tile))
        : practiceAnswers.may.why.kong(
            words.countedTile(tile, copiesOf(hand.concealed, tile)),
            offer === null,
          );
    }
    case 'win':
      return practiceAnswers.may.why.win(offer && words.theTile(offer.tile));
    case 'discard':
      return action.says === undefined
        ? practiceAnswers.may.why.discard(words.theTile(action.tile))
        : practiceAnswers.may.why.word(action.says);
    case 'say':
      return practiceAnswers.may.why.word(action.word);
    default:
      return '';
  }
}
