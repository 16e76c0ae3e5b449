import type { LessonWords } from '../lesson.ts';
import { capital, inWords } from './numbers.ts';

/** An answer in quotes; what it quotes itself gets the inner ones. */
const quoted = (answer: string): string => `“${answer.replaceAll('“', '‘').replaceAll('”', '’')}”`;

/** The words of a lesson’s widgets in English. */
export const lesson: LessonWords = {
  wins: 'A win',
  winsNot: 'Not a win',
  waits: 'completed by',
  waitsFor: (tiles) => `completed by ${tiles}`,
  hand: 'A hand',
  drawn: 'drawn',
  claimed: 'called',
  robbed: 'robbed from a kong',
  sound: (sound) => `say “${sound}”`,
  total: 'Total',

  scene: {
    group: (title) => `Scene: ${title}`,
    steps: 'Steps of this scene',
    start: 'Start',
    place: (step, of) => `${step} of ${of}`,
    stepOf: (step, of) => (step === 0 ? 'Before the first step' : `Step ${step} of ${of}`),
    opening: (steps) =>
      steps === 1 ? 'One step. Press Next to see it.' : `${steps} steps. Press Next to see the first.`,
    first: 'To the start',
    previous: 'Back',
    next: 'Next',
    last: 'To the end',
    play: 'Play',
    pause: 'Pause',
    again: 'Again',
    controls: 'Step through the scene',
    scrubber: 'Step',
    goTo: (step) => (step === 0 ? 'Go to the start' : `Go to step ${step}`),
    free: 'Other steps show more here.',
    tried: 'Tried here',
    branch: 'Try something else from here',
    branchShort: 'Try here',
    chart: 'See the chart',
    chartShort: 'Chart',
    hideChart: 'Hide the chart',
    beforeStep: (step, ask) => `Before step ${step}: ${ask}`,
    happens: (text) => `Here is what happens: ${text}`,
    ownDiscard: (seat) => `${seat} discarded it.`,
    noCall: (seat) => `${seat} did not call.`,
    comesAfter: (seat, before) => `${seat} ${seat === 'You' ? 'play' : 'plays'} after ${before}.`,
  },

  acting: {
    bar: 'What you can do',
    failed: 'The rules could not be loaded. Reload the page to play here. Everything else can be read.',
  },

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
    done: 'You have solved this one before.',
    noScript: 'This is an exercise at the table. It needs JavaScript.',
  },

  drill: {
    place: (at, of) => `Question ${at} of ${of}`,
    back: 'You missed this one. Here it is again.',
    next: 'Next',
    finish: 'See how it went',
    again: 'Do them again',
    proof: 'Show why',
    result: (right, of) =>
      right === of
        ? `All ${inWords(of)} right at the first try.`
        : `${right === 0 ? 'None' : capital(inWords(right))} of ${inWords(of)} right at the first try.`,
    resultText: (right, of) => (right === of ? '' : 'You put the others right when they came back.'),
    more: 'More of these',
    question: (number) => `Question ${number}`,
  },

  weigh: {
    hand: (letter) => `Hand ${letter}`,
    same: 'They are worth the same',
    worth: (hand, total, lines) =>
      lines.length === 0
        ? `${hand} is worth ${total}, because no pattern fits it.`
        : `${hand} is worth ${total}: ${lines.join(', ')}.`,
  },
  check: {
    yes: (answer) => `${quoted(answer)} is right.`,
    no: (answer) => `${quoted(answer)} is not right.`,
    answers: 'Answers',
    show: 'Show the answer',
    wins: 'A win',
    winsNot: 'Not a win',
    reading: (sets, pairs) =>
      sets.length === 0
        ? `Nothing but pairs: ${pairs.join('; ')}.`
        : pairs.length === 0
          ? `${capital(sets.join('; '))}.`
          : `${capital(sets.join('; '))}; and the pair: ${pairs.join('; ')}.`,
  },
};
