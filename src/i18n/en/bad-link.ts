/** A link that leads nowhere, in English. */
export const badLink = {
  broken: 'This link does not lead to a deal.',
  brokenText: (why: string) => `${why} Here is a new deal instead; the link is still in the address bar.`,
  /** The hand of a link is another game's: its title, or the id of a game that is not there. */
  otherGame: (title: string) => `It leads to a deal of ${title}.`,
  unknownGame: (id: string) => `It leads to a deal of “${id}”, and there is no such game here.`,
  openThere: 'Open it there',
  /** "Its 14th move" by number: who makes it, and what it is. */
  illegalMove: (number: number, who: string, what: string) =>
    `Move ${number} in it, by ${who}, is not allowed there: ${what}.`,
  moveAfterEnd: (number: number, who: string, what: string) =>
    `The deal is over before move ${number} in it, by ${who}: ${what}.`,
  unusable: 'Something in it means nothing at this table.',
};
