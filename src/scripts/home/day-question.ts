/** Chooses questions of the day, which are the same for everybody. */
import { dayOf, daySeed } from '../../notation/day.ts';
import { formatQuestionLink } from '../../notation/question-link.ts';

/** Two games, and the kinds of question on which they differ. */
interface AskedPair {
  readonly one: string;
  readonly other: string;
  readonly kinds: readonly string[];
}

/**
 * Reads pairs from an attribute: "changchun riichi win may,…" gives changchun and riichi with the kinds win and may.
 */
export const pairsIn = (text = ''): AskedPair[] =>
  text.split(',').flatMap((pair) => {
    const [one, other, ...kinds] = pair.split(' ');
    return one && other && kinds.length > 0 ? [{ one, other, kinds }] : [];
  });

/** The pairs of which the reader knows both games. */
export const pairsOf = (pairs: readonly AskedPair[], known: readonly string[]): AskedPair[] =>
  pairs.filter(({ one, other }) => known.includes(one) && known.includes(other));

const DAY = 86_400_000;

const numberOf = (time: Date): number => Math.floor(Date.parse(dayOf(time)) / DAY);

/** Cycles through a list by the date. @param round days that each entry lasts */
const todays = <T>(all: readonly T[], time: Date, round = 1): T | undefined =>
  all[Math.floor(numberOf(time) / round) % all.length];

/** Is today a day for a question about two games? Every other day is, for a reader who knows two. */
export const isForTwo = (time: Date): boolean => numberOf(time) % 2 === 1;

/** The path below /practice/ of today's question for one game, of whichever kind the day's seed draws. */
export const dayQuestion = (game: string, time: Date): string =>
  `${game}/mixed/#${formatQuestionLink({ seed: daySeed(time) })}`;

/** Today's pair; undefined where the list is empty. */
export const todaysPair = (pairs: readonly AskedPair[], time: Date): AskedPair | undefined =>
  todays(pairs, time, 2);

/**
 * The path of today's question for two games; null without pairs. The kind changes once every pair has had its turn.
 */
export function dayQuestionOfTwo(pairs: readonly AskedPair[], time: Date): string | null {
  const pair = todaysPair(pairs, time);
  if (!pair) return null;
  const kind = todays(pair.kinds, time, 2 * pairs.length);
  const asks = kind === undefined ? pair.kinds : [kind];
  return ofTwo(pair, daySeed(time), asks);
}

/** The path of a session about two games; each visit has its own seed. */
export const questionsOfTwo = (pair: AskedPair, time: Date): string =>
  ofTwo(pair, time.getTime().toString(36), pair.kinds);

const ofTwo = ({ one, other }: AskedPair, seed: string, asks: readonly string[]): string =>
  `${one}/mixed/#${formatQuestionLink({ seed, against: other, asks })}`;
