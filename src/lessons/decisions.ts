/**
 * What a component has its reader do, in the order in which it comes. Each specification says it of itself (`asks`), so
 * that nobody has to know all components to count a lesson's decisions and minutes.
 */
import type { RuleId } from '../engine/action.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Table } from '../engine/table.ts';

/** Kinds of decisions. What is no board at all is a `fact`. */
export type DecisionKind =
  | 'discard'
  | 'call'
  | 'kong'
  | 'win'
  | 'say'
  | 'exchange'
  | 'is-a-win'
  | 'who-gets-it'
  | 'what-happens'
  | 'which-rule'
  | 'which-tiles'
  | 'sort'
  | 'mend'
  | 'count'
  | 'weigh'
  | 'who-pays'
  | 'book'
  | 'name-the-tile'
  | 'fact';

/** The right answers under some rules, each in words of its own that stay the same; the order does not matter. */
type AnswersUnder = (ruleset: Ruleset) => readonly string[];

/** Something that the reader decides. */
export interface Decision {
  readonly is: 'decision';
  readonly kind: DecisionKind;
  /** What is asked, so that a report can name it. */
  readonly ask: string;
  /** The deal that it is decided on: two decisions on one deal have the same. Null where there are no tiles. */
  readonly deal: string | null;
  /** Every hand that the reader sees, its tiles in order (`handText`). */
  readonly hands: readonly string[];
  /** The rules it is played by, and a table of theirs. */
  readonly ruleset: Ruleset;
  readonly table?: Table;
  /** Left out where nothing is computed: a fact has one answer, whatever the rules. */
  readonly under?: AnswersUnder;
  /** The rules that the right answer rests on by what the engine says of it: without them it would not be one. */
  readonly rests: readonly RuleId[];
  /** Of a call: whether letting the tile lie is right. */
  readonly passes?: boolean;
  /** Of a question with two answers: whether it is the one that says yes. */
  readonly yes?: boolean;
  /** How many answers would get a sentence that says nothing of the answer itself. */
  readonly generic: number;
}

/** Decisions that a generator of src/puzzles deals. */
export interface DealtDecisions {
  readonly is: 'dealt';
  readonly concept: string;
  readonly ask: string;
  /** One of these decides each of them; where there are none, any rule may. */
  readonly rules: readonly RuleId[];
  /** None of these does: rules that are taught later. */
  readonly without?: readonly RuleId[];
  readonly count: number;
  readonly grade: 1 | 2 | 3;
  /** The kind of hand it is dealt for; the game's ordinary ones where nothing is said. */
  readonly under?: string;
}

/** Moments that the reader goes through without being asked anything. */
export interface Steps {
  readonly is: 'steps';
  readonly count: number;
}

/** What is shown, and the rules that are said with it. */
interface ShownPart {
  readonly is: 'shown';
  readonly hands: readonly string[];
  /** The rules that are told here, in words. */
  readonly rules: readonly RuleId[];
  /** It is a scene, which has a deal, and stands before the first decision as one. */
  readonly scene?: string;
}

/** Terms that are defined here. */
interface Defined {
  readonly is: 'defined';
  readonly term: string;
}

/** Terms that stand in words here. */
interface Used {
  readonly is: 'used';
  readonly term: string;
}

export type LessonDecision = Decision | DealtDecisions | Steps | ShownPart | Defined | Used;
