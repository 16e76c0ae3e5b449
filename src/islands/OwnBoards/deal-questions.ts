/** Deals rows of questions and grades answers; loads the game's rules. */
import { ownBoards } from '#i18n/own-boards.ts';
import { generatorContexts } from '../../puzzles/generator-context.ts';
import { NoQuestionError, questionOf } from '../../puzzles/make.ts';
import { askingOf, type Prompt, type Question } from '../../puzzles/question.ts';
import { loadConcept } from '../../puzzles/registry.ts';
import { series } from '../../puzzles/series.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { type AnswerRules, dealtWhole } from '../Drill/answer-rules.ts';
import { factsOf } from '../Practice/facts.ts';
import { loadShownKind, previewOf } from '../Practice/kinds.ts';
import type { OwnBoardsProps } from './props.ts';
import type { QuestionRow, RowRequest } from './question-row.ts';

/** Grading for questions that were dealt with their keys. */
export const judgedAsDealt = async (game: string): Promise<AnswerRules> => ({
  rooms: generatorContexts(await loadGame(game)),
  whole: dealtWhole,
});

/** Grading for a written question, whose key is computed from the rules. */
export async function judgedAnew({ asking, subject }: Prompt): Promise<AnswerRules> {
  const [game, concept] = await Promise.all([loadGame(asking.ruleset), loadConcept(asking.concept)]);
  const rooms = generatorContexts(game);
  const whole = questionOf(concept, rooms(), asking, subject);
  return { rooms, whole: () => whole };
}

/** Deals a row of questions. If none turns on the requested rules, asks about any rule and says so. */
export async function dealtRow(
  wish: RowRequest,
  amended: string | null,
  props: OwnBoardsProps,
): Promise<QuestionRow> {
  const { kind: id, seed, grade, rules, count } = wish;
  const { game } = props;
  const [judged, kind] = await Promise.all([judgedAsDealt(game), loadShownKind(id)]);
  const generator = judged.rooms();
  const asking = askingOf(id, game, { seed, grade });
  const take = (by: readonly string[]): Question[] => {
    const next = series(kind.concept, generator, { ...asking, rules: by });
    return Array.from({ length: count }, () => next.next().value);
  };
  const taken = (): Pick<QuestionRow, 'questions' | 'amended'> => {
    try {
      return { questions: take(rules), amended };
    } catch (error) {
      if (!(error instanceof NoQuestionError) || rules.length === 0) throw error;
      return { questions: take([]), amended: ownBoards.noRules(rules) };
    }
  };
  const dealt = taken();
  const seen = new Map<Prompt, unknown>(
    dealt.questions.map((put) => [put, previewOf(kind, put, generator)] as const),
  );
  return {
    kind: id,
    view: kind,
    ...dealt,
    facts: factsOf(generator.ruleset),
    seen: (put) => seen.get(put) ?? null,
    judged: () => Promise.resolve(judged),
  };
}
