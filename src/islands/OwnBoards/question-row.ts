/** The row of questions that a frame's link asks for. */
import { PLAIN_SEED } from '../../notation/plain-seed.ts';
import type { Difficulty } from '../../puzzles/question.ts';

/** Default question kind, also used if the game lacks the requested one. */
const PLAINEST = 'win';
/** Number of questions: COUNT by default, MOST at most. */
const COUNT = 5;
const MOST = 20;

/** The row of questions a link asks for. */
interface RowRequest {
  readonly kind: string;
  readonly seed: string;
  readonly grade: Difficulty;
  /** At least one of these rules must decide each question; empty for any. */
  readonly rules: readonly string[];
  readonly count: number;
}

/**
 * Parses the row request of a link; missing or malformed values get defaults.
 * @param query e.g. `of=waits&seed=heron&grade=2&rules=a,b&count=5`
 */
export const rowRequestOf = (query: URLSearchParams): RowRequest => ({
  kind: query.get('of') || PLAINEST,
  seed: query.get('seed') ?? PLAIN_SEED,
  grade: (Number(query.get('grade')) || 1) as Difficulty,
  rules: (query.get('rules') ?? '').split(',').filter(Boolean),
  count: Math.min(MOST, Math.max(1, Number(query.get('count')) || COUNT)),
});

/** The kind of question that is dealt: the wished one, or the plainest if the game lacks it. @param kinds the game's */
export const kindDealt = ({ kind }: RowRequest, kinds: readonly string[]): string =>
  kinds.includes(kind) ? kind : kinds.includes(PLAINEST) ? PLAINEST : (kinds[0] ?? '');

/**
 * The kind of question that a frame's address asks, and whether of a hand that it writes; null if it only shows a hand.
 * @param kinds the kinds that the game has
 */
export function kindAsked(
  query: URLSearchParams,
  kinds: readonly string[],
): { readonly kind: string; readonly isWritten: boolean } | null {
  if (!query.has('hand')) return { kind: kindDealt(rowRequestOf(query), kinds), isWritten: false };
  const kind = query.get('ask');
  return kind !== null && kinds.includes(kind) ? { kind, isWritten: true } : null;
}
