/** English texts of the comparison of the games. */
export const compare = {
  /** Link in the footer. */
  nav: 'Compare',
  /** Link on the rulebook pages. */
  link: 'What differs between the games',
  title: 'The games side by side',
  lead: 'What differs comes first. Every answer leads to its rule in the rulebook.',
  /** Legend of the two lists of games, and what stands in each until a game is chosen. */
  choose: 'Compare two games',
  pick: ['One game', 'The other game'] as const,
  /** Until two are chosen. */
  few: 'Choose two games, and you see what differs.',
  /** The numbers of differing and equal answers. */
  counted: (different: string, same: string) => `Different: ${different}. The same: ${same}.`,
  /** A table of a game that is known by a name: "Riichi · WRC 2025". */
  table: (game: string, name: string) => `${game} · ${name}`,
  question: 'Question',
  different: 'What differs',
  same: 'What is the same',
  /** Placeholder for a missing answer. */
  noRule: 'No rule about this.',
  alone: 'Rules with no counterpart',
  aloneLead: 'These answer none of the questions above.',
  /** Heading of the rules that every game has. */
  every: 'In every game',
};
