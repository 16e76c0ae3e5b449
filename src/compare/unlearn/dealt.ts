/** Cached positions and questions for the search, each with the address that reproduces it. */
import { formatQuestionLink, type QuestionLink } from '../../notation/question-link.ts';
import { questionSteps } from '../../puzzles/make.ts';
import type { Concept, GeneratorContext, Question } from '../../puzzles/question.ts';
import { FOLLOWS, followedAt, formatFollowed } from './follows.ts';
import { formatPaired, pairedAt, WON } from './paired.ts';
import { formatRecipe, recipePositionAt } from './position-boards.ts';
import { formatWon, SETTLED, wonAt } from './won.ts';

/** Deals tried before a question is given up. */
const ATTEMPTS = 40;

/**
 * Dealt questions by generator and address; null for those that take too long: every build of the site deals its
 * questions again, so a slow one is not used.
 */
const dealt = new WeakMap<GeneratorContext, Map<string, Question | null>>();

/** The subject of a question, and its address. */
interface RecipePosition {
  readonly subject: unknown;
  readonly address: string;
}

const cache = new WeakMap<GeneratorContext, Map<string, RecipePosition | null>>();

/**
 * Returns position number `at` of a recipe, made once however many games are compared with it. Null if the tiles make
 * none.
 */
export function positionOf(
  generator: GeneratorContext,
  kind: string,
  making: string,
  at: number,
): RecipePosition | null {
  const all = cache.get(generator) ?? new Map<string, RecipePosition | null>();
  cache.set(generator, all);
  const name = `${kind} ${making} ${at}`;
  const before = all.get(name);
  if (before !== undefined) return before;
  const position = makePosition(generator, kind, making, at);
  all.set(name, position);
  return position;
}

function makePosition(
  generator: GeneratorContext,
  kind: string,
  making: string,
  at: number,
): RecipePosition | null {
  if (kind === SETTLED) {
    const subject = wonAt(generator, making, at);
    return subject && { subject, address: `${kind} ${formatWon(making, at)}` };
  }
  if (kind === FOLLOWS) {
    const subject = followedAt(generator, making, at);
    return subject && { subject, address: `${kind} ${formatFollowed(making, at)}` };
  }
  if (kind === WON) {
    const subject = pairedAt(generator, making, at);
    return subject && { subject, address: `${kind} ${formatPaired(making, at)}` };
  }
  const subject = recipePositionAt(generator, making, at);
  return subject && { subject, address: `${kind} ${formatRecipe(making, at, subject)}` };
}

/**
 * Returns a practice question, dealt once however many points are checked against it; null after `ATTEMPTS` failed
 * deals.
 */
export function questionAt(
  kind: string,
  concept: Concept,
  generator: GeneratorContext,
  link: QuestionLink,
): Question | null {
  const all = dealt.get(generator) ?? new Map<string, Question | null>();
  dealt.set(generator, all);
  const name = `${kind} ${formatQuestionLink(link)}`;
  const before = all.get(name);
  if (before !== undefined) return before;
  const steps = questionSteps(concept, generator, {
    ...link,
    concept: kind,
    ruleset: generator.ruleset.id,
  });
  let question: Question | null = null;
  for (let attempt = 0; attempt < ATTEMPTS && !question; attempt++) {
    const { done, value } = steps.next();
    if (done) question = value;
  }
  all.set(name, question);
  return question;
}
