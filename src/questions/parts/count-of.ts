/**
 * Questions for one of the two counts of a hand (han or fu), in a game that scores with two. The answer is a number.
 */
import type { RuleId } from '../../engine/action.ts';
import { isExposed } from '../../engine/melds.ts';
import type { Random } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { countIn, linesIn, type Score, sumOf } from '../../engine/score.ts';
import type { Table } from '../../engine/table.ts';
import { describeAround } from '../../puzzles/enrich-hand.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import type { Concept, DealAim, GeneratorContext, KeyWithoutRule } from '../../puzzles/question.ts';
import { firstOf, rulesInHand, scoreOf } from '../../puzzles/whole-hands.ts';
import { dealRichHand } from '../worth/rich-hand.ts';

export type Count = 'han' | 'fu';

export interface CountedHand {
  readonly hand: ShownHand;
}

/** Least and most scoring lines of a count, by grade. */
const LINES: Readonly<Record<Count, Readonly<Record<DealAim['grade'], readonly [number, number]>>>> = {
  han: { 1: [1, 2], 2: [2, 3], 3: [2, 20] },
  fu: { 1: [1, 3], 2: [2, 4], 3: [3, 20] },
};

/** Their places among the kinds of question, and as what practises payments. */
const ORDER: Readonly<Record<Count, number>> = { han: 12, fu: 13 };
const PRACTISES: Readonly<Record<Count, number>> = { fu: 2, han: 3 };

/** The concept for one count. */
export const countOf = (count: Count): Concept<CountedHand> => ({
  version: 12,
  order: ORDER[count],
  decision: 'count',
  practises: { payment: PRACTISES[count] },
  has: ({ scoring }) => scoring?.counts !== undefined,
  twoGames: { of: 'nothing', why: 'One game alone counts so.' },
  parts: [],
  // If a rule must decide the question, perhaps no hand can. The caller limits its attempts, so one attempt must be
  // cheap.
  deal: (generator, random, aim) =>
    aim.rules.length > 0
      ? dealCountedHand(generator, random, aim, count)
      : firstOf(() => dealCountedHand(generator, random, aim, count)),
  key: ({ hand }, ruleset, table) => [asAnswer(scoreOf(hand, ruleset, table), count)],
  forgetting: ({ hand }, { ruleset, table }) => forgotten(hand, ruleset, table, count),
  involves: ({ hand }, generator) => rulesInHand(hand, generator, (line) => line.of === count),
  choices: () => null,
  describe: ({ hand }, write) => ({
    hand: write([...hand.concealed, hand.winning]),
    melds: hand.melds.map((meld) => ({
      kind: meld.kind,
      tiles: write(meld.tiles),
      exposed: isExposed(meld),
    })),
    tile: write([hand.winning]),
    by: hand.from === null ? 'draw' : 'discard',
    from: hand.from,
    seat: hand.seat,
    round: 'ESWN'[hand.round ?? 0] ?? 'E',
    ...describeAround(hand, write),
  }),
});

/** The count of a score, as an answer. `none` if the hand does not win or has no such count. */
const asAnswer = (score: Pick<Score, 'total' | 'rank'> | null, count: Count): string =>
  String((score && countIn(score, count)) ?? 'none');

/**
 * Deals a hand with this count and a number of lines in range for the grade. If the aim names rules, one of its lines
 * must come from them instead.
 */
function dealCountedHand(
  generator: GeneratorContext,
  random: Random,
  { grade, rules, without }: DealAim,
  count: Count,
): CountedHand | null {
  const { ruleset, table } = generator;
  const hand = dealRichHand(generator, random, { grade, rules, without });
  const score = hand && scoreOf(hand, ruleset, table);
  if (!hand || !score || countIn(score, count) === null) return null;
  if (rules.length > 0) return score.lines.some(({ pattern }) => rules.includes(pattern)) ? { hand } : null;
  const [least, most] = LINES[count][grade];
  const { length } = linesIn(score, count);
  return length >= least && length <= most ? { hand } : null;
}

/** Keys of players who each do not know one scoring line and leave it out. */
function forgotten(hand: ShownHand, ruleset: Ruleset, table: Table, count: Count): KeyWithoutRule[] {
  const score = scoreOf(hand, ruleset, table);
  if (!score) return [];
  const rules = new Set<RuleId>(linesIn(score, count).map(({ pattern }) => pattern));
  return [...rules].map((rule) => {
    const without = sumOf(
      ruleset.scoring,
      score.lines.filter(({ pattern }) => pattern !== rule),
    );
    return { rule, key: [asAnswer(without, count)] };
  });
}
