import { capital, inWords, list, listOr } from './numbers.ts';

/** The page where one hand is put to every game, in English. */
export const compareHand = {
  title: 'One hand in every game',
  lead: 'Take a hand and guess in which games it wins. Then see why, what it is worth, and who pays.',
  /** What the page does, where it is linked. */
  door: 'See in which games a hand wins, what it is worth there, and who pays.',
  /** Of the cloth as long as no tile lies on it. */
  empty: {
    head: 'No hand yet.',
    text: 'Let one be dealt, take one of the others above, or lay out your own.',
  },
  /** Above hands that are there to be pressed. */
  begin: 'Hands to begin with',
  deal: 'Deal a hand',
  /** What calls are called where no game is meant. */
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
  /** The tiles to press, and the line to type in. */
  lay: 'Lay out a hand of your own',
  size: 'The hand has',
  sized: (tiles: number) => `${tiles} tiles`,
  /** Above what can be said of how it was won, with what is said now. */
  how: (came: string) => `How it was won: ${came}`,
  ask: 'In which games does it win?',
  /** @param answered the game that has answered already; null where none has */
  askNote: (answered: string | null) =>
    answered === null
      ? 'One press for each game. You are told at once why.'
      : `${answered} has answered. Guess the others: one press for each, and you are told at once why.`,
  guess: { wins: 'It wins', loses: 'It does not', of: (game: string) => `Your guess for ${game}` },
  skip: 'Show all the answers',
  /** What is answered to a guess. */
  answer: (right: boolean, wins: boolean) =>
    `${right ? 'Right' : 'Not so'}: it ${wins ? 'wins' : 'does not win'}.`,
  /** How many guesses were right, once all are made. */
  guessed: (right: number, of: number) => `You were right about ${inWords(right)} of ${inWords(of)}.`,
  answers: 'What each game says',
  /** Said of a hand that was dealt or opened: its tiles. */
  laid: (tiles: string) => `The hand: ${tiles}.`,
  /** Where it wins, said beside the hand. */
  summary: (wins: readonly string[], of: number) =>
    wins.length === 0
      ? 'It wins in none of the games.'
      : wins.length === of
        ? 'It wins in every game.'
        : `It wins in ${list(wins)} only.`,
  wins: 'Wins',
  loses: 'No win',
  /** “It has no east wind or red dragon.” */
  lacks: (tiles: readonly string[]) => `There is no ${listOr(tiles)} in this game.`,
  unfit: (need: number) => ({
    head: 'The hand does not fit this game.',
    text: `Hands here have ${need} tiles. One set too many would be left out, and there is none in this hand.`,
  }),
  /** Bonus tiles that a game does not have. */
  aside: (tiles: readonly string[]) =>
    `${capital(list(tiles))} ${tiles.length === 1 ? 'is' : 'are'} left out, because this game has no flowers or seasons.`,
  added: (need: number) => `Hands here have ${need} tiles. This set is added:`,
  left: (need: number) => `Hands here have ${need} tiles. This set is left out:`,
  /** Why this set, of those that could be added or left out. */
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
  /** What the receipt of a game is called, from what a receipt is called. */
  billOf: (worth: string, game: string) => `${game}: ${worth}`,
  /** What a game asks for that no tile shows: it is taken as done. */
  presumed: 'Here we take it that this was said.',
  /** What losers score, which is not known. */
  losers: (title: string, says: string) =>
    `${title}. ${says} That is not counted here, because nobody knows their tiles.`,
  /** Of a win where nothing is counted. */
  uncounted: 'Nothing is counted in this game. A win is a win.',
  /** What is paid before the win. */
  onSpot: 'What was paid for its kongs and bonus tiles before the win is not counted here.',
  desk: 'Open it on the score page, where you can change the rules of the table',
  /** The worked hands that are read where there are no scripts. */
  worked: 'Worked hands',
  workedLead: 'For each hand, guess in which games it wins before you open the answers.',
  /** “South’s hand in the East round, won on North’s discard.” Both seats as owners; the second gave the tile. */
  came: (owner: string, round: string, from: { readonly owner: string; readonly robbed: boolean } | null) =>
    `${capital(owner)} hand in the ${capital(round)} round, ${from === null ? 'self-drawn' : from.robbed ? `won by robbing ${from.owner} kong` : `won on ${from.owner} discard`}.`,
};
