import { capital, inWords, list, listOr } from './numbers.ts';

/** English texts of the page that judges one hand in every game. */
export const compareHand = {
  title: 'One hand in every game',
  lead: 'Take a hand and guess in which games it wins. Then see why, what it is worth, and who pays.',
  /** Description of the page where others link to it. */
  door: 'See in which games a hand wins, what it is worth there, and who pays.',
  /** For a table without tiles. */
  empty: {
    head: 'No hand yet.',
    text: 'Let one be dealt, take one of the others above, or lay out your own.',
  },
  /** Heading of the example hands. */
  begin: 'Hands to begin with',
  deal: 'Deal a hand',
  /** Words for claims where no particular game is meant. */
  terms: {
    chow: 'Chow',
    pung: 'Pung',
    kong: 'Kong',
    pair: 'pair',
    win: 'Mah-jong',
    selfDraw: 'self-draw',
    winOnDiscard: 'win on a discard',
    dealer: 'East',
    characters: 'characters',
    dots: 'dots',
    bamboo: 'bamboo',
    drawnHand: 'drawn deal',
    money: 'points',
  },
  /** Heading of the tile palette and the text field. */
  lay: 'Lay out a hand of your own',
  size: 'The hand has',
  sized: (tiles: number) => `${tiles} tiles`,
  /** Heading of the options for how the hand was won, with the current choice. */
  how: (came: string) => `How it was won: ${came}`,
  ask: 'In which games does it win?',
  /** Note at the question. @param answered the game whose answer is shown already; null where none is */
  askNote: (answered: string | null) =>
    answered === null
      ? 'One press for each game, and you see at once why.'
      : `${answered} has answered. Guess the others: one press for each, and you see at once why.`,
  guess: { wins: 'It wins', loses: 'It does not', of: (game: string) => `Your guess for ${game}` },
  skip: 'Show all the answers',
  /** Reply to the reader's guess for a game. */
  answer: (right: boolean, wins: boolean) =>
    `${right ? 'Right' : 'No'}: it ${wins ? 'wins' : 'does not win'}.`,
  /** Number of right guesses, once all are made. */
  guessed: (right: number, of: number) => `You were right about ${inWords(right)} of ${inWords(of)}.`,
  answers: 'What each game says',
  /** Announces the tiles of a hand that was dealt or opened. */
  laid: (tiles: string) => `The hand: ${tiles}.`,
  /** Summary of the games in which the hand wins. */
  summary: (wins: readonly string[], of: number) =>
    wins.length === 0
      ? 'It wins in none of the games.'
      : wins.length === of
        ? 'It wins in every game.'
        : `It wins in ${list(wins)} only.`,
  wins: 'Wins',
  loses: 'No win',
  /** The tiles of the hand that a game lacks: “There is no east wind or red dragon in this game.” */
  lacks: (tiles: readonly string[]) => `There is no ${listOr(tiles)} in this game.`,
  unfit: (need: number) => ({
    head: 'The hand does not fit this game.',
    text: `Hands here have ${need} tiles, so one set would have to be left out. No set in this hand can be.`,
  }),
  /** Bonus tiles that are ignored in a game without them. */
  aside: (tiles: readonly string[]) =>
    `${capital(list(tiles))} ${tiles.length === 1 ? 'is' : 'are'} left out, because this game has no flowers or seasons.`,
  added: (need: number) => `Hands here have ${need} tiles. This set is added:`,
  left: (need: number) => `Hands here have ${need} tiles. This set is left out:`,
  /** Reasons for the suggested set to add or leave out. */
  suggestion: 'It is only a suggestion.',
  why: {
    added: 'It is suggested because it is like the hand’s other sets.',
    left: 'It is suggested because the hand is worth most without it.',
  },
  noneWins: {
    added: 'Whichever set is added, the hand does not win.',
    left: 'Whichever set is left out, the hand does not win.',
  },
  chosen: 'You chose it.',
  choose: { added: 'Add another set', left: 'Leave out another set' },
  suggested: (set: string) => `${capital(set)} (suggested)`,
  lines: { won: 'Line by line, and who pays', short: 'Line by line' },
  /** Title of a game's receipt, made from the title of a receipt. */
  billOf: (worth: string, game: string) => `${game}: ${worth}`,
  /** A requirement that tiles cannot show, assumed to be met. */
  presumed: 'We assume here that this was said.',
  /** Losers' scores cannot be computed, as their tiles are unknown. */
  losers: (title: string, says: string) =>
    `${title}. ${says} That is not counted here, because nobody knows their tiles.`,
  /** For a win in a game that counts nothing. */
  uncounted: 'Nothing is counted in this game. A win is a win.',
  /** Payments made before the win. */
  onSpot: 'What was paid for its kongs and bonus tiles before the win is not counted here.',
  desk: 'Open it on the score page, where you can change the rules of the table',
  /** Heading of the solved examples for readers without scripts. */
  worked: 'Worked hands',
  workedLead: 'For each hand, guess in which games it wins before you open the answers.',
  /** “South’s hand in the East round, won on North’s discard.” Both seats as owners; the second gave the tile. */
  came: (owner: string, round: string, from: { readonly owner: string; readonly robbed: boolean } | null) =>
    `${capital(owner)} hand in the ${capital(round)} round, ${from === null ? 'self-drawn' : from.robbed ? `won by robbing ${from.owner} kong` : `won on ${from.owner} discard`}.`,
};
