import { capital, inWords } from './numbers.ts';

/** How fast the others play. */
type PaceWord = 'calm' | 'brisk' | 'once' | 'step';

const PLAYED = {
  calm: 'calmly',
  brisk: 'briskly',
  once: 'without a pause',
  step: 'only at each Step',
} as const;

/** The play table in English. */
export const play = {
  actions: 'Actions',
  /** Lets the others play. */
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
  /** Turns sounds and voices off. */
  stopPassing: 'Stop passing',
  quiet: 'Quiet',

  /** Heads of the panel beside the table. */
  /** While the deal is being put in order and nobody has a turn yet. */
  before: 'Before the first turn',
  beforeText:
    'First everyone lays down their flowers and seasons and draws other tiles, seat by seat. Then East begins.',
  /** The same where tiles are exchanged after it. */
  beforeExchange:
    'First everyone lays down their flowers and seasons and draws other tiles, seat by seat. Then tiles are exchanged.',
  /** Before the house rules that hold. */
  houseRules: 'Your house rules:',
  yourTurn: 'Your turn',
  /** After a call that was made: what is waited for. */
  discardNow: 'You have the tile. Now discard one.',
  yourTurnText: 'Choose a tile and discard it, or try any call. If it is not allowed, you are told the rule.',
  turnOf: (owner: string) => `${capital(owner)} turn`,
  turnText: 'You may try a call at any time. It happens, or you are told why not.',
  /** While a kong lies there that somebody might want to rob: "North's Kong". */
  kongOf: (owner: string, word: string) => `${capital(owner)} ${word}`,
  notAsked: 'You are not asked. Try a call anyway, and you are told what is missing.',
  /** At the end, while a kong of one's own lies face down. */
  showHidden: (word: string) => `Show your ${word}`,
  showHiddenText: 'The deal is over. Tiles that lie face down are turned up now, before anybody pays.',
  /** At the end, where one says of the own hand what it is: the word that shows it, and the one that does not. */
  declares: (shows: string, hides: string) => `${capital(shows)} or ${hides}?`,
  declaresText: (shows: string, hides: string) =>
    `“${capital(shows)}” shows your hand, “${capital(hides)}” keeps it hidden.`,
  /** Said aloud when the reader is asked. */
  mayCall: (word: string) => `You may call ${word}.`,
  past: 'Looking back',
  pastText: 'Act, and the deal takes another course from here. Or go forward again.',
  /** Head and text of the panel while tiles are exchanged. */
  exchange: (round: number, rounds: number) => (rounds === 1 ? 'Exchange' : `Exchange ${round} of ${rounds}`),
  exchangeTo: (count: number, name: string) =>
    `Choose ${inWords(count)} of your tiles and give them to ${name}. You get ${inWords(count)} back at the same moment.`,
  exchangeIdle: 'The others are exchanging tiles. There is nothing for you to do.',

  /** In the log, where the reader went back and did something else. */
  takenBack: (sentence: string) => `Taken back: ${sentence}`,

  /** What the panel is called by which the next hand is dealt. */
  setup: 'The deal',
  pace: {
    calm: 'Calm',
    brisk: 'Brisk',
    once: 'At once',
    step: 'By steps',
    /** What these words are of. */
    of: 'Pace',
    /** What a press makes of it: how they play now, and how they would. */
    change: (now: PaceWord, next: PaceWord) =>
      `The others play ${PLAYED[now]}. Press to have them play ${PLAYED[next]}.`,
  },
  shareNote: 'This link opens exactly this position. Anyone who has it can see all four hands.',
  shareLabel: 'Link to this position',
  copied: 'Copied.',
  notCopied: 'Select the link and copy it.',
  loading: 'The table is being loaded …',

  /** After a hand. */
  nextHand: 'Next deal',
  /** Where the match is over. */
  newMatch: 'New match',
};
