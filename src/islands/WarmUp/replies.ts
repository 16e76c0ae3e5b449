/** What is said above the hand of the warm-up. */
import type { Reason } from '../../engine/action.ts';
import type { Words } from '../../i18n/index.ts';
import type { WarmUpWords } from '../../i18n/warm-up.ts';
import type { Explained, MessageContext } from '../../i18n/words.ts';
import type { Warming } from './warming.ts';

/** A sentence, in which the winning call may stand. */
type Sentence = readonly [before: string, after?: string];

export function sentenceOf(
  warming: Warming,
  words: Words,
  say: WarmUpWords,
  telling: MessageContext,
): Sentence {
  const { stage, seats } = warming.view();
  const { myTurn, mayWin } = warming;
  if (warming.chooses()) return [say.chooseFirst];
  if (stage.outcome?.is === 'won') return [say.won];
  if (warming.ended()) return [say.over];
  if (myTurn() && seats.every(({ river }) => river.length === 0)) return say.opening;
  if (myTurn() && mayWin()) return say.complete;
  if (myTurn()) return [say.drew(words.theTile(stage.drew ?? 0))];
  const { offer } = stage;
  if (offer && mayWin()) {
    return say.offered(words.seatName(offer.from, telling, 'start'), words.theTile(offer.tile));
  }
  const tiles = warming.table()?.waiting(warming.view()) ?? [];
  return [tiles.length > 0 ? say.waitsFor(words.tileList(tiles)) : say.waiting];
}

/** Why not. The rulebook speaks of whole hands; here the same rules are said of one set and a pair. */
export function refusalOf({ rule, tiles = [] }: Reason, words: Words, say: WarmUpWords): Explained {
  const [pair, twin] = tiles;
  if (rule === 'in-turn') return { ...say.notNow, rule };
  if (pair === undefined || pair !== twin) return { ...say.noShape, rule };
  const { head, text } = say.wrongPair;
  return { head, text: text(words.countedTile(pair, 2)), rule };
}
