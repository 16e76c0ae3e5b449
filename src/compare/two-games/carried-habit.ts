/** Whether a wrong answer is right in another game, and by which rule the two part over it. */
import type { RuleId } from '../../engine/action.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { foreignName } from '../../notation/two-game-id.ts';
import type { RulesetPart } from '../../puzzles/misconceptions/relaxation.ts';
import type { Concept, GeneratorContext, Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { deciding } from './deciding-rules.ts';
import { keyOfGuest, refusalOf } from './guest-rules.ts';

/** How an answer is held against right ones. */
interface AnsweredQuestion {
  readonly concept: Concept;
  readonly question: Question;
  readonly answers: readonly string[];
  /** Whether the answer that was given is right where these are. */
  readonly isRight: (key: readonly string[]) => boolean;
}

/** What is to be asked again in both games. */
export interface Habit {
  /** The kind of question. */
  readonly kind: string;
  readonly rule: RuleId;
}

/** Whichever hands win: other kinds are asked as that one. */
const OF_WINS: readonly RulesetPart[] = ['wins'];

/**
 * The rule that somebody had wrong who goes by the other game: with it left out the two would answer alike. One of the
 * other game is named as such. Null where the answer is wrong there as well, or no single rule parts them.
 */
export function habitOf(
  answered: AnsweredQuestion,
  here: GeneratorContext,
  there: GeneratorContext,
): Habit | null {
  const { concept, question, answers } = answered;
  const { subject, key, asking } = question;
  const { twoGames } = concept;
  if (twoGames.of === 'nothing' || (twoGames.of === 'table' && !twoGames.isShared(subject))) return null;
  const isOther = twoGames.of === 'other kind';
  const [kind, parts] = isOther ? [twoGames.kind, OF_WINS] : [asking.concept, twoGames.parts];
  const comesTo = isOther ? undefined : twoGames.comesTo;
  const isRight = (right: readonly string[]): boolean =>
    comesTo ? same(comesTo(answers), comesTo(right)) : answered.isRight(right);
  // Who only named another rule has answered as both games do.
  if (isRight(key)) return null;
  const byGuest = (own: Ruleset): readonly string[] => keyOfGuest(concept, subject, own, here.ruleset);
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
  const ours = deciding(here, parts)
    .filter(({ ruleset }) => isRight(concept.key(subject, ruleset, here.table)))
    .map(({ rule, lure }) => ({ rule, isIdea: lure !== undefined }));
  const theirs = deciding(there, parts)
    .filter(({ ruleset }) => isKey(byGuest(ruleset)))
    .map(({ rule, lure }) => ({ rule: foreignName(there.ruleset.id, rule), isIdea: lure !== undefined }));
  // A shape that no game has is hardly what somebody had in mind who knows one that the other game has.
  const all = [...ours, ...theirs];
  const rule = (all.find(({ isIdea }) => !isIdea) ?? all[0])?.rule;
  return rule === undefined ? null : { kind, rule };
}
