/**
 * The rules of a table in a URL's fragment: which options it plays by. The game is the page's own.
 * `v=1&with=minimum-fan:1,without-luck:true&end`
 */
import type { Chosen } from '../engine/game.ts';
import { NotationError } from './error.ts';
import { endValue, formatChosen, readChosen } from './share-fields.ts';
import { fieldsOf, SHARE_VERSION, ShareError, unreadable } from './share-frame.ts';

const KEYS = ['v', 'with'] as const;

/** The fragment, without “#”. Only what differs from the game's own choice need be given. */
export function formatTableLink(chosen: Chosen): string {
  const rules = Object.keys(chosen).length > 0 ? [`with=${formatChosen(chosen)}`] : [];
  return [`v=${SHARE_VERSION}`, ...rules, 'end'].join('&');
}

/** Whether a fragment is one: of a deal it names the game, and of a hand its tiles. */
export const isTableLink = (text: string): boolean => /^#?v=\d+&(?:with=|end\b)/.test(text);

/** The options that a fragment names, with or without “#”. @throws ShareError, which names the place */
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
