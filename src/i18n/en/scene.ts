/** English texts of a scene. */
export const scene = {
  /** The group of a scene: "Scene: Calling a Pung". */
  group: (title: string) => `Scene: ${title}`,
  loading: 'The scene is being loaded …',
  steps: 'Steps of this scene',
  /** Label of the position before the first step. */
  start: 'Start',
  /** Position, on the control: "3 of 5". */
  place: (step: number, of: number) => `${step} of ${of}`,
  /** Position, for screen readers: "Step 3 of 5". */
  stepOf: (step: number, of: number) => (step === 0 ? 'Before the first step' : `Step ${step} of ${of}`),
  /** Shown before the first step. */
  opening: (steps: number, isAsked: boolean) => {
    const [count, first] = steps === 1 ? ['One step', 'it'] : [`${steps} steps`, 'the first'];
    return isAsked
      ? `${count}. Answer the question to see ${first}.`
      : `${count}. Press Next to see ${first}.`;
  },
  first: 'To the start',
  previous: 'Back',
  next: 'Next',
  /** In place of “Next” while the next step waits for an answer; a press leads to the question. */
  answerFirst: 'Answer first',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  again: 'Again',
  controls: 'Step through the scene',
  scrubber: 'Step',
  goTo: (step: number) => (step === 0 ? 'Go to the start' : `Go to step ${step}`),
  /** Shown at a step with nothing in this place, where other steps have something. */
  free: 'Nothing to show here at this step.',
  /** Introduces a forbidden move tried at this step. */
  tried: 'Tried here',
  branch: 'Try something else from here',
  branchShort: 'Try here',
  /** The button in a lesson that shows the chart, the link and the embed of a scene. */
  more: 'Chart, link and embed',
  chart: 'See the chart',
  chartShort: 'Chart',
  hideChart: 'Hide the chart',
  chartLoading: 'The chart is being loaded …',
  /** A question before a step. */
  beforeStep: (step: number, ask: string) => `Before step ${step}: ${ask}`,
  /** The outcome, as the reply to a guess. */
  happens: (text: string) => `Here is what happens: ${text}`,
  /** Why a seat does not get the tile: it discarded it, or did not claim. */
  ownDiscard: (seat: string) => `${seat} discarded it.`,
  noCall: (seat: string) => `${seat} did not call.`,
  /** A seat's place in turn order, where it is not on turn. */
  comesAfter: (seat: string, before: string) =>
    `${seat} ${seat === 'You' ? 'play' : 'plays'} after ${before}.`,
  /** Label of the action bar. */
  bar: 'What you can do',
  failed: 'The rules could not be loaded. Reload the page to play here. Everything else can be read.',
};
