/**
 * The link of a table's rules, in a URL fragment: the options it plays by. The page gives the game. Example:
 * `v=1&with=minimum-fan:1,without-luck:true&end`
 */
import type { Chosen } from '../engine/game.ts';
import { NotationError } from './error.ts';
import { endValue, formatChosen, readChosen } from './share-fields.ts';
import { fieldsOf, SHARE_VERSION, ShareError, unreadable } from './share-frame.ts';

const KEYS = ['v', 'with'] as const;

/** Formats the fragment, without “#”. Options equal to the game's default may be left out. */
export function formatTableLink(chosen: Chosen): string {
  const rules = Object.keys(chosen).length > 0 ? [`with=${formatChosen(chosen)}`] : [];
  return [`v=${SHARE_VERSION}`, ...rules, 'end'].join('&');
}

/** Recognises a table link. Links of deals begin with a game, links of hands with tiles. */
export const isTableLink = (text: string): boolean => /^#?v=\d+&(?:with=|end\b)/.test(text);

/** Parses the options of a fragment, with or without “#”. @throws ShareError with the place of the error */
export function parseTableLink(text: string): Chosen {
  try {
    const reader = fieldsOf<'with'>(text, KEYS).get('with');
    if (!reader) return {};
    const chosen = readChosen(reader);
    endValue(reader);
    return chosen;
  } catch (error) {
    if (error instanceof ShareError || !(error instanceof NotationError)) throw error;
    throw new ShareError('broken', error, unreadable(error));
  }
}
