/** Questions that are the same for everybody today. */
import { dayOf } from '../../notation/day.ts';
import { formatQuestionLink } from '../../notation/question-link.ts';

/** Two games, and the kinds of question on which they differ. */
interface AskedPair {
  readonly one: string;
  readonly other: string;
  readonly kinds: readonly string[];
}

/** The pairs that an attribute holds: "changchun riichi win may,…". */
export const pairsIn = (text = ''): AskedPair[] =>
  text.split(',').flatMap((pair) => {
    const [one, other, ...kinds] = pair.split(' ');
    return one && other && kinds.length > 0 ? [{ one, other, kinds }] : [];
  });

/** Those of which a reader knows both games. */
export const pairsOf = (pairs: readonly AskedPair[], known: readonly string[]): AskedPair[] =>
  pairs.filter(({ one, other }) => known.includes(one) && known.includes(other));

const DAY = 86_400_000;

const numberOf = (time: Date): number => Math.floor(Date.parse(dayOf(time)) / DAY);

/** One after the other, from day to day. @param round how many days each of them lasts */
const todays = <T>(all: readonly T[], time: Date, round = 1): T | undefined =>
  all[Math.floor(numberOf(time) / round) % all.length];

/** Every other day is one for two games, where a reader knows two. */
export const isForTwo = (time: Date): boolean => numberOf(time) % 2 === 1;

const plain = { number: 0, grade: 1, rules: [], without: [], under: 'ordinary', chosen: {} } as const;

/** The page below /practice/ that asks it of one game: one kind after another. */
export function dayQuestion(game: string, kinds: readonly string[], time: Date): string {
  const link = formatQuestionLink({ ...plain, seed: `day-${dayOf(time)}` });
  return `${game}/${todays(kinds, time) ?? 'win'}/#${link}`;
}

/** The pair whose turn it is today; undefined where there is none. */
export const todaysPair = (pairs: readonly AskedPair[], time: Date): AskedPair | undefined =>
  todays(pairs, time, 2);

/** The page that asks it of today's pair: the next kind comes once every pair has had its turn. */
export function dayQuestionOfTwo(pairs: readonly AskedPair[], time: Date): string | null {
  const pair = todaysPair(pairs, time);
  if (!pair) return null;
  const kind = todays(pair.kinds, time, 2 * pairs.length);
  const asks = kind === undefined ? pair.kinds : [kind];
  return ofTwo(pair, `day-${dayOf(time)}`, asks);
}

/** As many questions about two games as one likes; each visit has its own. */
export const questionsOfTwo = (pair: AskedPair, time: Date): string =>
  ofTwo(pair, time.getTime().toString(36), pair.kinds);

const ofTwo = ({ one, other }: AskedPair, seed: string, asks: readonly string[]): string =>
  `${one}/mixed/#${formatQuestionLink({ ...plain, seed, against: other, asks })}`;
