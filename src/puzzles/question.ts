/** What a question is: a concept deals it, and answers it under any rules that are put to it. */
import type { RuleId } from '../engine/action.ts';
import type { Chosen } from '../engine/game.ts';
import type { Random, Seed } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Json, Table } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import type { Relaxation, RulesetPart } from './misconceptions/relaxation.ts';
import type { TwoGameForm } from './two-games.ts';

/** What a generator knows of the game that it deals for. */
export interface GeneratorContext {
  readonly ruleset: Ruleset;
  /** A written table without anything on it: what scores and minimums are asked about. */
  readonly table: Table;
  /** One rule left out or exchanged, each: with them it is found which rules decide a question. */
  readonly relaxations: readonly Relaxation[];
}

/** 1 is plain, 2 takes a look, 3 takes a second look. */
export type Difficulty = 1 | 2 | 3;

/** What a dealer is to aim at. */
export interface DealAim {
  readonly grade: Difficulty;
  /** One of these should decide the question; where there are none, any. */
  readonly rules: readonly RuleId[];
  /** What the right answer should come to, of the sides that the concept has. */
  readonly side?: string | undefined;
}

/** What right answers of a concept come to, where that is one of a few things. */
export interface Sides {
  /** Each comes up as often as it stands here. */
  readonly all: readonly string[];
  /** Those of them that a question may have which one of these rules decides. */
  readonly decided: (generator: GeneratorContext, rules: readonly RuleId[]) => readonly string[];
  /** How many times each comes up, as often as it stands here, before any comes up more often. */
  readonly block?: number;
  /** After how many attempts any other will do, where that is sooner than for most kinds. */
  readonly patience?: number;
}

/** The right answers without this rule. */
export interface Forgetting {
  readonly rule: RuleId;
  readonly key: readonly string[];
}

/** Writes tiles in the notation that was asked for. */
type TileWriter = (tiles: readonly Kind[]) => string;

/**
 * Right answers under many rulesets, what these share found once; one by one, since the first other one is enough.
 * @param key where it is only to be seen whether they are others than these: if so, any others will do
 */
export type Answering<Subject> = (
  subject: Subject,
  table: Table,
) => (ruleset: Ruleset, key?: readonly string[]) => Iterable<string>;

/** A concept's key, found so. */
export const answeredBy = <Subject>(
  answering: Answering<Subject>,
): Required<Pick<Concept<Subject>, 'key' | 'answering'>> => ({
  answering,
  key: (subject, ruleset, table) => [...answering(subject, table)(ruleset)],
});

/**
 * A kind of question. What is dealt is plain data; the right answers are worked out from it and the rules, never
 * kept with it, so that they can be worked out again under other rules.
 */
export interface Concept<Subject = unknown> {
  /** Whether this game can be asked such questions. */
  readonly has: (ruleset: Ruleset) => boolean;
  /** How the same is asked in two games. */
  readonly twoGames: TwoGameForm<Subject>;
  /** Of its questions, where these have become others since those of all kinds did: higher than QUESTIONS_VERSION. */
  readonly version?: number;
  /** The parts of a ruleset that its answers hang on. */
  readonly parts: readonly RulesetPart[];
  /** One attempt; null where the tiles fell so that there is nothing to ask. */
  readonly deal: (generator: GeneratorContext, random: Random, aim: DealAim) => Subject | null;
  /** Every right answer under these rules, in the order of the choices where there are choices. */
  readonly key: (subject: Subject, ruleset: Ruleset, table: Table) => readonly string[];
  /** The same for many rulesets of one game, where that is found sooner. */
  readonly answering?: Answering<Subject>;
  /** Where an answer is right that is not the key: one of several, or only a part of it. */
  readonly accepts?: (question: Question<Subject>, answer: readonly string[]) => boolean;
  /** Which of the rules that decide it a wrong answer has missed; all of them, unless told. */
  readonly missed?: (
    question: Question<Subject>,
    answer: readonly string[],
    generator: GeneratorContext,
  ) => readonly RuleId[];
  /** The rules that its questions turn on, of a kind that is about a few. */
  readonly about?: (generator: GeneratorContext) => readonly RuleId[];
  /** Left out where no answer is to come up as often as another. */
  readonly sides?: Sides;
  /** Answers of somebody who forgets one rule, where that is no relaxation of the ruleset as a whole. */
  readonly forgetting?: (subject: Subject, generator: GeneratorContext) => readonly Forgetting[];
  /** What may be answered, in the order shown; null where the answer is made and not chosen. */
  readonly choices: (subject: Subject, generator: GeneratorContext) => readonly string[] | null;
  /** An answer as it is written, where tiles stand in it; the answers themselves name tiles in our own notation. */
  readonly written?: (answer: string, write: TileWriter) => string;
  /** What is asked, for the shell: in notation. */
  readonly describe: (subject: Subject, write: TileWriter) => { readonly [key: string]: Json };
}

/** Who knows a concept's inside: the list of them is found by folder. */
export interface QuestionSpec {
  readonly concept: string;
  readonly ruleset: string;
  readonly chosen: Chosen;
  readonly under: string;
  readonly seed: Seed;
  /** Its place in the series of the seed, from 0. */
  readonly number: number;
  readonly grade: Difficulty;
  /** One of these must decide it; where there are none, any may. */
  readonly rules: readonly RuleId[];
  /** None of these may decide it: rules that have not been met yet. */
  readonly without: readonly RuleId[];
}

/** A question as it is put to somebody, whether its answers are worked out or not. */
export interface Prompt<Subject = unknown> {
  readonly asking: QuestionSpec;
  readonly subject: Subject;
}

/** Whether its answers came with a question. */
export const hasAnswers = (put: Prompt): put is Question => 'key' in put;

/** A question with all its right answers, worked out. */
export interface Question<Subject = unknown> extends Prompt<Subject> {
  readonly choices: readonly string[] | null;
  readonly key: readonly string[];
  /** The rules that decide it: with one of them left out, exchanged or taken too strictly the right answers are others. */
  readonly decides: readonly RuleId[];
  /** Those of them that only decide it where somebody takes them too strictly: who has not met them is right. */
  readonly strictly?: readonly RuleId[];
}
