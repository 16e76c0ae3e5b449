import type { ScenesWords } from '../scene.ts';

/** The words of a scene in English. */
export const scenes: ScenesWords = {
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
};
