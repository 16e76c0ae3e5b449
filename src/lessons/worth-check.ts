/** What a hand was counted as, line by line, in a sentence. */
import { effects } from '#i18n/effects.ts';
import { words } from '#i18n/words.ts';
import type { Minimum } from '../engine/minimum.ts';
import type { Score } from '../engine/score.ts';
import { lineTitle } from '../i18n/line-title.ts';
import type { Author } from './author.ts';

/** A score, and the least that a win must be worth, where there is one. */
interface CountedHand {
  readonly score: Score;
  readonly minimum: Minimum | null;
}

/**
 * Whether it is time to say so: where a win has a least worth, as soon as the course has come to that; else where the
 * lesson is about one of the lines.
 */
export const isComeTo = (
  { teaches, taught }: Pick<Author, 'teaches' | 'taught'>,
  { score, minimum }: CountedHand,
): boolean => (minimum ? taught.has(minimum.rule) : score.lines.some(({ pattern }) => teaches.has(pattern)));

/** The score as far as the course has come: in a game that counts in two, without what it has not taught to count. */
export function asTaught({ taught }: Pick<Author, 'taught'>, score: Score): Score {
  const { rank } = score;
  const lines = score.lines.filter(({ of, pattern }) => of !== 'fu' || taught.has(pattern));
  if (!rank || lines.length === score.lines.length) return score;
  return { ...score, lines, rank: { ...rank, fu: null, limit: null } };
}

/** Every line with what it is worth: "A dragon (1 fan + 1 fan)", "Self-drawn (1 fan)". */
export function linesText(author: Author, counted: Score): string[] {
  const { rules } = author;
  const score = asTaught(author, counted);
  const lines = new Map<string, string[]>();
  for (const line of score.lines) {
    const title = lineTitle(line, rules.get(line.pattern) ?? { title: line.pattern });
    lines.set(title, [...(lines.get(title) ?? []), words.lineWorth(line, score.unit).label]);
  }
  const total = words.scoreTotal(score);
  return [...lines].map(([title, worth]) =>
    // One line that is worth all of it is said without saying so again.
    worth.join(' + ') === total ? title : `${title} (${worth.join(' + ')})`,
  );
}

/** "It’s worth 3 fan: A dragon (1 fan + 1 fan), Self-drawn (1 fan). That’s just enough: a win needs three." */
export function worthText(author: Author, { score, minimum }: CountedHand): string {
  const total = score.rank ? score.rank.han : score.total;
  // What does not win and has nothing towards it is not worth a total of nothing.
  if (minimum && minimum.have === 0 && minimum.need > 0 && score.total === 0)
    return effects.unworthy(linesText(author, score));
  return effects.worth(
    words.scoreTotal(asTaught(author, score)),
    linesText(author, score),
    // What counts instead of everything else is always enough.
    minimum && total !== null ? { ...minimum, all: minimum.have === total } : null,
  );
}
