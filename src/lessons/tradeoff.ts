/** Compares hands by worth for `<Weigh>`, and builds the question which is worth most. */
import { lesson } from '#i18n/lesson.ts';
import { words } from '#i18n/words.ts';
import type { RuleId } from '../engine/action.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { type Score, sumOf } from '../engine/score.ts';
import type { WrittenHand } from '../notation/hand.ts';
import { groupsOf, type HandGroup } from '../scenes/presentation/groups.ts';
import type { CheckAnswer } from '../sessions/props.ts';
import { paragraph } from './answers.ts';
import { type Author, addressOf } from './author.ts';
import { asTaught, linesText } from './worth-check.ts';

export interface WeighedHand {
  /** The hand as the author wrote it. */
  readonly tiles: string;
  readonly written: WrittenHand;
  readonly score: Score;
}

/** The answer when all hands are worth the same; otherwise the answer is a hand's letter. */
export const SAME = 'same';
export const LETTERS = ['A', 'B', 'C'] as const;

/**
 * Returns the letter of the hand worth most, or {@link SAME}. Null when only some share the highest total. Example: [3,
 * 5] → `B`; [4, 4] → `same`; [4, 4, 1] → null.
 */
export function heaviest(totals: readonly number[]): string | null {
  const most = Math.max(...totals);
  if (totals.every((total) => total === most)) return SAME;
  return totals.indexOf(most) === totals.lastIndexOf(most) ? (LETTERS[totals.indexOf(most)] ?? null) : null;
}

/** Returns the patterns that decide the comparison: without one of them the answer would change. */
export function decidingPatterns(scores: readonly Score[], { scoring }: Ruleset): RuleId[] {
  const right = heaviest(scores.map(({ total }) => total));
  const patterns = new Set(scores.flatMap(({ lines }) => lines.map(({ pattern }) => pattern)));
  return [...patterns].filter((out) => {
    const without = scores.map((score) => totalWithout(score, out, scoring));
    return heaviest(without) !== right;
  });
}

/** Returns the total without this pattern. */
const totalWithout = ({ lines }: Score, out: RuleId, scoring: Ruleset['scoring']): number =>
  sumOf(
    scoring,
    lines.filter(({ pattern }) => pattern !== out),
  ).total;

interface Tradeoff {
  readonly hands: readonly { readonly name: string; readonly groups: readonly HandGroup[] }[];
  readonly answers: readonly CheckAnswer[];
}

/**
 * Builds the hands and answers. The right answer shows all totals. A wrong one shows only its own hand (or the
 * cheapest, for “the same”), so that the reader still has to count the others.
 */
export function weighHands(author: Author, hands: readonly WeighedHand[], remark: string): Tradeoff {
  const names = hands.map((_, i) => lesson.weigh.hand(LETTERS[i] ?? ''));
  const right = heaviest(hands.map(({ score }) => score.total));
  const [decides] = decidingPatterns(
    hands.map(({ score }) => score),
    author.ruleset,
  );
  const counted = hands.map(({ score }, i) =>
    lesson.weigh.worth(names[i] ?? '', words.scoreTotal(asTaught(author, score)), linesText(author, score)),
  );
  const lightest = Math.min(...hands.map(({ score }) => score.total));
  const why = (id: string): readonly string[] => {
    if (id === right) return [...counted, ...(remark === '' ? [] : [remark])];
    const own = hands.findIndex(({ score }, i) =>
      id === SAME ? score.total === lightest : LETTERS[i] === id,
    );
    return [counted[own] ?? '', lesson.weigh.others(hands.length - 1)];
  };
  const answerOf = (id: string, text: string): CheckAnswer => ({
    html: text,
    text,
    right: id === right,
    why: why(id).map(paragraph).join(''),
    ...(decides !== undefined && { rule: { id: decides, href: addressOf(author, decides) } }),
  });
  return {
    hands: hands.map(({ tiles }, i) => ({
      name: names[i] ?? '',
      groups: groupsOf(tiles, author.ruleset.direction),
    })),
    answers: [...names.map((name, i) => answerOf(LETTERS[i] ?? '', name)), answerOf(SAME, lesson.weigh.same)],
  };
}
