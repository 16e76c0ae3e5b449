/** What somebody who knows one game has to unlearn for another: in which order, and how each point is asked. */
import {
  answerOf,
  type ComparedQuestion,
  type Comparison,
  differ,
  type GameRuling,
  isCompared,
} from '../table.ts';

/** How one question of the comparison is asked, whichever two games it is between. */
interface PlannedPoint {
  /** The question's id. */
  readonly row: string;
  /** Kinds of practice question that it may turn on, the best first; none where it is asked as a fact. */
  readonly boards: readonly string[];
  /** How its positions are made, where they hardly come up by themselves: the first turns on it, others are like it. */
  readonly recipes: readonly string[];
  /** What is asked on its board, where the question of its kind will not do. */
  readonly wording?: string | undefined;
  /** The question of the fact. */
  readonly ask?: string | undefined;
  /** What a game does that has no rule about it. */
  readonly none?: string | undefined;
  /** An answer that is wrong in every game: where there would be too few. */
  readonly never?: string | undefined;
  /** Said before it. */
  readonly bridge?: string | undefined;
  /** Why it is only told, where it is. */
  readonly statement?: string | undefined;
}

export interface UnlearnPlan {
  /** In the order in which the old habit goes wrong at a table. */
  readonly points: readonly PlannedPoint[];
}

/** A question that two games answer differently. */
export interface ComparedPoint {
  readonly question: ComparedQuestion;
  readonly planned: PlannedPoint;
  /** The answer of the game that the reader knows; undefined where it has no rule about it. */
  readonly there: GameRuling | undefined;
  /** That of the game that is learnt. */
  readonly here: GameRuling | undefined;
}

/** The games that anything is said of, two by two. */
export const pairsOf = (comparison: Comparison, games: readonly string[]): { from: string; to: string }[] => {
  const compared = games.filter((game) => isCompared(comparison, game));
  return compared.flatMap((from) => compared.flatMap((to) => (from === to ? [] : [{ from, to }])));
};

/** Everything that differs between two games, in the order of the plan. */
export function pointsOf(
  { questions }: Comparison,
  plan: UnlearnPlan,
  from: string,
  to: string,
): ComparedPoint[] {
  return plan.points.flatMap((planned) => {
    const question = questions.find(({ id }) => id === planned.row);
    if (!question) return [];
    const [there, here] = [answerOf(question, from), answerOf(question, to)];
    return differ([there?.key, here?.key]) ? [{ question, planned, there, here }] : [];
  });
}

/**
 * What is wrong with a plan, in a sentence each, for whoever writes it.
 * @param games those that are compared
 */
export function faultsOfPlan(
  { questions }: Comparison,
  { points }: UnlearnPlan,
  games: readonly string[],
): string[] {
  const known = new Map(questions.map((question) => [question.id, question]));
  const faults: string[] = [];
  for (const [at, { row, ask, none }] of points.entries()) {
    const question = known.get(row);
    if (!question) faults.push(`there is no question "${row}" in compare.yaml.`);
    if (points.findIndex((other) => other.row === row) !== at) faults.push(`${row} stands there twice.`);
    if (question && ask !== undefined && none === undefined && games.some((id) => !answerOf(question, id))) {
      faults.push(`${row}: not every game has a rule about it, so it needs \`none\`.`);
    }
  }
  for (const question of questions) {
    const keys = games.map((game) => answerOf(question, game)?.key);
    if (differ(keys) && !points.some(({ row }) => row === question.id)) {
      faults.push(`${question.id} differs between games and stands nowhere.`);
    }
  }
  return faults;
}
