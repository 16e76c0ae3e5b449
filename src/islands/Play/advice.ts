/** Puts a hint into words and selects its tiles in the hand. */
import { hints } from '#i18n/hints.ts';
import { play } from '#i18n/play.ts';
import { words } from '#i18n/words.ts';
import type { Hint } from '../../bots/hint.ts';
import type { Action } from '../../engine/action.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';
import type { HeadAndText, MessageContext } from '../../i18n/message-context.ts';
import { winCall } from '../../i18n/terms.ts';
import type { MarkedMove, TableControls } from '../../ui/input/table-controls.ts';
import { concealedOf } from '../../ui/Table/places.ts';
import { hintFor } from './hint.ts';
import { planMemory } from './plan-memory.ts';

export { hintFor, hints, planMemory };

/** The calls that have a button of their own. */
const CALLED: readonly Action['do'][] = ['pass', 'chow', 'pung', 'kong', 'win'];

/** The mark on the button of a hinted call or pass; a discard is chosen in the hand instead. */
export const hintMarks = ({ action }: Hint): MarkedMove[] =>
  CALLED.includes(action.do) ? [{ action, as: 'hint' }] : [];

/** Heading and text of a hint slip. */
export interface HintSlip extends HeadAndText {
  /** A call or a pass is marked on its button; a discard is chosen in the hand. */
  readonly marks?: readonly MarkedMove[];
}

/** Selects the hinted tiles in the hand, and the word to say with the discard (e.g. riichi). */
export function selectHint({ action }: Hint, acting: TableControls): void {
  const row = concealedOf(acting.place.view(), acting.place.seat).tiles;
  if (action.do === 'discard') {
    const { says } = action;
    if (says !== undefined && !acting.sayings().some(({ pressed }) => pressed)) acting.say(says);
    acting.suggest([row.lastIndexOf(action.tile)]);
  }
  if (action.do === 'exchange') acting.suggest(placesOf(row, action.tiles));
}

/**
 * Heading and text of a hint: what to do, and why.
 * @param view the table as the reader sees it
 */
export function hintSlip(hint: Hint, view: View, messageContext: MessageContext): HintSlip {
  const { action } = hint;
  const { terms } = messageContext;
  const context = { ...messageContext, declarations: view.declarations };
  /** True if another seat's tile lies there to be claimed. */
  const laid = view.stage.offer !== null;
  const name = words.actionName(action, terms);
  switch (action.do) {
    case 'discard':
      return {
        head: hints.head(words.theTile(action.tile), action.says ?? null),
        text: hints.text(words.theTile(action.tile), hint, context),
      };
    case 'pass':
      return hints.pass(hint, context);
    case 'win':
      return hints.win(winCall(terms, laid ? 'discard' : 'draw'));
    case 'show':
      return { head: `${name}.`, text: play.showHiddenText };
    case 'exchange':
      return { head: `${name}.`, text: hints.give };
    case 'say':
      return {
        head: `${name}.`,
        text: view.stage.phase === 'settling' ? hints.declares(action.word === view.words[0]) : hints.say,
      };
    case 'kong':
      return laid ? hints.claim(name, hint, context) : hints.kong(name, hint, context);
    default:
      return hints.claim(name, hint, context);
  }
}

/** Indexes of these tiles in the row, each index used once. */
function placesOf(row: readonly Kind[], tiles: readonly Kind[]): number[] {
  const places: number[] = [];
  for (const tile of tiles) {
    const place = row.findIndex((kind, i) => kind === tile && !places.includes(i));
    if (place >= 0) places.push(place);
  }
  return places;
}
