/** Builds the example hands of a score page: what each is worth, and a link that lays it out. */
import type { Ruleset } from '../../engine/ruleset.ts';
import { EMPTY_SCORE, formatScoreLink, type ScoreLink } from '../../notation/score-link.ts';
import { windNamed } from '../../notation/seats.ts';
import { marksOf } from '../../notation/win-ways.ts';
import type { SourcePlace } from '../../scenes/error.ts';
import { type HandExample, type JudgedExample, judgeExample } from '../../scenes/example.ts';

interface ScoreExample extends JudgedExample {
  readonly title: string;
  /** The fragment `#…` that opens the hand on the score page of its game. */
  readonly href: string;
}

/** Converts an example hand to the values of a score link. */
export const linkOf = ({ tiles, seat, round, way }: HandExample): ScoreLink => ({
  ...EMPTY_SCORE,
  hand: tiles,
  seat: windNamed(seat ?? 'east'),
  round: windNamed(round ?? 'east'),
  ...marksOf(way),
});

/**
 * Judges an example hand under a ruleset.
 * @throws LessonError where it is not a complete hand
 */
export function scoreExample(
  { title, ...example }: HandExample & { readonly title: string },
  ruleset: Ruleset,
  place: SourcePlace,
): ScoreExample {
  return {
    ...judgeExample(`“${title}”`, example, ruleset, place),
    title,
    href: `#${formatScoreLink(linkOf(example))}`,
  };
}
