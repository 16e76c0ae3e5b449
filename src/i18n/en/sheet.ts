import { capital } from './numbers.ts';
/** English texts of the printed sheet. */
export const sheet = {
  title: (game: string) => `${game}: a sheet for the table`,
  lead: 'What you might forget at the table, on one printed page.',
  leadOfTwo: 'What you might forget at the table, on two printed pages.',
  /** Link to it. */
  action: 'A sheet to print',
  print: 'Print it',
  /** Captions of the tiles that a beginner must learn to read. */
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
  /** A winning example. @param amount its score, “3 fan” */
  winsFor: (amount: string) => `A win, ${amount}.`,
  /** An example that does not win. @param rules titles of the rules that forbid it */
  loses: (rules: readonly string[]) => `No win: ${rules.join(', ')}.`,
  /** A complete hand whose score is too low. */
  tooSmall: (amount: string, rules: readonly string[]) => `No win, ${amount}: ${rules.join(', ')}.`,
  complete: 'A complete hand',
  calls: 'What you may call',
  kongs: 'Four of a kind',
  also: 'Remember',
  values: 'What it is worth',
  pays: 'Who pays',
  end: 'The end of a deal',
  /** Headings of the table of calls. */
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
    /** A self-drawn win. @param term the game's word for it */
    selfDraw: (term: string) => `a complete hand: ${term}`,
  },
  /**
   * Headings of the payment table: the score, what the discarder pays, and what each opponent pays for a self-drawn
   * win.
   */
  worth: capital,
  discarder: (money: string) => `On a discard, ${money}`,
  each: (money: string) => `Self-drawn, ${money} each`,

  /** The limit: the same is paid for more. */
  andMore: (total: number) => `${total} or more`,
  /** What the code leads to. */
  scan: 'Score your evening',
  foot: 'Sparrow School',
};
