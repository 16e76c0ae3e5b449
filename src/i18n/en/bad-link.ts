import type { BadLinkWords } from '../bad-link.ts';

/** A link that leads nowhere, in English. */
export const unopened: BadLinkWords = {
  broken: 'This link does not lead to a deal.',
  brokenText: (why) => `${why} Here is a new deal instead; the link is still in the address bar.`,
  otherGame: (title) => `It leads to a deal of ${title}.`,
  unknownGame: (id) => `It leads to a deal of “${id}”, and there is no such game here.`,
  openThere: 'Open it there',
  illegalMove: (number, who, what) => `Move ${number} in it, by ${who}, is not allowed there: ${what}.`,
  moveAfterEnd: (number, who, what) => `The deal is over before move ${number} in it, by ${who}: ${what}.`,
  unusable: 'Something in it means nothing at this table.',
};
