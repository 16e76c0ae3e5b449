import { check } from './check.ts';
import { drill } from './drill.ts';
import { writtenHand } from './written-hand.ts';

/** The words of a lesson’s widgets in English. */
export const lesson = {
  /** Under a written hand: whether it is a win, and by which rule not. */
  wins: 'A win',
  winsNot: 'Not a win',
  /** "completed by": said before the tiles a hand waits for. */
  waits: 'completed by',
  waitsFor: (tiles: string) => `completed by ${tiles}`,
  ...writtenHand,
  /** How a word is said. */
  sound: (sound: string) => `say “${sound}”`,
  /** The last line of a receipt. */
  total: 'Total',

  /** Leaving the script of a scene: the reader acts. */
  branch: {
    title: 'Your own way',
    /** "From step 3 on you are South. Every action can be tried." */
    lead: (step: number, seat: string) =>
      `From ${step === 0 ? 'the start' : `step ${step}`} on you are ${seat}. Try whatever you like.`,
    /** Lets the others play. */
    goOn: 'Let the others play',
    leave: 'Back to the scene',
    undo: 'Take it back',
    log: 'What has happened',
    over: 'The deal is over.',
  },

  yourTurn: {
    again: 'Try it again',
    onward: 'See what happens next',
    right: 'Done.',
    /** Where several moves are right. */
    rightToo: 'Done. Other moves are right here, too.',
    /** On the slip of what is allowed but not asked: the move. */
    unwise: (move: string) => `${move}?`,
    /** Which move is right, after a few that were not. */
    answer: (move: string) =>
      `The answer: ${move.replace(/^(Discard|Give|Pass|Say|Show)\b/, (verb) => verb.toLowerCase())}.`,
    /** Said of an exercise that was solved before. */
    done: 'You have solved this one before.',
    noScript: 'This is an exercise at the table. It needs JavaScript.',
  },

  drill,

  /** The wall from above, right after the deal. */
  wall: {
    /** What the picture shows, for whoever does not see it. @param right who sits at the right of East */
    picture: (sides: readonly string[], right: string) =>
      `The wall from above, after the deal. East sits at the bottom, ${right} at the right. Stacks on each side: ${sides.join(', ')}.`,
    /** "South 18": a side of the wall. */
    side: (seat: string, stacks: number) => `${seat} ${stacks}`,
    /** In the middle of it, in two lines: the way in which it is taken. */
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

  /** What lies beside a hand, where a game has indicators. */
  indicators: {
    open: (count: number) => (count === 1 ? 'Dora indicator:' : 'Dora indicators:'),
    under: (count: number) => (count === 1 ? 'Ura indicator:' : 'Ura indicators:'),
  },
  /** Hands of which one is worth the most. */
  weigh: {
    hand: (letter: string) => `Hand ${letter}`,
    same: 'They are worth the same',
    /** "Hand A is worth 8 fan: All Sheungs (4 fan), All simples (4 fan)." @param lines none where nothing counts */
    worth: (hand: string, total: string, lines: readonly string[]) =>
      lines.length === 0
        ? `${hand} is worth ${total}, because none of the patterns fits it.`
        : `${hand} is worth ${total}: ${lines.join(', ')}.`,
    /** Said where that is told of one hand alone: so many more are to be counted. */
    others: (count: number) => (count === 1 ? 'Count the other one, too.' : 'Count the others, too.'),
  },
  check,
};
