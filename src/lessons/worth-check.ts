/** Describes a hand's worth, line by line, in a sentence. */
import { effects } from '#i18n/effects.ts';
import { words } from '#i18n/words.ts';
import type { Minimum } from '../engine/minimum.ts';
import type { Score } from '../engine/score.ts';
import { lineTitle } from '../i18n/line-title.ts';
import type { Author } from './author.ts';

/** A score, with the minimum a win needs where there is one. */
interface CountedHand {
  readonly score: Score;
  readonly minimum: Minimum | null;
}

/**
 * May the lesson mention the worth? With a minimum: once that rule is taught. Without: when the lesson teaches one of
 * the score lines.
 */
export const isComeTo = (
  { teaches, taught }: Pick<Author, 'teaches' | 'taught'>,
  { score, minimum }: CountedHand,
): boolean => (minimum ? taught.has(minimum.rule) : score.lines.some(({ pattern }) => teaches.has(pattern)));

/** Returns the score without fu lines that are not taught yet; then fu and limit are left out of the rank too. */
export function asTaught({ taught }: Pick<Author, 'taught'>, score: Score): Score {
  const { rank } = score;
  const lines = score.lines.filter(({ of, pattern }) => of !== 'fu' || taught.has(pattern));
  if (!rank || lines.length === score.lines.length) return score;
  return { ...score, lines, rank: { ...rank, fu: null, limit: null } };
}

/** Lists every line with its worth: "A dragon (1 fan + 1 fan)", "Self-drawn (1 fan)". */
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
    // A single line worth the whole total does not repeat it.
    worth.join(' + ') === total ? title : `${title} (${worth.join(' + ')})`,
  );
}

/**
 * Returns for example "It’s worth 3 fan: A dragon (1 fan + 1 fan), Self-drawn (1 fan). That’s just enough: a win needs
 * three."
 */
export function worthText(author: Author, { score, minimum }: CountedHand): string {
  const total = score.rank ? score.rank.han : score.total;
  // A hand with nothing towards the minimum gets its own sentence instead of “worth 0”.
  if (minimum && minimum.have === 0 && minimum.need > 0 && score.total === 0)
    return effects.unworthy(linesText(author, score));
  return effects.worth(
    words.scoreTotal(asTaught(author, score)),
    linesText(author, score),
    // A yakuman has no han count and always meets the minimum, so the minimum is left out.
    minimum && total !== null ? { ...minimum, all: minimum.have === total } : null,
  );
}
