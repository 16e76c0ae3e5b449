import type { LessonWords } from '../lesson.ts';
import { check } from './check.ts';
import { drill } from './drill.ts';
import { scenes } from './scene.ts';
import { writtenHand } from './written-hand.ts';

/** The words of a lesson’s widgets in English. */
export const lesson: LessonWords = {
  wins: 'A win',
  winsNot: 'Not a win',
  waits: 'completed by',
  waitsFor: (tiles) => `completed by ${tiles}`,
  ...writtenHand,
  sound: (sound) => `say “${sound}”`,
  total: 'Total',

  ...scenes,

  branch: {
    title: 'Your own way',
    lead: (step, seat) =>
      `From ${step === 0 ? 'the start' : `step ${step}`} on you are ${seat}. Try whatever you like.`,
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
    rightToo: 'Done. Other moves are right here, too.',
    unwise: (move) => `${move}?`,
    told: (move) =>
      `The answer: ${move.replace(/^(Discard|Give|Pass|Say|Show)\b/, (verb) => verb.toLowerCase())}.`,
    done: 'You have solved this one before.',
    noScript: 'This is an exercise at the table. It needs JavaScript.',
  },

  drill,

  weigh: {
    hand: (letter) => `Hand ${letter}`,
    same: 'They are worth the same',
    worth: (hand, total, lines) =>
      lines.length === 0
        ? `${hand} is worth ${total}, because none of the patterns fits it.`
        : `${hand} is worth ${total}: ${lines.join(', ')}.`,
    others: (count) => (count === 1 ? 'Count the other one, too.' : 'Count the others, too.'),
  },
  check,
};
