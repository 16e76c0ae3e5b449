import type { CompareWords } from '../compare.ts';

/** The page where the games stand beside each other, in English. */
export const compare: CompareWords = {
  nav: 'Compare',
  link: 'What differs between the games',
  title: 'The games side by side',
  lead: 'What differs comes first. Every answer leads to its rule in the rulebook.',
  choose: 'Compare these games',
  few: 'It takes two games to compare.',
  counted: (different, same) => `Different: ${different}. The same: ${same}.`,
  question: 'Question',
  different: 'What differs',
  same: 'What is the same',
  noRule: 'No rule about this.',
  alone: 'Rules with nothing beside them',
  aloneLead: 'These answer none of the questions above.',
  every: 'In every game',
};
