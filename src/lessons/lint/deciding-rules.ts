/** Finds the rules that decide a question: with such a rule removed or misread, the right answer changes. */

import type { RuleId } from '../../engine/action.ts';
import type { Game } from '../../engine/game.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { sumOf } from '../../engine/score.ts';
import type { Table } from '../../engine/table.ts';
import { faceCalled } from '../../notation/face-name.ts';
import { blankTable } from '../../puzzles/empty-table.ts';
import { generatorContexts } from '../../puzzles/generator-context.ts';
import { makeQuestion } from '../../puzzles/make.ts';
import { relaxationsOf } from '../../puzzles/misconceptions/relaxations.ts';
import type { Concept, DecisionKind, Question } from '../../puzzles/question.ts';
import { conceptIds, loadConcept } from '../../questions/registry.node.ts';
import type { DealtDecisions, Decision } from '../decisions.ts';
import { misreadings, type Without } from '../misconceptions.ts';

/** A decision for counting, written or generated. */
export interface CountedDecision {
  readonly kind: DecisionKind;
  readonly ask: string;
  /** The deal's id; null for generated questions, which every reader sees anew. */
  readonly deal: string | null;
  readonly isDealt: boolean;
  readonly hands: readonly string[];
  /** The rules that decide it. */
  readonly rules: readonly RuleId[];
  readonly passes?: boolean | undefined;
  readonly yes?: boolean | undefined;
  readonly generic: number;
}

const relaxedCache = new WeakMap<Ruleset, readonly Without[]>();

function withoutEach(ruleset: Ruleset, table: Table, patterns: readonly RuleId[]): readonly Without[] {
  const known = relaxedCache.get(ruleset) ?? [
    // Too strict a reading needs the rule to be taught already, so it shows nothing.
    ...relaxationsOf(ruleset, table).filter(({ part }) => part !== 'strictness' && part !== 'permissions'),
    ...misreadings(ruleset),
    ...(ruleset.wins.minimum === null ? [] : patterns.map((rule) => withoutPattern(ruleset, rule))),
  ];
  relaxedCache.set(ruleset, known);
  return known;
}

/** Returns the ruleset with this pattern worth nothing; with a minimum, a hand may then not win. */
function withoutPattern(ruleset: Ruleset, rule: RuleId): Without {
  const { scoring } = ruleset;
  if (scoring === null) return { rule, ruleset };
  const score: typeof scoring.score = (win) => {
    const all = scoring.score(win);
    const lines = all.lines.filter(({ pattern }) => pattern !== rule);
    return lines.length === all.lines.length ? all : { ...all, lines, ...sumOf(scoring, lines) };
  };
  return { rule, ruleset: { ...ruleset, scoring: { ...scoring, score } } };
}

/**
 * Returns a written decision with the rules that decide it.
 * @param patterns the ids of the game's scoring patterns
 */
export function withDecidingRules(decision: Decision, patterns: readonly RuleId[]): CountedDecision {
  const { kind, ask, deal, hands, ruleset, table, under, rests, passes, yes, generic } = decision;
  const rules = new Set(rests);
  if (under) {
    const right = answersKey(under(ruleset));
    for (const { rule, ruleset: other } of withoutEach(ruleset, table ?? blankTable(ruleset), patterns)) {
      if (!rules.has(rule) && answersKey(under(other)) !== right) rules.add(rule);
    }
  }
  return { kind, ask, deal, isDealt: false, hands, rules: [...rules], passes, yes, generic };
}

const answersKey = (answers: readonly string[]): string => [...answers].sort().join('\n');

const concepts: ReadonlyMap<string, Concept> = new Map(
  await Promise.all(conceptIds.map(async (id): Promise<[string, Concept]> => [id, await loadConcept(id)])),
);

/**
 * Generates the questions of one seed, as a sample of what a reader may get.
 * @throws NoQuestionError when no question turns on these rules
 */
export function dealtHere(dealt: DealtDecisions, game: Game): CountedDecision[] {
  const concept = concepts.get(dealt.concept);
  if (!concept) throw new RangeError(`there is no kind of question “${dealt.concept}”`);
  const { ask, rules, without = [], grade, under = 'ordinary' } = dealt;
  const generator = generatorContexts(game)(under);
  return Array.from({ length: dealt.count }, (_, number): CountedDecision => {
    const question = makeQuestion(concept, generator, {
      concept: dealt.concept,
      ruleset: game.id,
      chosen: {},
      under,
      seed: ask,
      number,
      grade,
      rules,
      without,
    });
    return {
      kind: concept.decision,
      ask,
      deal: null,
      isDealt: true,
      hands: [],
      rules: question.decides.filter((rule) => faceCalled(rule) === null),
      ...sharesOf(dealt.concept, question),
      generic: 0,
    };
  });
}

/** Returns what the question adds to the shares of passed calls and of yes-no answers. */
function sharesOf(concept: string, { key }: Question): Pick<CountedDecision, 'passes' | 'yes'> {
  if (concept === 'pass') return { passes: key.includes('pass') };
  return concept === 'win' ? { yes: key.includes('yes') } : {};
}
