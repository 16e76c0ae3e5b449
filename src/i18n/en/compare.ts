/** The page where the games stand beside each other, in English. */
export const compare = {
  /** In the footer. */
  nav: 'Compare',
  /** Beside the rulebooks. */
  link: 'What differs between the games',
  title: 'The games side by side',
  lead: 'What differs comes first. Every answer leads to its rule in the rulebook.',
  /** Above the games that can be chosen. */
  choose: 'Compare these games',
  /** Said when one game alone would be left. */
  few: 'It takes two games to compare.',
  /** How many questions there are of each sort. */
  counted: (different: string, same: string) => `Different: ${different}. The same: ${same}.`,
  question: 'Question',
  different: 'What differs',
  same: 'What is the same',
  /** In the place of an answer. */
  noRule: 'No rule about this.',
  alone: 'Rules with nothing beside them',
  aloneLead: 'These answer none of the questions above.',
  /** Above the rules that every game has. */
  every: 'In every game',
};
