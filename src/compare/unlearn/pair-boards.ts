/**
 * Does a board turn on a point? It does if a player of the old game answers differently because of exactly this rule.
 */
import type { Ruleset } from '../../engine/ruleset.ts';
import type { GameRuling } from '../table.ts';
import type { UnlearnBoard } from './boards.ts';
import { FOLLOWS } from './follows.ts';
import type { ComparedPoint } from './plan.ts';
import { partings, type Ruling, type RulingParting, rulingOf, UNSAID } from './ruling.ts';
import { PAYS_KIND } from './settlement.ts';

/** The two answers to a position that turns on a point. */
interface TurningAnswers {
  /**
   * `right`: the answer of the game being learnt; `habit`: that of the known game. Either is `yes`, `no`, seats,
   * payments or what follows.
   */
  readonly right: string;
  readonly habit: string;
  /** The rule over which the two games differ. */
  readonly rule: string;
}

/**
 * The answer that both games give, so that the habit is right; null if they differ or the question cannot be answered.
 */
export function commonAnswer(concept: string, subject: unknown, own: Ruleset, home: Ruleset): string | null {
  const { answer } = rulingOf(concept, subject, home, home);
  const isSame = rulingOf(concept, subject, own, home).answer === answer;
  return isSame && answer !== UNSAID ? answer : null;
}

/** The rules behind an answer. */
const rulesOf = (answer: GameRuling | undefined): readonly string[] =>
  answer ? [...answer.rules, ...answer.see] : [];

/**
 * The answers to a question that turns on a point; null if it does not.
 * @param own rules of the game that the reader knows
 * @param home rules of the table
 */
export function turnOn(
  { here, there }: ComparedPoint,
  concept: string,
  subject: unknown,
  own: Ruleset,
  home: Ruleset,
): TurningAnswers | null {
  const [ruled, habit] = [rulingOf(concept, subject, home, home), rulingOf(concept, subject, own, home)];
  if (concept === PAYS_KIND || concept === FOLLOWS) return goesOtherwise(ruled, habit, here, there);
  // If several calls differ by different rules, no single rule could be named.
  const parted = partings(ruled, habit);
  const rules = parted.map((parting) => ruleOf(parting, here, there));
  const [rule] = rules;
  return rule != null && rules.every((each) => each === rule)
    ? { right: ruled.answer, habit: habit.answer, rule }
    : null;
}

/**
 * For settlements and sequels: finds a rule of the point among those by which either game pays or goes on. Null if
 * there is none.
 */
function goesOtherwise(
  ruled: Ruling,
  habit: Ruling,
  here: GameRuling | undefined,
  there: GameRuling | undefined,
): TurningAnswers | null {
  const [right, wrong] = [ruled.answer, habit.answer];
  if (right === wrong || [right, wrong].includes(UNSAID)) return null;
  const [ours, theirs] = [ruled, habit].map(({ fates }) => fates[0]?.by ?? '');
  const rule = [
    ...rulesOf(here).filter((each) => each === ours),
    ...rulesOf(there).filter((each) => each === theirs),
  ][0];
  return rule === undefined ? null : { right, habit: wrong, rule };
}

/** The rule of the point behind a difference; null if another rule causes it. */
function ruleOf(
  { forbids, rules, by }: RulingParting,
  here: GameRuling | undefined,
  there: GameRuling | undefined,
): string | null {
  const [forbidding, allowing] = forbids === 'here' ? [here, there] : [there, here];
  // A win by a special shape turns on that shape, whatever rule the other game names.
  if (by !== null) return rulesOf(allowing).includes(by) ? by : null;
  const [first] = rules;
  return first !== undefined && rulesOf(forbidding).includes(first) ? first : null;
}

/** By the id of a point, the board that turns on it, and one like it on which the habit is right, if there is one. */
export type PairBoards = Readonly<Record<string, readonly UnlearnBoard[]>>;

/**
 * Picks the boards on which the reader of one page is asked.
 * @param points where the two games differ
 * @param boards all boards of the game being learnt; of those that would do, the first is taken
 * @param own rules of the game that the reader knows
 * @param home rules of the game being learnt
 */
export function boardsFor(
  points: readonly ComparedPoint[],
  boards: readonly UnlearnBoard[],
  own: Ruleset,
  home: Ruleset,
): PairBoards {
  const used = new Set<UnlearnBoard>();
  const found = points.flatMap((point): [string, readonly UnlearnBoard[]][] => {
    const { id } = point.question;
    const some = boards.filter(({ rows }) => rows.includes(id));
    for (const board of some) {
      const turn = turnOn(point, board.kind, board.subject, own, home);
      if (!turn) continue;
      const twin = some.find((other) => !used.has(other) && isTwin(other, board.kind, turn, own, home));
      if (twin) used.add(twin);
      return [[id, twin ? [board, twin] : [board]]];
    }
    return [];
  });
  return Object.fromEntries(found);
}

/** Do both games give here the answer that is wrong on the other board? Any answer that is paid will do for money. */
function isTwin(
  { kind, subject }: UnlearnBoard,
  other: string,
  { habit }: TurningAnswers,
  own: Ruleset,
  home: Ruleset,
): boolean {
  if (kind !== other) return false;
  const both = commonAnswer(kind, subject, own, home);
  return kind === PAYS_KIND ? both !== null && both !== '' : both === habit;
}
