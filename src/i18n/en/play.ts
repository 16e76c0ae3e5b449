import type { PlayWords } from '../play.ts';
import { capital, inWords } from './numbers.ts';

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
  tools: 'The deal',
  back: 'Undo',
  forward: 'Forward',
  step: 'Step',
  hint: 'Hint',
  share: 'Share',
  machine: 'The machine',
  log: 'Log',
  hand: 'Setup',

  before: 'Before the first turn',
  beforeText:
    'First everyone lays down their flowers and seasons and draws other tiles, seat by seat. Then East begins.',
  beforeExchange:
    'First everyone lays down their flowers and seasons and draws other tiles, seat by seat. Then tiles are exchanged.',
  houseRules: 'Your house rules:',
  yourTurn: 'Your turn',
  discardNow: 'You have the tile. Now discard one.',
  yourTurnText: 'Choose a tile and discard it, or try any call. If it is not allowed, you are told the rule.',
  turnOf: (owner) => `${capital(owner)} turn`,
  turnText: 'You may try a call at any time. It happens, or you are told why not.',
  kongOf: (owner, word) => `${capital(owner)} ${word}`,
  notAsked: 'You are not asked. Try a call anyway, and you are told what is missing.',
  showHidden: (word) => `Show your ${word}`,
  showHiddenText: 'The deal is over. Tiles that lie face down are turned up now, before anybody pays.',
  mayCall: (word) => `You may call ${word}.`,
  past: 'Looking back',
  pastText: 'Act, and the deal takes another course from here. Or go forward again.',
  exchange: (round, rounds) => (rounds === 1 ? 'Exchange' : `Exchange ${round} of ${rounds}`),
  exchangeTo: (count, name) =>
    `Choose ${inWords(count)} of your tiles and give them to ${name}. You get ${inWords(count)} back at the same moment.`,
  exchangeIdle: 'The others are exchanging tiles. There is nothing for you to do.',

  takenBack: (sentence) => `Taken back: ${sentence}`,

  setup: 'The deal',
  pace: {
    calm: 'Calm',
    brisk: 'Brisk',
    once: 'At once',
    step: 'By steps',
    of: 'Pace',
    change: (now, next) => `The others play ${PLAYED[now]}. Press to have them play ${PLAYED[next]}.`,
  },
  shareNote: 'This link opens exactly this position. Anyone who has it can see all four hands.',
  shareLabel: 'Link to this position',
  copied: 'Copied.',
  notCopied: 'Select the link and copy it.',
  loading: 'The table is being loaded …',

  nextHand: 'Next deal',
  newMatch: 'New match',
};
