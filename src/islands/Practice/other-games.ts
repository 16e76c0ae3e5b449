/** Loads the other games of two-game questions, each with its first question. */
import type { RuleId } from '../../engine/action.ts';
import type { Game } from '../../engine/game.ts';
import { addressFor } from '../../notation/game-address.ts';
import { bothName } from '../../notation/two-game-id.ts';
import { createGeneratorContext } from '../../puzzles/generator-context.ts';
import { isRight } from '../../puzzles/grade.ts';
import type { Concept, GeneratorContext, Question } from '../../puzzles/question.ts';
import type { PracticeBook } from '../../questions/practice-book.ts';
import type { ReaderAnswer } from '../../questions/proof.ts';
import { loadConcept } from '../../questions/registry.ts';
import type { OneGame } from '../../questions/two-games/both-games.ts';
import { loadPart } from '../../questions/two-games/parts.ts';
import { gameIds } from '../../rulesets/registry.ts';
import { readSolved } from '../../storage/exercises.ts';
import { metGames } from '../../storage/met-games.ts';
import { readCards } from '../../storage/practice.ts';
import { dataNow, gameNow, loadRules } from '../rules.ts';
import { note } from './record-answer.ts';

/** A two-game question to repeat, because the reader carried a habit over from another game. */
export interface HabitQuestion {
  readonly concept: string;
  readonly rule: RuleId;
}

/**
 * Creates the registry of other games.
 * @param book the rule texts of the page's own game
 * @param address where these texts lie; those of another game lie beside them
 */
export function createOtherGames(game: Game, book: PracticeBook, address: string) {
  const others = new Map<string, OneGame>();
  const load = async (id: string): Promise<OneGame> => {
    const known = others.get(id);
    if (known) return known;
    const rules = addressFor(address, game.id, id);
    await loadRules({ games: [id], data: [rules] });
    const other = gameNow(id);
    const loaded = {
      title: other.title,
      generator: createGeneratorContext(other),
      book: dataNow<PracticeBook>(rules),
    };
    others.set(id, loaded);
    return loaded;
  };
  const has = (id: string): boolean => id !== game.id && gameIds.includes(id);
  return {
    /** True if the id is a known game other than the page's own. */
    has,
    /** Rule texts of another game; undefined until it is loaded. */
    bookOf: (id: string) => others.get(id)?.book,
    /** Builds the two-game version of a kind, for the page's game and another. */
    kindFor: async (kind: string, id: string, own: GeneratorContext) => {
      const [{ kindInBoth }, concept, part, there] = await Promise.all([
        import('../../questions/two-games/kind.ts'),
        loadConcept(kind),
        loadPart(kind),
        load(id),
      ]);
      return kindInBoth(kind, concept, part, {
        here: { title: game.title, generator: own, book },
        there,
      });
    },
    /** Two-game questions that a wrong answer calls for: one per game the reader knows in which that answer is right. */
    habits: async (concept: Concept, question: Question, answer: ReaderAnswer, own: GeneratorContext) => {
      if (concept.twoGames.of === 'nothing') return [];
      const known = metGames(readCards(), readSolved()).filter(has);
      if (known.length === 0) return [];
      const { habitOf } = await import('../../compare/two-games/carried-habit.ts');
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
        note(game.id, { spec: { concept }, decides: [rule] }, [rule], false);
      }
      return habits;
    },
  };
}
