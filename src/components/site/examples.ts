/** The hands that a score page opens with: each with what it is worth, and an address that lays it out. */
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Wind } from '../../engine/seats.ts';
import { EMPTY_SCORE, formatScoreLink, type ScoreLink } from '../../notation/score-link.ts';
import { SEAT_NAMES } from '../../notation/seats.ts';
import type { SourcePlace } from '../../scenes/error.ts';
import { type HandExample, type JudgedExample, judgeExample } from '../../scenes/example.ts';

interface ScoreExample extends JudgedExample {
  readonly title: string;
  /** `#…`, to be opened on the score page of its game. */
  readonly href: string;
}

const windAt = (name: HandExample['seat']): Wind => Math.max(0, SEAT_NAMES.indexOf(name ?? 'east')) as Wind;

const CAME: Readonly<Record<NonNullable<HandExample['way']>, Partial<ScoreLink>>> = {
  last: { last: true },
  first: { first: true },
  flower: { supplement: 'bonus' },
  gong: { supplement: 'kong' },
  'two-gongs': { supplement: 'double' },
};

/** Such a hand as an address has it. */
export const linkOf = ({ tiles, seat, round, way }: HandExample): ScoreLink => ({
  ...EMPTY_SCORE,
  hand: tiles,
  seat: windAt(seat),
  round: windAt(round),
  ...(way && CAME[way]),
});

/** @throws LessonError where one of them is no whole hand */
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
