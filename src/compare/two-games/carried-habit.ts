/**
 * Detects a carried-over habit: a wrong answer that is right in another game, and the rule over which the two differ.
 */
import type { RuleId } from '../../engine/action.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { foreignName } from '../../notation/two-game-id.ts';
import type { RulesetPart } from '../../puzzles/misconceptions/relaxation.ts';
import type { Concept, GeneratorContext, Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { keyOfPlayer } from '../guest.ts';
import { relaxationsIn } from './deciding-rules.ts';
import { refusalOf } from './guest-rules.ts';

/** An answered question, and how to check its answer against a key. */
interface AnsweredQuestion {
  readonly concept: Concept;
  readonly question: Question;
  readonly answers: readonly string[];
  /** Is the given answer right if `key` is the right one? */
  readonly isRight: (key: readonly string[]) => boolean;
}

/** What to ask again in both games. */
export interface Habit {
  /** Id of the kind of question. */
  readonly kind: string;
  readonly rule: RuleId;
}

/** Questions about which hands win; other kinds are asked again as that kind. */
const OF_WINS: readonly RulesetPart[] = ['shapes', 'wins'];

/**
 * Finds the rule a player of the other game got wrong: without it the two games would answer alike. A rule of the other
 * game carries its prefix. Returns null if the answer is wrong there too, or no single rule separates the games.
 */
export function habitOf(
  answered: AnsweredQuestion,
  here: GeneratorContext,
  there: GeneratorContext,
): Habit | null {
  const { concept, question, answers } = answered;
  const { subject, key, spec } = question;
  const { twoGames } = concept;
  if (twoGames.of === 'nothing' || (twoGames.of === 'table' && !twoGames.isShared(subject))) return null;
  const isOther = twoGames.of === 'other kind';
  const [kind, parts] = isOther ? [twoGames.kind, OF_WINS] : [spec.concept, twoGames.parts];
  const comesTo = isOther ? undefined : twoGames.comesTo;
  const isRight = (right: readonly string[]): boolean =>
    comesTo ? same(comesTo(answers), comesTo(right)) : answered.isRight(right);
  // Naming only a different rule is still the answer both games give.
  if (isRight(key)) return null;
  const byGuest = (ruleset: Ruleset): readonly string[] =>
    keyOfPlayer(concept, subject, { ruleset, table: there.table }, here.ruleset);
  const isKey = (right: readonly string[]): boolean =>
    comesTo ? same(comesTo(right), comesTo(key)) : same(right, key);
  if (!isRight(byGuest(there.ruleset))) return null;
  if (twoGames.of === 'table' && twoGames.tried) {
    const [own, other] = [here.ruleset, there.ruleset];
    const refused = refusalOf(concept, subject, own, other, own);
    if (refused !== null) return { kind, rule: refused };
    const rule = refusalOf(concept, subject, other, own, own);
    return rule === null ? null : { kind, rule: foreignName(other.id, rule) };
  }
  const ours = relaxationsIn(here, parts)
    .filter(({ ruleset }) => isRight(concept.key(subject, ruleset, here.table)))
    .map(({ rule, distractor }) => ({ rule, isIdea: distractor !== undefined }));
  const theirs = relaxationsIn(there, parts)
    .filter(({ ruleset }) => isKey(byGuest(ruleset)))
    .map(({ rule, distractor }) => ({
      rule: foreignName(there.ruleset.id, rule),
      isIdea: distractor !== undefined,
    }));
  // Prefer a real shape of the other game: a shape that no game has is unlikely to be what the player had in mind.
  const all = [...ours, ...theirs];
  const rule = (all.find(({ isIdea }) => !isIdea) ?? all[0])?.rule;
  return rule === undefined ? null : { kind, rule };
}
