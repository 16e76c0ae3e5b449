/** The other games that a question is asked about: each is fetched with the first such question. */
import type { RuleId } from '../../../engine/action.ts';
import type { Game } from '../../../engine/game.ts';
import { bothName } from '../../../notation/two-game-id.ts';
import { createGeneratorContext } from '../../../puzzles/generator-context.ts';
import { isRight } from '../../../puzzles/grade.ts';
import type { Concept, GeneratorContext, Question } from '../../../puzzles/question.ts';
import { loadConcept } from '../../../puzzles/registry.ts';
import { gameIds, loadGame } from '../../../rulesets/registry.ts';
import { readSolved } from '../../../storage/exercises.ts';
import { metGames } from '../../../storage/met-games.ts';
import { readCards } from '../../../storage/practice.ts';
import type { ReaderAnswer } from '../proof.ts';
import type { PracticeBook } from '../props.ts';
import type { QuestionKind } from '../question-kind.ts';
import { loadPart } from './parts.ts';

/** A game with what it is told in. */
export interface OneGame {
  readonly title: string;
  readonly generator: GeneratorContext;
  readonly book: PracticeBook;
}

/** Something that is to be asked again, in two games. */
export interface HabitQuestion {
  readonly concept: string;
  readonly rule: RuleId;
}

interface OtherGames {
  /** Whether there is such a game beside one's own. */
  readonly has: (id: string) => boolean;
  /** The words of a game's rules, where it has been fetched. */
  readonly bookOf: (id: string) => PracticeBook | undefined;
  /** How this kind of question is asked in one's own game and in another one. */
  readonly kindFor: (kind: string, id: string, own: GeneratorContext) => Promise<QuestionKind>;
  /** What a wrong answer, which is right in another game that the reader has met, brings back in both. */
  readonly habits: (
    concept: Concept,
    question: Question,
    answer: ReaderAnswer,
    own: GeneratorContext,
  ) => Promise<readonly HabitQuestion[]>;
}

/**
 * @param ownBook fetches the words of one's own game's rules
 * @param bookOf fetches those of another game's
 */
export function createOtherGames(
  game: Game,
  ownBook: () => Promise<PracticeBook>,
  bookOf: (id: string) => Promise<PracticeBook>,
): OtherGames {
  const others = new Map<string, OneGame>();
  const load = async (id: string): Promise<OneGame> => {
    const known = others.get(id);
    if (known) return known;
    const [other, words] = await Promise.all([loadGame(id), bookOf(id)]);
    const loaded = { title: other.title, generator: createGeneratorContext(other), book: words };
    others.set(id, loaded);
    return loaded;
  };
  const has = (id: string): boolean => id !== game.id && gameIds.includes(id);
  return {
    has,
    bookOf: (id) => others.get(id)?.book,
    kindFor: async (kind, id, own) => {
      const [{ kindInBoth }, concept, part, there, book] = await Promise.all([
        import('./kind.ts'),
        loadConcept(kind),
        loadPart(kind),
        load(id),
        ownBook(),
      ]);
      return kindInBoth(kind, concept, part, {
        here: { title: game.title, generator: own, book },
        there,
      });
    },
    habits: async (concept, question, answer, own) => {
      if (concept.twoGames.of === 'nothing') return [];
      const known = metGames(readCards(), readSolved()).filter(has);
      if (known.length === 0) return [];
      const [{ habitOf }, { note }] = await Promise.all([
        import('../../../compare/two-games/carried-habit.ts'),
        import('../record-answer.ts'),
      ]);
      const isRightBy = (key: readonly string[]): boolean => isRight(concept, { ...question, key }, answer);
      const found = await Promise.all(
        known.map(async (id) => {
          const habit = habitOf(
            { concept, question, answers: answer, isRight: isRightBy },
            own,
            (await load(id)).generator,
          );
          return habit ? [{ concept: bothName(habit.kind, id), rule: habit.rule }] : [];
        }),
      );
      const habits = found.flat();
      for (const { concept, rule } of habits) {
        note(game.id, { asking: { concept }, decides: [rule] }, [rule], false);
      }
      return habits;
    },
  };
}
