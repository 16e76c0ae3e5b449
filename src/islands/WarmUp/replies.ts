/** Texts above the hand of the warm-up. */
import { warmUp } from '#i18n/warm-up.ts';
import { words } from '#i18n/words.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Explanation, MessageContext } from '../../i18n/message-context.ts';
import type { WarmUpSession } from './warm-up-session.ts';

/** A sentence in two parts, with the winning call between them; one part if it has no call. */
type Sentence = readonly [before: string, after?: string];

/** Says what the reader may do now; before the first choice, how to choose. */
export function sentenceOf(warming: WarmUpSession, messageContext: MessageContext): Sentence {
  const { stage, seats } = warming.view();
  const { myTurn, mayWin } = warming;
  if (warming.chooses()) return [warmUp.chooseFirst];
  if (stage.outcome?.is === 'won') return [warmUp.won];
  if (warming.ended()) return [warmUp.over];
  if (myTurn() && seats.every(({ river }) => river.length === 0))
    return mayWin() ? warmUp.dealtWin : warmUp.opening;
  if (myTurn() && mayWin()) return warmUp.complete;
  if (myTurn()) return [warmUp.drew(words.theTile(stage.drew ?? 0))];
  const { offer } = stage;
  if (offer && mayWin()) {
    return warmUp.offered(words.seatName(offer.from, messageContext, 'start'), words.theTile(offer.tile));
  }
  const tiles = warming.table.waiting(warming.view());
  return [tiles.length > 0 ? warmUp.waitsFor(words.tileList(tiles)) : warmUp.waiting];
}

/** Explains a refusal. The rulebook's texts are about full hands; these say the same for one set and a pair. */
export function refusalOf({ rule, tiles = [] }: Reason): Explanation {
  const [pair, twin] = tiles;
  if (rule === 'in-turn') return { ...warmUp.notNow, rule };
  if (pair === undefined || pair !== twin) return { ...warmUp.noShape, rule };
  const { head, text } = warmUp.wrongPair;
  return { head, text: text(words.countedTile(pair, 2)), rule };
}
