/** English messages for a link that cannot be opened. */
export const badLink = {
  broken: 'This link does not lead to a deal.',
  brokenText: (why: string) => `${why} Here is a new deal instead; the link is still in the address bar.`,
  /** The hand in the link belongs to another game: its title, or an id that no game has. */
  otherGame: (title: string) => `It leads to a deal of ${title}.`,
  unknownGame: (id: string) => `It leads to a deal of “${id}”, and there is no such game here.`,
  openThere: 'Open it there',
  /** The first illegal move, by its number, its player and its action. */
  illegalMove: (number: number, who: string, what: string) =>
    `Move ${number} in it, by ${who}, is not allowed there: ${what}.`,
  moveAfterEnd: (number: number, who: string, what: string) =>
    `The deal is over before move ${number} in it, by ${who}: ${what}.`,
  unusable: 'Something in it means nothing at this table.',
};
