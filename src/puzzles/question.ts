/**
 * Types of practice questions. A concept (kind of question) deals a subject and computes its right answers under any
 * ruleset.
 */
import type { RuleId } from '../engine/action.ts';
import type { Chosen } from '../engine/game.ts';
import type { Random, Seed } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Json, Table } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import type { Relaxation, RulesetPart } from './misconceptions/relaxation.ts';
import type { TwoGameForm } from './two-games.ts';

/** Everything a concept needs from its game to deal questions. */
export interface GeneratorContext {
  readonly ruleset: Ruleset;
  /** An empty table of the game. Scores and minimums are computed at it. */
  readonly table: Table;
  /** Variants of the ruleset, each with one rule left out or changed. They show which rules decide a question. */
  readonly relaxations: readonly Relaxation[];
}

/** Grade of a question: 1 is plain, 2 needs a look, 3 needs a second look. */
export type Difficulty = 1 | 2 | 3;

/** What a concept should aim for when it deals a question. */
export interface DealAim {
  readonly grade: Difficulty;
  /** One of these rules should decide the question. If empty, any rule may. */
  readonly rules: readonly RuleId[];
  /** The side (for example `yes` or `no`) that the right answer should fall on, if the concept has sides. */
  readonly side?: string | undefined;
  /** Rules that the reader has not met: none of them should stand in the question. Left out: all are met. */
  readonly without?: readonly RuleId[] | undefined;
  /** Hands should be made up, because none of the played ones that were looked at would do. */
  readonly isMadeUp?: boolean | undefined;
}

/** The few values a concept's right answers fall into, so that a series can balance them. Example: `yes` and `no`. */
export interface Sides {
  /** All sides. A side listed twice comes up twice as often. */
  readonly all: readonly string[];
  /** The sides possible for a question that one of these rules decides. */
  readonly decided: (generator: GeneratorContext, rules: readonly RuleId[]) => readonly string[];
  /** Size of a balancing block, as a multiple of `all`: within each block every side comes up exactly its share. */
  readonly block?: number;
  /** Number of attempts after which a deal of any side is taken. Left out: the default of `make.ts`. */
  readonly patience?: number;
}

/** The right answers of a player who does not know this rule. */
export interface KeyWithoutRule {
  readonly rule: RuleId;
  readonly key: readonly string[];
}

/** Writes tiles in the notation the caller chose. */
type TileWriter = (tiles: readonly Kind[]) => string;

/**
 * Computes the right answers of one subject under many rulesets and shares the work between them. Answers are yielded
 * one by one, because a caller that compares two keys stops at the first difference.
 * @param key the real key, if the caller only wants to know whether the answers differ from it; then any differing
 * answers will do
 */
export type KeysByRules<Subject> = (
  subject: Subject,
  table: Table,
) => (ruleset: Ruleset, key?: readonly string[]) => Iterable<string>;

/** Builds a concept's `key` from its `answering`. */
export const answeredBy = <Subject>(
  answering: KeysByRules<Subject>,
): Required<Pick<Concept<Subject>, 'key' | 'answering'>> => ({
  answering,
  key: (subject, ruleset, table) => [...answering(subject, table)(ruleset)],
});

/** What a reader decides in a question or a board of a lesson. A question without a board is a `fact`. */
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

/**
 * How a kind of question is dealt and graded. A dealt subject is plain data. Its right answers are computed from the subject and the rules and
 * never stored with it, so that they can be computed again under other rules.
 */
