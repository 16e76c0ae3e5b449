import type { LessonWords } from '../lesson.ts';
import { list } from './numbers.ts';

/** The words of a lesson's widgets in English. */
export const lesson: LessonWords = {
  wins: 'A win',
  winsNot: 'Not a win',
  waits: 'completed by',
  waitsFor: (tiles) => `completed by ${tiles}`,
  hand: 'A hand',
  drawn: 'drawn',
  claimed: 'claimed',
  robbed: 'taken out of a kong',

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
    again: 'From the start',
    controls: 'Step through the scene',
    scrubber: 'Step',
    goTo: (step) => (step === 0 ? 'Go to the start' : `Go to step ${step}`),
    tried: 'Tried here',
    branch: 'Try something else from here',
    branchShort: 'Try else',
    chart: 'See the chart',
    chartShort: 'Chart',
    hideChart: 'Hide the chart',
  },

  branch: {
    title: 'Your own way',
    lead: (step) =>
      `From ${step === 0 ? 'the start' : `step ${step}`} on you act. Every action can be tried.`,
    leave: 'Back to the scene',
    undo: 'Take it back',
    actAs: 'Act for',
    over: 'The hand is over.',
    loading: 'One moment: the rules are being fetched.',
    failed: 'The rules could not be fetched. Load the page again to act here; the steps are listed below.',
  },

  yourTurn: {
    group: 'Your turn',
    again: 'Try it again',
    onward: 'See what follows',
    right: 'Done.',
    rightToo: 'Done. That is one of the right answers.',
    unwiseHead: 'Allowed, but not what is asked.',
    unwise: 'No rule forbids it. Take it back and look for another move.',
    done: 'done',
    noScript: 'Here you act yourself, which needs JavaScript.',
  },

  check: {
    yes: (answer) => `Yes: ${answer}.`,
    no: (answer) => `Not ${answer}.`,
    answers: 'Answers',
    show: 'Show the answer',
    wins: 'A win',
    winsNot: 'Not a win',
    because: 'Four sets and the pair, and nothing is missing.',
  },

  chart: {
    chart: 'The machine',
    now: 'now',
    leads: (from, to) => (to.length === 0 ? `${from} is the end` : `${from} leads to ${list(to)}`),
  },
};
