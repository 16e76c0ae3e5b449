import { check } from './check.ts';
import { drill } from './drill.ts';
import { writtenHand } from './written-hand.ts';

/** A move within a sentence: "discard the 9 of dots". The words of calls keep their capital. */
const inSentence = (move: string): string =>
  move.replace(/^(Discard|Give|Pass|Say|Show)\b/, (verb) => verb.toLowerCase());

/** English texts of a lesson's widgets. */
export const lesson = {
  /** The verdict below a written hand. */
  wins: 'A win',
  winsNot: 'Not a win',
  /** Introduces a hand's wait. */
  waits: 'completed by',
  waitsFor: (tiles: string) => `completed by ${tiles}`,
  ...writtenHand,
  /** Before how the game's own word is written and said, where the reader sees another: “Chi (here “Sheung”, 上, …)”. */
  ownWord: (word: string) => `here “${word}”, `,
  /** The pronunciation of a word. */
  sound: (sound: string) => `say “${sound}”`,
  /** Name of the button that says a word. */
  hear: (word: string) => `Hear “${word}”`,
  /** The last line of a receipt. */
  total: 'Total',

  /** Texts where the reader leaves the scene's script and acts freely. */
  branch: {
    title: 'Your own way',
    /** "From step 3 on you are South. Try whatever you like." */
    lead: (step: number, seat: string) =>
      `From ${step === 0 ? 'the start' : `step ${step} on`}, you are ${seat}. Try whatever you like.`,
    /** Button that lets the other seats play. */
    goOn: 'Let the others play',
    leave: 'Back to the scene',
    undo: 'Take it back',
    log: 'What has happened',
    over: 'The deal is over.',
  },

  /** Drawings before the words, each told in a sentence for who does not see it. */
  picture: {
    table: (toLeft: boolean) =>
      `Four players sit round a table, with walls of tiles in front of them. After you plays the player on your ${toLeft ? 'left' : 'right'}.`,
    wall: 'the wall',
    turn: 'A turn: you draw a tile from the wall, you discard one face up, and the next player takes a turn.',
    steps: ['draw one', 'discard one', 'next player'],
    hand: 'A complete small hand of five tiles falls apart into a run, 3, 4 and 5 of one suit, and a pair of 8s.',
    run: 'a run',
    pair: 'a pair',
  },

  yourTurn: {
    again: 'Try it again',
    onward: 'See what happens next',
    /** Stops what plays by itself. */
    hold: 'Hold',
    right: 'Done.',
    /** Shown after a right move where others are right too. */
    rightToo: 'Done. Other moves would have been right too.',
    /** Heading of the reply to a legal move that is not the answer. */
    unwise: 'You may, but there is something better.',
    /** Heading of the reply to a mistake that the reader insists on. @param mistake the rulebook's title for it */
    mistake: (mistake: string) => `${mistake}: this is what it costs.`,
    /** Says that such a mistake is not carried out in a lesson. */
    unpaid: 'At a table it would count. Here you can try another move.',
    /** Says that such a move was not carried out. */
    stays: 'Your tiles are as they were. Try another move.',
    /** The right move, shown after several wrong ones. */
    answer: (move: string) => `The answer: ${inSentence(move)}.`,
    /** Shown where the exercise was solved on an earlier visit. */
    done: 'You have solved this one before.',
    noScript: 'This is an exercise at the table. It needs JavaScript.',
  },

  drill,

  /** The picture of the wall from above, right after the deal. */
  wall: {
    /** Description of the picture for screen readers. @param right the seat at East's right */
    picture: (sides: readonly string[], right: string) =>
      `The wall from above, after the deal. East sits at the bottom, ${right} at the right. Stacks on each side: ${sides.join(', ')}.`,
    /** A side of the wall with its number of stacks: "South 18". */
    side: (seat: string, stacks: number) => `${seat} ${stacks}`,
    /** Label of the arrow in the middle, in two lines. */
    way: ['taken', 'this way'],
    dealt: (tiles: number) => `${tiles} tiles were dealt`,
    next: 'The next tile to draw',
    nextOfAll: 'The next tile to draw, and every replacement tile',
    end: 'The end of the wall: replacement tiles',
    box: (tiles: number) => `The last ${tiles} tiles: replacement tiles`,
    deadWall: (tiles: number) =>
      `The dead wall of ${tiles} tiles: the last of them is the first replacement tile`,
    indicator: 'The stack whose upper tile is turned face up: the first indicator',
  },

  /** Scoring sticks. */
  sticks: {
    /** "2 of 5,000". */
    equal: (count: number, worth: string) => `${count} of ${worth}`,
    /** Over the sticks that are laid down, where others are given back. */
    laid: 'You lay down',
    back: 'You get back',
    sum: (total: string) => `together ${total}`,
    paid: (total: string) => `so you pay ${total}`,
  },

  /** Indicators beside a hand. */
  indicators: {
    open: (count: number) => (count === 1 ? 'Dora indicator:' : 'Dora indicators:'),
    under: (count: number) => (count === 1 ? 'Ura indicator:' : 'Ura indicators:'),
  },
  /** The exercise to find the hand with the highest score. */
  weigh: {
    hand: (letter: string) => `Hand ${letter}`,
    same: 'They are worth the same',
    /** "Hand A is worth 8 fan: All Sheungs (4 fan), All simples (4 fan)." @param lines empty where nothing counts */
    worth: (hand: string, total: string, lines: readonly string[]) =>
      lines.length === 0
        ? `${hand} is worth ${total}, because none of the patterns fits it.`
        : `${hand} is worth ${total}: ${lines.join(', ')}.`,
    /** Reminder of the hands still to be counted, where only one was told. */
    others: (count: number) => (count === 1 ? 'Count the other one too.' : 'Count the others too.'),
  },
  check,
};