export interface Concept<Subject = unknown> {
  /** Its place among the kinds of question where they are listed, from the plainest. */
  readonly order: number;
  /** What a reader decides in it. */
  readonly decision: DecisionKind;
  /** What a rule must touch so that this kind practises it, with the kind's rank there: 1 is the plainest. */
  readonly practises?: Partial<Record<RulesetPart | 'pattern' | 'payment', number>>;
  /** Can this game ask this kind of question? */
  readonly has: (ruleset: Ruleset) => boolean;
  /** Can an author write such a question for this game, though it is not dealt there? Left out: where it is dealt. */
  readonly isWritten?: (ruleset: Ruleset) => boolean;
  /** How the same subject is asked in two games at once. */
  readonly twoGames: TwoGameForm<Subject>;
  /**
   * Version of this concept's questions, if they changed after QUESTIONS_VERSION was last raised. It must be higher
   * than QUESTIONS_VERSION.
   */
  readonly version?: number;
  /** The parts of a ruleset its answers depend on. Relaxations of other parts are not tried. */
  readonly parts: readonly RulesetPart[];
  /** One attempt at a subject. Returns null if the tiles fell so that there is nothing to ask. */
  readonly deal: (generator: GeneratorContext, random: Random, aim: DealAim) => Subject | null;
  /** Every right answer under these rules. If there are choices, in their order. */
  readonly key: (subject: Subject, ruleset: Ruleset, table: Table) => readonly string[];
  /** A faster `key` for many rulesets of one game. */
  readonly answering?: KeysByRules<Subject>;
  /** Accepts answers that differ from the key: one of several right answers, or only part of the key. */
  readonly accepts?: (question: Question<Subject>, answer: readonly string[]) => boolean;
  /** The deciding rules that a wrong answer missed. Left out: all of them. */
  readonly missed?: (
    question: Question<Subject>,
    answer: readonly string[],
    generator: GeneratorContext,
  ) => readonly RuleId[];
  /**
   * The rules that stand in the subject or in the reasons for its answer, and need not decide it: its calls, what was
   * declared, what the hand scores. `without` has the rules that the reader has not met: whoever does not know of a minimum
   * counts nothing. Left out if nothing but tiles is seen.
   */
  readonly involves?: (
    subject: Subject,
    generator: GeneratorContext,
    without: readonly RuleId[],
  ) => readonly RuleId[];
  /** The rules this concept's questions turn on, if it is about a few rules only. */
  readonly about?: (generator: GeneratorContext) => readonly RuleId[];
  /** Left out if its answers need no balancing. */
  readonly sides?: Sides;
  /** Keys of players who each forget one rule, for rules that no relaxation of the whole ruleset covers. */
  readonly forgetting?: (subject: Subject, generator: GeneratorContext) => readonly KeyWithoutRule[];
  /** The possible answers in the order shown. Null if the reader builds the answer instead of choosing it. */
  readonly choices: (subject: Subject, generator: GeneratorContext) => readonly string[] | null;
  /** Writes an answer that contains tiles. Answers name tiles in this project's own notation. */
  readonly written?: (answer: string, write: TileWriter) => string;
  /** The subject in tile notation, as plain data for the command line. */
  readonly describe: (subject: Subject, write: TileWriter) => { readonly [key: string]: Json };
}

/**
 * Everything that identifies one question: concept, game, options, seed, number and filters. The concept is a name,
 * because concepts are found by folder.
 */
export interface QuestionSpec {
  readonly concept: string;
  readonly ruleset: string;
  readonly chosen: Chosen;
  readonly under: string;
  readonly seed: Seed;
  /** Position in the series of this seed, from 0. */
  readonly number: number;
  readonly grade: Difficulty;
  /** One of these rules must decide the question. If empty, any rule may. */
  readonly rules: readonly RuleId[];
  /**
   * None of these rules may decide the question, stand in it or be among its choices: the reader has not met them yet.
   */
  readonly without: readonly RuleId[];
}

/** The first question of a series with this seed, under a game's usual rules; or as it is further described. */
export const questionSpec = (
  concept: string,
  ruleset: string,
  asks: Partial<QuestionSpec> & Pick<QuestionSpec, 'seed'>,
): QuestionSpec => ({
  concept,
  ruleset,
  chosen: {},
  under: 'ordinary',
  number: 0,
  grade: 1,
  rules: [],
  without: [],
  ...asks,
});

/** A question with all its right answers. */
export interface Question<Subject = unknown> {
  readonly spec: QuestionSpec;
  readonly subject: Subject;
  readonly choices: readonly string[] | null;
  readonly key: readonly string[];
  /**
   * The rules that decide the question: without one of them, or with it changed or taken too strictly, the key is
   * different.
   */
  readonly decides: readonly RuleId[];
  /**
   * The subset of `decides` that matters only to somebody who takes the rule too strictly. A reader who has not met
   * these rules still answers correctly.
   */
  readonly strictly?: readonly RuleId[];
}
