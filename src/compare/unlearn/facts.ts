/** A point that no position turns on, as a question with the games' own answers to choose from. */
import { createRandom, shuffled } from '../../engine/random.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { answerOf } from '../table.ts';
import type { ComparedPoint } from './plan.ts';

/** More are not offered. */
const MOST = 4;

export interface FactChoice {
  /** Its key among the answers. */
  readonly key: string;
  readonly says: string;
  /** The games that answer so. */
  readonly games: readonly string[];
}

/** The key of what no game answers: no game can have it. */
export const NEVER = 'no game';
/** That of a game that has no rule about it. */
const NONE = 'no rule';

export const hereKey = ({ here }: ComparedPoint): string => here?.key ?? NONE;
export const thereKey = ({ there }: ComparedPoint): string => there?.key ?? NONE;

/**
 * The answers to choose from, in the words of the game that is learnt: the right one, the habit, and what others do.
 * @param games all that are compared
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
  // Of games that answer alike, the one that is learnt says it, else the one that is known, else the shortest.
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
  return shuffled([...all, ...never].slice(0, MOST), createRandom('facts', question.id, from, to));
}

const CALLS = ['chow', 'pung', 'kong', 'win'] as const;
/** Where a plain word is a call: “call Win”, “Win beats Pong”. */
const PLAIN_WIN = /\bWin(?= beats)|(?<=\bcall )Win\b/g;

/** An answer of one game in the calls of another: its words would tell whose it is. */
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

/** A wind stands without an article, and in a list of winds it is not the dealer. */
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
