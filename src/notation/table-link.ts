/**
 * The link of a table's rules, in a URL fragment: the options it plays by. The page gives the game. Example:
 * `v=1&with=minimum-fan:1,without-luck:true&end`
 */
import type { Chosen } from '../engine/game.ts';
import { formatChosen, readChosen } from './share-fields.ts';
import { formatLink, parseLink } from './share-frame.ts';

/** Formats the fragment, without “#”. Options equal to the game's default may be left out. */
export const formatTableLink = (chosen: Chosen): string =>
  formatLink([Object.keys(chosen).length > 0 ? ['with', formatChosen(chosen)] : null]);

/** Recognises a table link. Links of deals begin with a game, links of hands with tiles. */
export const isTableLink = (text: string): boolean => /^#?v=\d+&(?:with=|end\b)/.test(text);

/** Parses the options of a fragment, with or without “#”. @throws ShareError with the place of the error */
export const parseTableLink = (text: string): Chosen =>
  parseLink(text, ['with'], (value) => value('with', {}, readChosen));
