import type { CompareHandWords } from '../compare-hand.ts';
import { capital, inWords, list } from './numbers.ts';

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The page where one hand is put to every game, in English. */
export const compareHand: CompareHandWords = {
  title: 'One hand in every game',
  lead: 'Take a hand and guess in which games it wins. Then see why, what it is worth, and who pays.',
  door: 'See in which games a hand wins, what it is worth there, and who pays.',
  empty: {
    head: 'No hand yet.',
    text: 'Let one be dealt, take one of the others above, or lay out your own.',
  },
  begin: 'Hands to begin with',
  deal: 'Deal a hand',
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
  lay: 'Lay out a hand of your own',
  size: 'The hand has',
  sized: (tiles) => `${tiles} tiles`,
  how: (came) => `How it was won: ${came}`,
  ask: 'In which games does it win?',
  askNote: (told) =>
    told === null
      ? 'One press for each game. You are told at once why.'
      : `${told} has answered. Guess the others: one press for each, and you are told at once why.`,
  guess: { wins: 'It wins', loses: 'It does not', of: (game) => `Your guess for ${game}` },
  skip: 'Show all the answers',
  answer: (right, wins) => `${right ? 'Right' : 'Not so'}: it ${wins ? 'wins' : 'does not win'}.`,
  guessed: (right, of) => `You were right about ${inWords(right)} of ${inWords(of)}.`,
  answers: 'What each game says',
  laid: (tiles) => `The hand: ${tiles}.`,
  summary: (wins, of) =>
    wins.length === 0
      ? 'It wins in none of the games.'
      : wins.length === of
        ? 'It wins in every game.'
        : `It wins in ${list(wins)} only.`,
  wins: 'Wins',
  loses: 'No win',
  lacks: (tiles) => `There is no ${either.format(tiles)} in this game.`,
  unfit: (need) => ({
    head: 'The hand does not fit this game.',
    text: `Hands here have ${need} tiles. One set too many would be left out, and there is none in this hand.`,
  }),
  aside: (tiles) =>
    `${capital(list(tiles))} ${tiles.length === 1 ? 'is' : 'are'} left out, because this game has no flowers or seasons.`,
  added: (need) => `Hands here have ${need} tiles. This set is added:`,
  left: (need) => `Hands here have ${need} tiles. This set is left out:`,
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
  suggested: (set) => `${capital(set)} (suggested)`,
  lines: { won: 'Line by line, and who pays', short: 'Line by line' },
  billOf: (worth, game) => `${game}: ${worth}`,
  presumed: 'Here we take it that this was said.',
  losers: (title, says) => `${title}. ${says} That is not counted here, because nobody knows their tiles.`,
  uncounted: 'Nothing is counted in this game. A win is a win.',
  onSpot: 'What was paid for its kongs and bonus tiles before the win is not counted here.',
  desk: 'Open it on the score page, where you can change the rules of the table',
  worked: 'Worked hands',
  workedLead: 'For each hand, guess in which games it wins before you open the answers.',
  came: (owner, round, from) =>
    `${capital(owner)} hand in the ${capital(round)} round, ${from === null ? 'self-drawn' : from.robbed ? `won by robbing ${from.owner} kong` : `won on ${from.owner} discard`}.`,
};
