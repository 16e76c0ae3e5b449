/** What a page of a host needs in its head, besides what a plugin writes into its text. */
import { type Options, rootOf } from '../../embed/markdown/blocks.ts';

/** The address of the script that defines the element. */
export const scriptOf = (options: Options): string => `${rootOf(options)}embed/v1/mahjong.js`;

/**
 * Keeps tiles in their line, which some hosts give a line of their own, and keeps the room of an element whose script has
 * still to come.
 */
export const PAGE_STYLE =
  'img.mahjong-tile{display:inline-block;width:auto;height:1.5em;margin:0 .05em;vertical-align:-.4em}' +
  'mahjong-embed:not(:defined){display:block;min-height:740px}';
