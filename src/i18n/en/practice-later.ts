/** English texts of practice after the first question. */
export const practiceLater = {
  next: 'Next question',
  finish: 'See how it went',
  share: 'Share',
  copied: 'The address of this question is copied.',
  notCopied: (address: string) => `Copy this address: ${address}`,
  dealing: 'Dealing the next one …',
  /** No question of this kind turns on the requested rules. */
  none: {
    head: 'There is no such question here.',
    text: 'No question of this kind is about what you asked for. Choose another kind, or ask for all rules.',
  },
  /** Reviews were due, and no question about any of them was found. */
  noneDue: {
    head: 'Nothing is left to ask again.',
    text: 'No question was found about what was to come back, so it will not come back. Begin a new session instead.',
  },
  keysList: [
    ['1 – 9', 'give that answer, or tick that line'],
    ['Y, N …', 'the letter on an answer'],
    ['← → ↑ ↓', 'move from tile to tile; Home and End go to the first and the last'],
    ['Space', 'press the tile that you are on'],
    ['5 P, 12 S, E', 'type a tile: its rank, then M for characters, P for dots, S for bamboo; or its letter'],
    ['Enter', 'check, and go on'],
    ['?', 'show these keys'],
  ] as readonly (readonly [key: string, does: string])[],
  close: 'Close',
  broken: (why: string) => ({
    head: 'This address cannot be read.',
    text: `${why} Here is another question instead.`,
  }),
  /** The address asks what is due, and nothing is. */
  notDue: {
    head: 'Nothing to ask again yet.',
    text: 'What you miss comes back when it is time to ask it again. Here are other questions instead.',
  },
  notKept: 'This browser keeps nothing for this site. What you miss is remembered until you leave the page.',
  spoiled: 'Your saved practice could not be read, so it starts again from nothing. Nothing else is lost.',
  newer:
    'A newer version of this site saved your practice. It stays as it is. What you answer here lasts until you leave this page.',
  /** Link to a lesson to read. */
  lesson: (title: string) => `Lesson: ${title}`,
  scene: 'See it at the table',
};
