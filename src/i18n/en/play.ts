import { capital, inWords } from './numbers.ts';

/** Paces of the other players. */
type PaceWord = 'calm' | 'brisk' | 'once' | 'step';

const PACE_ADVERBS = {
  calm: 'calmly',
  brisk: 'briskly',
  once: 'without a pause',
  step: 'only at each Step',
} as const;

/** English texts of the play table. */
export const play = {
  actions: 'Actions',
  /** Button that lets the others play. */
  goOn: 'Go on',
  tools: 'The deal',
  back: 'Undo',
  forward: 'Forward',
  step: 'Step',
  hint: 'Hint',
  /** Opens the card for the table. */
  card: 'Card',
  share: 'Share',
  /** Title of the panel with the state chart, the seed and the protocol. */
  how: 'How it works',
  protocol: 'Have programs play: the referee’s protocol',
  log: 'Log',
  setupTool: 'Setup',
  stopPassing: 'Stop passing',
  /** Button that turns sounds and speech off. */
  quiet: 'Quiet',

  /** Before the first turn, while flowers and seasons are replaced. */
  before: 'Before the first turn',
  beforeText:
    'First everyone lays down their flowers and seasons and draws other tiles, seat by seat. Then East begins.',
  /** The same, where an exchange of tiles follows. */
  beforeExchange:
    'First everyone lays down their flowers and seasons and draws other tiles, seat by seat. Then tiles are exchanged.',
  /** Introduces the house rules in force. */
  houseRules: 'House rules at this table:',
  yourTurn: 'Your turn',
  /** After a claim, the reader must discard. */
  discardNow: 'You have the tile. Now discard one.',
  yourTurnText:
    'Choose a tile and discard it, or try any call. If it is not allowed, you see the rule that forbids it.',
  turnOf: (owner: string) => `${capital(owner)} turn`,
  turnText: 'You may try a call at any time. If it is not allowed, you see why.',
  /** Heading while a kong can be robbed: "North's Kong". */
  kongOf: (owner: string, word: string) => `${capital(owner)} ${word}`,
  notAsked: 'Nothing for you here. (Try a call to see why.)',
  hasAnswered: 'You have answered. The others answer at the same time, and then you see who gets it.',
  /** At the end, to reveal the reader's concealed kong. */
  showHidden: (word: string) => `Show your ${word}`,
  showHiddenText: 'The deal is over. Tiles that lie face down are turned up now, before anybody pays.',
  /** At the end, the choice to show the hand or not, by their two words. */
  declares: (shows: string, hides: string) => `${capital(shows)} or ${hides}?`,
  declaresText: (shows: string, hides: string) =>
    `“${capital(shows)}” shows your hand, “${capital(hides)}” keeps it hidden.`,
  /** Announced when the reader may claim. */
  mayCall: (word: string) => `You may call ${word}.`,
  past: 'Looking back',
  /** Buttons from one decision of a deal that is over to another. */
  moveBefore: 'One move back',
  moveAfter: 'Next move',
  pastText: 'Make another move here, and the deal goes on from it.',
  /** Button back to the latest moment: the end of the deal, or the move it is at. */
  present: (isOver: boolean) => (isOver ? 'Back to the result' : 'Back to where you were'),
  /** Heading and text of the panel during an exchange of tiles. */
  exchange: (round: number, rounds: number) => (rounds === 1 ? 'Exchange' : `Exchange ${round} of ${rounds}`),
  exchangeTo: (count: number, name: string) =>
    `Choose ${inWords(count)} of your tiles and give them to ${name}. You get ${inWords(count)} back at the same moment.`,
  exchangeIdle: 'The others are exchanging tiles. There is nothing for you to do.',

  /** Log entry for a move that the reader took back. */
  takenBack: (sentence: string) => `Taken back: ${sentence}`,

  /** Title of the panel that deals the next hand. */
  setup: 'The deal',
  pace: {
    calm: 'Calm',
    brisk: 'Brisk',
    once: 'At once',
    step: 'By steps',
    /** Label of the pace control. */
    of: 'Pace',
    /** Description of the pace button: the current pace, and the next. */
    change: (now: PaceWord, next: PaceWord) =>
      `The others play ${PACE_ADVERBS[now]}. Press to have them play ${PACE_ADVERBS[next]}.`,
  },
  shareNote: 'This link opens exactly this position. Anyone who has it can see all four hands.',
  shareLabel: 'Link to this position',
  copied: 'Copied.',
  notCopied: 'Select the link and copy it.',
  loading: 'The table is being loaded …',

  /** After a hand. */
  nextDeal: 'Next deal',
  /** After the match. */
  newMatch: 'New match',
};
