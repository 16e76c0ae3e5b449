/** A hint in words, its tiles chosen in the hand. */
import { type Advice, hints } from '#i18n/hints.ts';
import { play } from '#i18n/play.ts';
import { words } from '#i18n/words.ts';
import type { Action } from '../../engine/action.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { winCall } from '../../i18n/terms.ts';
import type { TableControls } from '../../ui/input/table-controls.ts';
import { concealedOf } from '../../ui/Table/places.ts';
import { type Hint, hintFor } from './hint.ts';

export { hintFor, hints };

/** What stands on the slip of a hint. */
export interface Hinted {
  readonly head: string;
  readonly text: string;
}

interface Spoken {
  readonly terms: MessageContext['terms'];
}

/** The hint as it is told. @param view what the reader sees of the table */
export function inWords(hint: Hint, view: View): Advice {
  const { goal, ready, onlyDrawn, kinds, tiles, why, folds, over } = hint;
  const threats = folds.map(({ seat, why, sides }) => ({
    seat: words.windName(view.seats[seat].wind),
    word: view.declarations[seat] ?? '',
    why,
    sides: words.tileList(sides),
  }));
  const facts = { ready, onlyDrawn, tiles, why, threats, over, list: words.tileList(kinds) };
  if (!goal) return { goal, ...facts };
  const { collects, thirds, closed, drawn } = goal;
  return {
    goal: {
      suit: collects?.is === 'suit' ? { of: collects.of, honours: collects.honours } : null,
      collects: collects && collects.is !== 'suit' ? collects.is : null,
      thirds: thirds.map(words.tileName),
      closed,
      drawn,
    },
    ...facts,
  };
}

/** Chooses the tiles that are spoken of, and keeps the word that is best said with them. */
export function chosen({ action }: Hint, acting: TableControls): void {
  const row = concealedOf(acting.place.view(), acting.place.seat).tiles;
  if (action.do === 'discard') {
    const { says } = action;
    if (says !== undefined && !acting.sayings().some(({ pressed }) => pressed)) acting.say(says);
    acting.suggest([row.lastIndexOf(action.tile)]);
  }
  if (action.do === 'exchange') acting.suggest(placesOf(row, action.tiles));
}

/** What to do, and why. @param view what the reader sees of the table */
export function advised(action: Action, advice: Advice, view: View, spoken: Spoken): Hinted {
  const { terms } = spoken;
  /** Whether a tile of another lies there to be called. */
  const laid = view.stage.offer !== null;
  const name = words.actionName(action, terms);
  switch (action.do) {
    case 'discard':
      return {
        head: hints.head(words.theTile(action.tile), action.says ?? null),
        text: hints.text(words.theTile(action.tile), advice),
      };
    case 'pass':
      return hints.pass(advice);
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
      return laid ? hints.claim(name, advice) : hints.kong(name, advice);
    default:
      return hints.claim(name, advice);
  }
}

/** Where these tiles stand in the row, each at a place of its own. */
function placesOf(row: readonly Kind[], tiles: readonly Kind[]): number[] {
  const places: number[] = [];
  for (const tile of tiles) {
    const place = row.findIndex((kind, i) => kind === tile && !places.includes(i));
    if (place >= 0) places.push(place);
  }
  return places;
}
