/** The plan of what a player of one game must unlearn for another: the order of the points, and how each is asked. */
import {
  answerOf,
  type ComparedQuestion,
  type Comparison,
  differ,
  type GameRuling,
  isCompared,
} from '../table.ts';

/** How one question of the comparison is asked, for any pair of games. */
interface PlannedPoint {
  /** Id of the question in compare.yaml. */
  readonly row: string;
  /** Question text for the board, if the text of its kind does not fit. */
  readonly wording?: string | undefined;
  /** Question text for asking the bare fact. */
  readonly ask?: string | undefined;
  /** What a game without a rule on the matter does. */
  readonly none?: string | undefined;
  /** An answer that is wrong in every game; used where there would be too few choices. */
  readonly never?: string | undefined;
  /** One sentence shown before the question. */
  readonly bridge?: string | undefined;
  /** Why the point is only told, if it is. */
  readonly statement?: string | undefined;
}

export interface UnlearnPlan {
  /** Points in the order in which the old habit goes wrong at a table. */
  readonly points: readonly PlannedPoint[];
}

/** A question that two games answer differently. */
export interface ComparedPoint {
  readonly question: ComparedQuestion;
  readonly planned: PlannedPoint;
  /** Answer of the game that the reader knows; undefined if it has no rule on the matter. */
  readonly there: GameRuling | undefined;
  /** Answer of the game being learnt; undefined if it has no rule on the matter. */
  readonly here: GameRuling | undefined;
}

/** Lists all ordered pairs of compared games. */
export const pairsOf = (comparison: Comparison, games: readonly string[]): { from: string; to: string }[] => {
  const compared = games.filter((game) => isCompared(comparison, game));
  return compared.flatMap((from) => compared.flatMap((to) => (from === to ? [] : [{ from, to }])));
};

/** Lists the points on which two games differ, in the order of the plan. */
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
 * Lists every fault of a plan, one sentence each, for its author.
 * @param games ids of the compared games
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
