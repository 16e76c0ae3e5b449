/** A point that no position turns on, asked as a question with the games' own answers to choose from. */
import { createRandom, shuffle } from '../../engine/random.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { answerOf } from '../table.ts';
import type { ComparedPoint } from './plan.ts';

/** Most answers offered. */
const MOST = 4;

export interface FactChoice {
  /** Id of the answer. */
  readonly key: string;
  readonly says: string;
  /** Ids of the games that give this answer. */
  readonly games: readonly string[];
}

/** Key of the answer that is wrong in every game. */
export const NEVER = 'no game';
/** Key of a game without a rule on the matter. */
const NONE = 'no rule';

export const hereKey = ({ here }: ComparedPoint): string => here?.key ?? NONE;
export const thereKey = ({ there }: ComparedPoint): string => there?.key ?? NONE;

/**
 * Lists the answers to choose from, in the words of the game being learnt: the right one, the habit, and other games'
 * answers, at most `MOST`, shuffled.
 * @param from the game that the reader knows
 * @param to the game being learnt
 * @param games all compared games
 */
export function factChoices(
  point: ComparedPoint,
  from: string,
  to: string,
  games: readonly string[],
  termsOf: (game: string) => Terms,
): FactChoice[] {
  const { question, planned } = point;
  const by = new Map<string, { says: string; games: string[] }>();
  // Of games that answer alike, the text comes from the game being learnt, else the known one, else the shortest.
  const order = [to, from, ...games.filter((game) => game !== to && game !== from)];
  for (const game of order) {
    const answer = answerOf(question, game);
    const key = answer?.key ?? NONE;
    const says = answer ? wordingFor(answer.says, termsOf(game), termsOf(to)) : planned.none;
    const known = by.get(key);
    if (known) {
      known.games.push(game);
      const isShorter = answer !== undefined && says !== undefined && says.length < known.says.length;
      if (isShorter && !known.games.includes(to) && !known.games.includes(from)) known.says = says;
    } else if (says !== undefined) by.set(key, { says, games: [game] });
  }
  const all = [...by].map(([key, each]): FactChoice => ({ key, ...each }));
  const never = planned.never === undefined ? [] : [{ key: NEVER, says: planned.never, games: [] }];
  return shuffle([...all, ...never].slice(0, MOST), createRandom('facts', question.id, from, to));
}

const CALLS = ['chow', 'pung', 'kong', 'win'] as const;
/** Matches "Win" where it names the call: "call Win", "Win beats Pong". */
const PLAIN_WIN = /\bWin(?= beats)|(?<=\bcall )Win\b/g;

/**
 * Rewrites one game's answer in another's words for calls and the dealer, so that the words do not give away the game.
 */
export function wordingFor(says: string, own: Terms, other: Terms): string {
  let phrase = says;
  for (const call of CALLS) {
    const word = own[call];
    const found = word === 'Win' ? PLAIN_WIN : new RegExp(`\\b${word}(?=s?\\b)`, 'g');
    phrase = phrase.replace(found, `\u0000${call}`);
  }
  for (const call of CALLS) phrase = phrase.replaceAll(`\u0000${call}`, other[call]);
  return dealerWording(phrase, own.dealer, other.dealer);
}

/**
 * Replaces the word for the dealer. A wind takes no article, and "East" in "East to North" is a wind, not the dealer.
 * Example: "East pays double" → "The dealer pays double".
 */
function dealerWording(says: string, own: string, other: string): string {
  const named = (dealer: string): boolean => dealer === 'East';
  if (own === other) return says;
  const found = named(own) ? /\bEast\b(?! to North)/g : new RegExp(`\\b[Tt]he ${own}\\b|\\b${own}\\b`, 'gi');
  return says.replace(found, (word, at: number) => {
    const phrase = named(other) ? other : `the ${other}`;
    const begins = at === 0 || /[.:] $/.test(says.slice(0, at));
    return begins || /^[Tt]he /.test(word) || named(own) ? (begins ? capital(phrase) : phrase) : other;
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
