/** The words of a scene: apart from those of other widgets, so that a frame that shows one loads no more. */
import { scenes as english } from './en/scene.ts';
import { inLanguage } from './in-language.ts';

export interface SceneWords {
  /** The group of a scene: "Scene: Calling a Pung". */
  readonly group: (title: string) => string;
  readonly steps: string;
  /** Where one stands before the first step. */
  readonly start: string;
  /** "3 of 5" */
  readonly place: (step: number, of: number) => string;
  /** The same for those who do not see the markers: "Step 3 of 5". */
  readonly stepOf: (step: number, of: number) => string;
  /** Shown where no step has been taken yet. */
  readonly opening: (steps: number) => string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly again: string;
  readonly controls: string;
  readonly scrubber: string;
  readonly goTo: (step: number) => string;
  /** Where nothing stands at this step, and something does at another. */
  readonly free: string;
  /** Before what somebody tries at a step and may not do. */
  readonly tried: string;
  readonly branch: string;
  readonly branchShort: string;
  readonly chart: string;
  readonly chartShort: string;
  readonly hideChart: string;
  /** A question that stands before a step. */
  readonly beforeStep: (step: number, ask: string) => string;
  /** What happens, said to a guess. */
  readonly happens: (text: string) => string;
  /** Why a tile does not go to this seat: it gave it, or called nothing. */
  readonly ownDiscard: (seat: string) => string;
  readonly noCall: (seat: string) => string;
  /** After whom a seat plays, which has no turn now. */
  readonly comesAfter: (seat: string, before: string) => string;
}

/** Acting at a table, by script or without one. */
export interface TableActingWords {
  /** The bar of actions. */
  readonly bar: string;
  readonly failed: string;
}

export interface ScenesWords {
  readonly scene: SceneWords;
  readonly acting: TableActingWords;
}

/** The words of this language, or English where it is not spoken yet. */
export const sceneWordsIn = inLanguage<ScenesWords>({ en: english });
