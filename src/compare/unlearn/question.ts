/** Rebuilds the question at a board's address. */
import { createRandom, shuffled } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { parseQuestionLink } from '../../notation/question-link.ts';
import type { ClaimedTile } from '../../puzzles/concepts/claim/claimed-tile.ts';
import claim from '../../puzzles/concepts/claim/index.ts';
import type { TriedAction } from '../../puzzles/concepts/may/attempt.ts';
import may from '../../puzzles/concepts/may/index.ts';
import { makeQuestion, questionOf } from '../../puzzles/make.ts';
import { against } from '../../puzzles/proof/true-refusals.ts';
import type { Concept, GeneratorContext, Question, QuestionSpec } from '../../puzzles/question.ts';
import { FOLLOWS, followedOf } from './follows.ts';
import { guestAt } from './guest.ts';
import { isPaired, pairedOf, WON } from './paired.ts';
import { tryAt } from './positions.ts';
import { rulingOf } from './ruling.ts';
import { SETTLED, wonOf } from './won.ts';

/** Id of the kind that asks about an action at a moment of a deal. */
export const TRIED = 'may';
/** Id of the kind in which several seats claim. */
export const CALLED = 'claim';

/** The kind of practice question whose board is used to show this kind. */
export const shownAs = (kind: string): string => (kind === FOLLOWS ? TRIED : kind);

const OFFERED = 3;

/**
 * Deals the question again from its address.
 * @param own rules of the game that the reader knows; one may be offered as a reason against the action
 * @throws RangeError or ShareError if the address gives no question
 */
export function boardAt(
  kind: string,
  address: string,
  concept: Concept,
  generator: GeneratorContext,
  own: Ruleset,
): Question {
  if (kind === TRIED) return tried(address, generator, own);
  if (kind === SETTLED) return ruledAt(kind, address, generator, wonOf(generator, address));
  if (kind === FOLLOWS) return ruledAt(kind, address, generator, followedOf(generator, address));
  if (kind === WON && isPaired(address))
    return questionOf(concept, generator, askingAt(kind, address, generator), pairedOf(generator, address));
  const link = parseQuestionLink(address);
  const question = makeQuestion(concept, generator, {
    ...link,
    concept: kind,
    ruleset: generator.ruleset.id,
  });
  if (kind !== CALLED) return question;
  // Ask only who gets the tile, not why.
  const called: ClaimedTile = { ...(question.subject as ClaimedTile), rules: [] };
  return questionOf(claim, generator, question.asking, called) as Question;
}

/** Ruleset parts whose rules make tempting wrong reasons: calls, kongs and clauses. */
const TEMPTING = ['calls', 'kongs', 'clauses'];

function tried(address: string, generator: GeneratorContext, own: Ruleset): Question {
  const { ruleset } = generator;
  const at = tryAt(generator, address);
  const subject: TriedAction = { ...at, rules: [] };
  const [forbidden = []] = rulingOf(TRIED, subject, ruleset, false).fates.map((fate) => fate.forbidden);
  const [habit = []] = rulingOf(TRIED, subject, guestAt(own, ruleset), true).fates.map(
    (fate) => fate.forbidden,
  );
  const tempting = generator.relaxations.flatMap(({ rule, part }) => (TEMPTING.includes(part) ? [rule] : []));
  const so = against(ruleset, subject.table, subject.action);
  const others = [...new Set(tempting)].filter(
    (rule) => !forbidden.includes(rule) && !habit.includes(rule) && !so.has(rule),
  );
  const random = createRandom('rules', address);
  // Leave room for the reason of the other game, if it has one.
  const size = habit.length > 0 ? OFFERED - 1 : OFFERED;
  const rules = [...forbidden.slice(0, 1), ...shuffled(others.sort(), random)].slice(0, size);
  const question = { ...subject, rules: shuffled(rules, random) };
  return questionOf(may, generator, askingAt(TRIED, address, generator), question) as Question;
}

/** Builds a question of a kind that practice does not have; its key is the ruling itself. */
function ruledAt(kind: string, address: string, generator: GeneratorContext, subject: unknown): Question {
  const { answer } = rulingOf(kind, subject, generator.ruleset, false);
  return {
    asking: askingAt(kind, address, generator),
    subject,
    choices: null,
    key: [answer],
    decides: [],
  };
}

const askingAt = (concept: string, address: string, { ruleset }: GeneratorContext): QuestionSpec => ({
  concept,
  ruleset: ruleset.id,
  chosen: {},
  under: 'ordinary',
  seed: address,
  number: 0,
  grade: 1,
  rules: [],
  without: [],
});
