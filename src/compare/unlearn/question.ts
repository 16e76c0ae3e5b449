/** Builds the question of a board. */
import { createRandom, shuffle } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { questionOf } from '../../puzzles/make.ts';
import { against } from '../../puzzles/proof/true-refusals.ts';
import {
  type Concept,
  type GeneratorContext,
  type Question,
  type QuestionSpec,
  questionSpec,
} from '../../puzzles/question.ts';
import type { TriedAction } from '../../questions/may/attempt.ts';
import may from '../../questions/may/rules.ts';
import type { UnlearnBoard } from './boards.ts';
import { FOLLOWS } from './follows.ts';
import { rulingOf } from './ruling.ts';
import { PAYS_KIND } from './settlement.ts';

/** Id of the kind that asks about an action at a moment of a deal. */
export const MAY_KIND = 'may';
/** Id of the kind in which several seats claim. */
export const CLAIM_KIND = 'claim';

/** The kind of practice question whose board is used to show this kind. */
export const shownAs = (kind: string): string => (kind === FOLLOWS ? MAY_KIND : kind);

const RULES_OFFERED = 3;

/**
 * Builds the question of a board.
 * @param own rules of the game that the reader knows; one may be offered as a reason against the action
 */
export function boardQuestion(
  board: UnlearnBoard,
  concept: Concept,
  generator: GeneratorContext,
  own: Ruleset,
): Question {
  const { kind, subject } = board;
  if (kind === MAY_KIND) return triedActionQuestion(board, generator, own);
  const spec = askingAt(board, generator);
  if (kind !== PAYS_KIND && kind !== FOLLOWS) return questionOf(concept, generator, spec, subject);
  // Practice has no such kind, so its key is the ruling itself.
  const { answer } = rulingOf(kind, subject, generator.ruleset, generator.ruleset);
  return { spec, subject, choices: null, key: [answer], decides: [] };
}

/** Ruleset parts whose rules make tempting wrong reasons: calls, kongs and clauses. */
const TEMPTING_PARTS = ['calls', 'kongs', 'clauses'];

function triedActionQuestion(board: UnlearnBoard, generator: GeneratorContext, own: Ruleset): Question {
  const { ruleset } = generator;
  const subject = board.subject as TriedAction;
  const [forbidden = []] = rulingOf(MAY_KIND, subject, ruleset, ruleset).fates.map((fate) => fate.forbidden);
  const [habit = []] = rulingOf(MAY_KIND, subject, own, ruleset).fates.map((fate) => fate.forbidden);
  const tempting = generator.relaxations.flatMap(({ rule, part }) =>
    TEMPTING_PARTS.includes(part) ? [rule] : [],
  );
  const so = against(ruleset, subject.table, subject.action);
  const others = [...new Set(tempting)].filter(
    (rule) => !forbidden.includes(rule) && !habit.includes(rule) && !so.has(rule),
  );
  const random = createRandom('rules', board.id);
  // Leave room for the reason of the other game, if it has one.
  const size = habit.length > 0 ? RULES_OFFERED - 1 : RULES_OFFERED;
  const rules = [...forbidden.slice(0, 1), ...shuffle(others.sort(), random)].slice(0, size);
  const question = { ...subject, rules: shuffle(rules, random) };
  return questionOf(may, generator, askingAt(board, generator), question) as Question;
}

const askingAt = ({ kind, id }: UnlearnBoard, { ruleset }: GeneratorContext): QuestionSpec =>
  questionSpec(kind, ruleset.id, { seed: id });
