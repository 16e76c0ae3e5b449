/** English texts of questions from the reader's own deals. */
export const ownMoments = {
  title: 'From a deal of yours',
  about: 'A move cost you something here. What do you do now?',
  right: 'Right this time.',
  /** Another move than the hint's, which costs hardly anything. */
  near: 'That is nearly as good.',
  wrong: 'There was a better move.',
  /** Link to everything that is due. */
  due: 'What else comes back',
  /** Name of such a question in a list. */
  name: 'A moment in a deal of yours',
  /** Said at the end of a deal, below the moments. */
  comeBack: (moments: number) =>
    moments === 1 ? 'This moment comes back as a question.' : 'These moments come back as questions.',
};
