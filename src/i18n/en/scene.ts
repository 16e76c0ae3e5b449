/** The words of a scene in English. */
export const scene = {
  /** The group of a scene: "Scene: Calling a Pung". */
  group: (title: string) => `Scene: ${title}`,
  steps: 'Steps of this scene',
  /** Where one stands before the first step. */
  start: 'Start',
  /** "3 of 5" */
  place: (step: number, of: number) => `${step} of ${of}`,
  /** The same for those who do not see the markers: "Step 3 of 5". */
  stepOf: (step: number, of: number) => (step === 0 ? 'Before the first step' : `Step ${step} of ${of}`),
  /** Shown where no step has been taken yet. */
  opening: (steps: number) =>
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
  goTo: (step: number) => (step === 0 ? 'Go to the start' : `Go to step ${step}`),
  /** Where nothing stands at this step, and something does at another. */
  free: 'Other steps show more here.',
  /** Before what somebody tries at a step and may not do. */
  tried: 'Tried here',
  branch: 'Try something else from here',
  branchShort: 'Try here',
  chart: 'See the chart',
  chartShort: 'Chart',
  hideChart: 'Hide the chart',
  /** A question that stands before a step. */
  beforeStep: (step: number, ask: string) => `Before step ${step}: ${ask}`,
  /** What happens, said to a guess. */
  happens: (text: string) => `Here is what happens: ${text}`,
  /** Why a tile does not go to this seat: it gave it, or called nothing. */
  ownDiscard: (seat: string) => `${seat} discarded it.`,
  noCall: (seat: string) => `${seat} did not call.`,
  /** After whom a seat plays, which has no turn now. */
  comesAfter: (seat: string, before: string) =>
    `${seat} ${seat === 'You' ? 'play' : 'plays'} after ${before}.`,
  /** The bar of actions. */
  bar: 'What you can do',
  failed: 'The rules could not be loaded. Reload the page to play here. Everything else can be read.',
};
