/** English texts of the cover that a frame shows until its reader starts. */
export const cover = {
  /** The start button: for a question, a deal, or a hand to score. */
  begin: {
    hidden: 'Turn the tiles over',
    deal: 'Deal the tiles',
    score: 'Show the score',
    record: 'Open the deal',
  },
  /** Describes a whole deal. */
  deal: 'You are East; bots play the other three seats. Try any move you like: if a rule forbids it, you see which rule.',
  /** Describes a deal of a real game. */
  record:
    'A deal of a real game. Step through it, or play on from any moment: if a rule forbids a move, you see which rule.',
  /** Describes a hand to score. */
  score: 'What does this hand score?',
  /** Shown when loading fails. */
  failed: 'The rules could not be loaded. Check your connection and try again.',
  retry: 'Try again',
};
