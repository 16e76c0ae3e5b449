/** The sheet for the table in English. */
export const sheet = {
  title: (game: string) => `${game}: a sheet for the table`,
  lead: 'What you might forget at the table, on one printed page.',
  /** The link to it. */
  action: 'A sheet to print',
  print: 'Print it',
  /** Below the tiles that a beginner must learn to read. */
  tiles: {
    characters: 'Characters, 1 to 9',
    bird: '1 of bamboo',
    winds: 'East, South, West, North',
    dragons: 'Red, green, white dragon',
    flowers: 'Flowers, 1 to 4',
    seasons: 'Seasons, 1 to 4',
    jokers: 'Joker',
  },
  hands: 'Is it a win?',
  wins: 'A win.',
  /** @param amount what it is worth: “3 fan” */
  winsFor: (amount: string) => `A win, ${amount}.`,
  /** @param rules the titles of those that forbid it */
  loses: (rules: readonly string[]) => `No win: ${rules.join(', ')}.`,
  /** A hand that is complete and worth too little. */
  tooSmall: (amount: string, rules: readonly string[]) => `No win, ${amount}: ${rules.join(', ')}.`,
  complete: 'A complete hand',
  calls: 'What you may call',
  kongs: 'Four of a kind',
  also: 'Remember',
  values: 'What it is worth',
  pays: 'Who pays',
  end: 'The end of a deal',
  /** Of the table of calls. */
  say: 'Say',
  when: 'The tile comes from',
  from: {
    anyone: 'anyone',
    next: 'the player before you',
    nobody: 'nobody: it cannot be called',
    wall: 'your own draw',
  },
  makes: {
    chow: 'three in a row',
    pung: 'three of a kind',
    kong: 'four of a kind',
    win: 'a complete hand',
    /** @param term what such a win is called */
    selfDraw: (term: string) => `a complete hand: ${term}`,
  },
  /** Of the table of payments: what a win of so much is paid by whoever discarded, and by each of the others. */
  worth: (unit: string) => unit.charAt(0).toUpperCase() + unit.slice(1),
  discarder: (money: string) => `On a discard, ${money}`,
  each: (money: string) => `Self-drawn, ${money} each`,

  /** Where more is not paid: "13 and more". */
  andMore: (total: number) => `${total} or more`,
  foot: 'Sparrow School',
};
