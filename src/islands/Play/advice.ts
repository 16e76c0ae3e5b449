/** A hint in words, its tiles chosen in the hand. */
import type { Acting } from '../../acting/acting.ts';
import type { Action } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import { standing } from '../../views/Table/places.ts';
import type { PlayWords } from '../../words/play.ts';
import type { Words } from '../../words/words.ts';
import type { Hint } from './hint.ts';

/** What stands on the slip of a hint. */
export interface Hinted {
  readonly head: string;
  readonly text: string;
}

interface Spoken {
  readonly words: Words;
  readonly say: PlayWords;
  readonly terms: Terms;
}

/** Chooses the tiles that are spoken of, keeps the word that is best said with them, and says why. */
export function advised(hint: Hint | null, acting: Acting, spoken: Spoken): Hinted {
  const { words, say } = spoken;
  const row = standing(acting.place.view(), acting.place.seat).tiles;
  if (hint?.is === 'discard') {
    const { discard: tile, kinds } = hint.advice;
    const { says } = hint;
    if (says !== null && !acting.sayings().some(({ pressed }) => pressed)) acting.say(says);
    acting.select([row.lastIndexOf(tile)]);
    const text = say.hintText(hint.advice, words.tileList(kinds));
    return { head: say.hintHead(words.theTile(tile), says), text };
  }
  if (hint?.action.do === 'exchange') acting.select(placesOf(row, hint.action.tiles));
  return hint === null ? say.hintNone : calling(hint.action, spoken);
}

/** What to call, and why. */
function calling(action: Action, { words, say, terms }: Spoken): Hinted {
  const name = words.actionName(action, terms);
  switch (action.do) {
    case 'pass':
      return say.hintPass;
    case 'win':
      return say.hintWin(terms.win);
    case 'show':
      return { head: `${name}.`, text: say.showHiddenText };
    case 'exchange':
      return { head: `${name}.`, text: say.hintGive };
    case 'say':
      return { head: `${name}.`, text: say.hintSay };
    default:
      return say.hintClaim(name);
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
