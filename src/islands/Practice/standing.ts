/** What is seen of a session as it goes on, and what can be done in it. */
import type { Accessor } from 'solid-js';
import type { Agreed } from '../../acting/agreed.ts';
import type { Question } from '../../puzzles/question.ts';
import type { Wanted } from '../../store/practice.ts';
import type { AnyAsker, Facts } from './asker.ts';
import type { Given } from './proof.ts';
import type { Sitting } from './sitting.ts';
import type { Unopened } from './stock.ts';

/** A question that stands before the reader. */
export interface Standing {
  readonly question: Question;
  readonly seen: unknown;
  readonly View: AnyAsker['View'];
  /** What stands above it, where its kind's words do not say it. */
  readonly ask: string | undefined;
  readonly facts: Facts;
  /** The house rules by which it is asked. */
  readonly agreed: readonly Agreed[];
  readonly comesBack: boolean;
}

export interface Practising {
  readonly now: Accessor<Standing>;
  readonly given: Accessor<Given | null>;
  readonly sitting: Accessor<Sitting>;
  readonly state: Accessor<State>;
  /** Why the address could not be opened. */
  readonly broken: Accessor<Unopened | null>;
  readonly answer: (given: Given) => void;
  readonly next: () => void;
  /** Ends the session where it is, and shows what it has come to. */
  readonly stop: () => void;
  /** Another session, with what is changed. */
  readonly begin: (change: Partial<Wanted>) => void;
  /** Listens to the address, and begins where it says, or anew where the first question is known already. */
  readonly wake: () => void;
  /** Has the question of the address dealt that a cover stands for. @throws where the rules cannot be fetched */
  readonly uncover: () => Promise<void>;
  /** The address of the question that stands, without the site's own; empty until the stock is there. */
  readonly link: () => string;
  /** The number of the question that stands, from 1. */
  readonly place: Accessor<number>;
  /** Loads what proves answers before one is given; where it does not come it is asked for again with the answer. */
  readonly prefetch: () => void;
  /** Does once more what a script or file that did not come has stopped; null where nothing did. */
  readonly retry: Accessor<(() => void) | null>;
}

/**
 * `covered`: a press will have the first one dealt · `dealing`: the next one is not there yet · `none`: there is none
 * of that kind · `over`: the session is.
 */
export type State = 'asking' | 'covered' | 'dealing' | 'none' | 'over';
