import type { PlayWords } from '../play.ts';
import { hints } from './hints.ts';
import { capital, inWords } from './numbers.ts';
import { review } from './review.ts';

const PLAYED = {
  calm: 'calmly',
  brisk: 'briskly',
  once: 'without a pause',
  step: 'only at each Step',
} as const;

/** The play table in English. */
export const play: PlayWords = {
  actions: 'Actions',
  goOn: 'Go on',
  tools: 'The hand',
  back: 'Undo',
  forward: 'Forward',
  step: 'Step',
  hint: 'Hint',
  share: 'Share',
  machine: 'The machine',
  log: 'Log',
  hand: 'Hand',

  before: 'Before the first turn',
  beforeText: 'The hands are put in order, seat by seat. Then East begins.',
  yourTurn: 'Your turn',
  yourTurnText: 'Choose a tile and discard it, or try any call. What is not allowed is answered by its rule.',
  turnOf: (owner) => `${capital(owner)} turn`,
  turnText: 'You may try a call at any time. It is done, or you are told why not.',
  kongOf: (owner, word) => `${capital(owner)} ${word}`,
  notAsked: 'You are not asked. Try a call, and you are told what is missing.',
  showHidden: (word) => `Show your ${word}`,
  showHiddenText: 'The hand is over. What lies face down is turned up now, before anything is paid.',
  mayCall: (word) => `You may call ${word}.`,
  past: 'Looking back',
  pastText: 'Act, and the hand goes another way from here. Or go forward again.',
  exchange: (round, rounds) => (rounds === 1 ? 'Exchange' : `Exchange ${round} of ${rounds}`),
  exchangeTo: (count, name) =>
    `Choose ${inWords(count)} of your tiles for ${name}, and give them. You get as many from there at the same moment.`,
  exchangeIdle: 'The others exchange tiles. Nothing is asked of you, or you have answered.',

  ...hints,
  review,

  takenBack: (sentence) => `Taken back: ${sentence}`,

  setup: 'The hand',
  eyes: { legend: 'What you see', own: 'Your own seat', open: 'All four hands' },
  pace: {
    calm: 'Calm',
    brisk: 'Brisk',
    once: 'At once',
    step: 'By steps',
    of: 'Pace',
    change: (now, next) => `The others play ${PLAYED[now]}. Press to have them play ${PLAYED[next]}.`,
  },
  keys: 'One key an action',
  options: 'Rules that may differ',
  optionsNote: 'They hold from the next deal on.',
  yes: 'Yes',
  no: 'No',
  seed: 'Seed',
  seedNote: 'The same seed deals the same tiles.',
  deal: 'New hand',
  dealThis: 'Deal this seed',

  shareNote: 'This link opens the very position. Whoever has it can see all four hands.',
  shareLabel: 'Link to this position',
  copied: 'Copied.',
  notCopied: 'Select the link and copy it.',
  broken: 'This link does not lead to a hand.',
  brokenText: (why) => `${why} Here is a new hand instead; the link is still in the address bar.`,
  otherGame: (title) => `It leads to a hand of ${title}.`,
  unknownGame: (id) => `It leads to a hand of “${id}”, and there is no such game here.`,
  openThere: 'Open it there',
  illegalMove: (number, who, what) => `Move ${number} in it, by ${who}, is not allowed there: ${what}.`,
  moveAfterEnd: (number, who, what) => `The hand is over before move ${number} in it, by ${who}: ${what}.`,
  unusable: 'It holds something that this table cannot use.',
  loading: 'The table is being loaded …',

  ended: {
    youWin: 'You win',
    wins: (name) => `${name} wins`,
    several: (names) => `${names} win`,
    drawn: 'Nobody wins',
    drawnText: 'The wall is used up. Nothing is paid.',
    sets: 'the winning hand, set by set',
    sums: 'What everyone has won or lost',
    owed: (value, amount) => (value > 0 ? `and is owed ${amount}` : `and owes ${amount}`),
    pays: 'Who pays whom',
    nothing: 'Nobody pays anything.',
    balance: (unit) => `${capital(unit)} after this hand`,
    nextHand: 'Next hand',
    newMatch: 'New match',
  },
};
