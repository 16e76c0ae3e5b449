/** Concept `worth`: which scoring lines count, and what is the total? */

import type { RuleId } from '../../engine/action.ts';
import { isExposed } from '../../engine/melds.ts';
import type { Against, LineName } from '../../engine/objections.ts';
import { type Random, shuffle } from '../../engine/random.ts';
import {
  countIn,
  linesIn,
  type Score,
  type ScoreCount,
  type ScoreLine,
  sumOf,
  type UncountedPattern,
} from '../../engine/score.ts';
import type { Scoring } from '../../engine/scoring.ts';
import { plainSource } from '../../engine/win.ts';
import { dealSeldomHand, handFor, isSeldom, patternsFor } from '../../puzzles/deal-towards.ts';
import { isRarely, shapesWanted } from '../../puzzles/dealt-hands.ts';
import { describeAround } from '../../puzzles/enrich-hand.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import { isMet } from '../../puzzles/involved-rules.ts';
import type { Concept, DealAim, GeneratorContext, KeyWithoutRule, Question } from '../../puzzles/question.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';
import { firstOf, howOf, rulesInHand, scoreOf, scoringHandOf, tableFor } from '../../puzzles/whole-hands.ts';
import { dealRichWin, withMore } from './rich-hand.ts';

const twoGames: TwoGameForm<ScoredHand> = {
  of: 'nothing',
  why: 'Each game counts lines of its own in a unit of its own: no line is right in one and wrong in another.',
};

export interface ScoredHand {
  readonly hand: ShownHand;
  /** The count to give (han, fu or yakuman), in a game that scores with several. */
  readonly of?: ScoreCount;
  /** The scoring lines on offer, right and wrong. */
  readonly lines: readonly string[];
  /** Lines already ticked for a reader who gets help. */
  readonly givenLines?: readonly string[];
  /** How often a line counts, for lines that count more than once. */
  readonly times?: Readonly<Record<string, number>>;
}

/** Least number of lines on offer. */
const LEAST_LINES = 6;

/** Answer name of a scoring line: its rule, and its part if it has one. */
export const nameOf = ({ pattern, part }: Pick<ScoreLine, 'pattern' | 'part'>): string =>
  part === undefined ? pattern : `${pattern} ${part}`;

/** The pattern of a line, by the line's answer name. */
const patternOf = (name: string): RuleId => name.split(' ')[0] ?? name;

/** Is this line one to tick? The limit is not a line of the hand but a cap on its total. */
const isTicked = ({ as }: ScoreLine): boolean => as !== 'cap';

/** Names of the counting lines, each once even if it counts several times. */
export const ticksOf = (lines: readonly ScoreLine[]): string[] => [
  ...new Set(lines.filter(isTicked).map(nameOf)),
];

/** Lines that count more than once: a map from line name to how often. */
export const timesOf = (lines: readonly ScoreLine[]): Record<string, number> =>
  Object.fromEntries(
    ticksOf(lines).flatMap((name) => {
      const times = lines.filter((line) => nameOf(line) === name).length;
      return times > 1 ? [[name, times]] : [];
    }),
  );

const keyOf = (lines: readonly ScoreLine[], total: number | null): string[] => [
  ...ticksOf(lines).sort(),
  `total ${total}`,
];

const TOTAL = /^total /;

/**
 * The rules a wrong answer missed: those of forgotten lines, and for each extra line the rule that excludes it, or else
 * its own. If all lines are right, every deciding rule.
 */
export function missedLines(
  { subject, key, decides }: Question<ScoredHand>,
  answer: readonly string[],
  generator: GeneratorContext,
): readonly RuleId[] {
  const score = scoreOf(subject.hand, generator.ruleset, generator.table);
  const patterns = (names: readonly string[]): RuleId[] =>
    names.filter((each) => !TOTAL.test(each)).map(patternOf);
  const forgotten = patterns(key.filter((each) => !answer.includes(each)));
  const extra = patterns(answer.filter((each) => !key.includes(each))).map(
    (pattern) => score?.uncounted.find((each) => each.pattern === pattern)?.by ?? pattern,
  );
  const missed = [...new Set([...forgotten, ...extra])];
  return missed.length > 0 ? missed : decides;
}

const worth: Concept<ScoredHand> = {
  missed: missedLines,
  version: 12,
  order: 14,
  decision: 'count',
  practises: { pattern: 1 },
  has: ({ scoring }) =>
    scoring !== null &&
    (scoring.unit === 'fan' || scoring.loserScore !== null || scoring.counts !== undefined),
  twoGames,
  parts: ['shapes', 'wins'],
  deal: dealScoredHand,
  key: ({ hand, of }, ruleset, table) => {
    const score = scoreOf(hand, ruleset, table);
    return score ? keyOf(linesIn(score, of), countIn(score, of)) : ['no win'];
  },
  forgetting: ({ hand, of }, { ruleset, table }) =>
    forgotten(scoreOf(hand, ruleset, table), ruleset.scoring, of),
  involves: ({ hand, of, lines }, generator) => [
    ...rulesInHand(hand, generator, (line) => of === undefined || line.of === of),
    ...lines.map(patternOf),
  ],
  choices: ({ lines }) => lines,
  describe: ({ hand, lines, of }, write) => ({
    hand: write([...hand.concealed, hand.winning]),
    melds: hand.melds.map((meld) => ({
      kind: meld.kind,
      tiles: write(meld.tiles),
      exposed: isExposed(meld),
    })),
    bonus: write(hand.bonus ?? []),
    tile: write([hand.winning]),
    by: hand.from === null ? 'draw' : 'discard',
    from: hand.from,
    seat: hand.seat,
    round: 'ESWN'[hand.round ?? 0] ?? 'E',
    lines,
    ...(of !== undefined && { count: of }),
    ...describeAround(hand, write),
  }),
};

/** Keys of players who do not know a line and leave it out, or do not know why a line is excluded and count it. */
function forgotten(score: Score | null, scoring: Scoring | null, of?: ScoreCount): KeyWithoutRule[] {
  if (!score) return [];
  const own = linesIn(score, of);
  const left = [...new Set(own.map(({ pattern }) => pattern))].map((rule) => {
    const lines = own.filter(({ pattern }) => pattern !== rule);
    return { rule, key: keyOf(lines, countIn(sumOf(scoring, lines), of)) };
  });
  const added = score.uncounted.map(({ by, pattern }) => ({
    rule: by,
    key: [...keyOf(own, countIn(score, of)), `and ${pattern}`],
  }));
  return [...left, ...added, ...plainly(own, scoring, of)];
}

/** Key of a player who does not know how a count is added up and takes the plain sum of its lines. */
function plainly(lines: readonly ScoreLine[], scoring: Scoring | null, of?: ScoreCount): KeyWithoutRule[] {
  const rule = of && scoring?.counts?.[of];
  if (rule === undefined) return [];
  return [
    {
      rule,
      key: keyOf(
        lines,
        lines.reduce((sum, { worth }) => sum + worth, 0),
      ),
    },
  ];
}

/** Why this line does not count: a larger line replaces it, or the hand contradicts it. Null if unknown. */
export function whyNot(
  hand: ShownHand,
  { ruleset, table }: Pick<GeneratorContext, 'ruleset' | 'table'>,
  score: Score,
  line: LineName,
): UncountedPattern | Against | null {
  const left = score.uncounted.find(({ pattern, part }) => pattern === line.pattern && part === line.part);
  if (left) return left;
  const readings = score.reading ? [score.reading] : [];
  const win = {
    scoringHand: scoringHandOf(hand),
    how: plainSource(howOf(hand)),
    readings,
    seat: hand.seat,
    position: { ruleset, table: tableFor(hand, ruleset, table) },
  };
  return ruleset.scoring?.objections?.against(line, score, win) ?? null;
}

/** Number of hands of which the plainest is asked at grade 1, and most lines a plain hand has. */
const PLAIN_OF = 4;
const FEW = 3;

/** Least number of counting lines, by grade. */
const FEWEST: Readonly<Record<DealAim['grade'], number>> = { 1: 1, 2: 2, 3: 3 };

function dealScoredHand(generator: GeneratorContext, random: Random, aim: DealAim): ScoredHand | null {
  const { ruleset, table } = generator;
  // Few hands are dealt for what is rare by chance, and none at grade 1. If patterns are asked for, all are.
  const patterns = patternsFor(ruleset, aim);
  const isNamed = patterns.some(({ rule }) => aim.rules.includes(rule));
  const isSeldomHand =
    ruleset.scoring?.seldom !== undefined &&
    (isSeldom(ruleset, aim.rules) || (!isNamed && isRarely(random, aim)));
  const isRare = isNamed || isRarely(random, aim);
  const pattern = isRare ? patterns[random.below(patterns.length)] : undefined;
  const dealt = () => {
    if (isSeldomHand) return withMore(generator, random, aim, dealSeldomHand(generator, random, aim));
    if (pattern) return withMore(generator, random, aim, handFor(generator, random, aim, pattern));
    const found = dealRichWin(generator, random, aim);
    const score = found && scoreOf(found, ruleset, table);
    if (!score) return null;
    // A hand of a special shape is worth asking about even with a single line.
    const isOfItsOwn = score.reading !== null && score.reading.shape !== 'standard';
    return isOfItsOwn || ticksOf(score.lines).length >= FEWEST[aim.grade] ? found : null;
  };
  const hand = aim.grade === 1 ? plainestOf(generator, aim, dealt) : firstOf(dealt);
  return hand && countedOf(hand, generator, random, aim, countFor(hand, generator, random));
}

/** The count to ask for, in a game that scores with several. Undefined in other games. */
function countFor(
  hand: ShownHand,
  { ruleset, table }: GeneratorContext,
  random: Random,
): ScoreCount | undefined {
  const score = ruleset.scoring?.counts && scoreOf(hand, ruleset, table);
  if (!score) return undefined;
  if (countIn(score, 'yakuman') !== null) return 'yakuman';
  return random.below(2) === 0 ? 'han' : 'fu';
}

/** Deals several hands and returns the plainest: sets and a pair, few lines, lowest total. It avoids limit hands. */
function plainestOf(
  { ruleset, table }: GeneratorContext,
  { rules }: DealAim,
  deal: () => ShownHand | null,
): ShownHand | null {
  const some = Array.from({ length: PLAIN_OF }, () => firstOf(deal)).flatMap((hand) => {
    const score = hand && scoreOf(hand, ruleset, table);
    if (!hand || !score) return [];
    // The pattern asked for should be among its lines.
    const wanted = shapesWanted(ruleset, { rules });
    const isWanted =
      score.lines.some(({ pattern }) => rules.includes(pattern)) ||
      wanted.some(({ id }) => id === score.reading?.shape);
    const isOther = rules.length > 0 && !isWanted;
    const isRare = score.reading?.shape !== 'standard' && wanted.length === 0;
    return [
      {
        hand,
        order: Number(isOther) * 2 + Number(isRare),
        count: Math.max(FEW, score.lines.length),
        total: score.total,
      },
    ];
  });
  const [plainest] = some.sort((a, b) => a.order - b.order || a.count - b.count || a.total - b.total);
  return plainest?.hand ?? null;
}

/** Number of other hands searched for wrong lines, and the number if only yakuman lines will do. */
const HANDS_SEARCHED = 20;
const YAKUMAN_HANDS_SEARCHED = 120;

/**
 * Adds lines to choose from: the hand's own, those excluded from it, and some from other hands. Returns null if the
 * hand has no such count.
 */
export function countedOf(
  hand: ShownHand,
  generator: GeneratorContext,
  random: Random,
  aim: DealAim,
  of?: ScoreCount,
): ScoredHand | null {
  const score = scoreOf(hand, generator.ruleset, generator.table);
  if (!score || countIn(score, of) === null) return null;
  // No rule says which lines beyond the cap still count, so they are not offered.
  const capped = new Set(
    score.uncounted.flatMap((each) => (each.because === 'capped' ? [nameOf(each)] : [])),
  );
  const own = linesIn(score, of);
  const counted = new Set(ticksOf(own));
  const left = score.uncounted.filter(({ whole }) => whole !== true).map(nameOf);
  const lines = new Set<string>([...counted, ...left]);
  // The other lines come from other hands at this table.
  const tried = of === 'yakuman' ? YAKUMAN_HANDS_SEARCHED : HANDS_SEARCHED;
  for (let tries = 0; lines.size < Math.max(LEAST_LINES, own.length + 2) && tries < tried; tries++) {
    const other =
      of === 'yakuman'
        ? withMore(generator, random, aim, dealSeldomHand(generator, random, { grade: 1, rules: [] }))
        : dealRichWin(generator, random, { ...aim, isMadeUp: true });
    const more = other ? scoreOf(other, generator.ruleset, generator.table) : null;
    for (const line of more ? ticksOf(linesIn(more, of)) : [])
      if (isMet([patternOf(line)], aim)) lines.add(line);
  }
  for (const name of capped) if (!counted.has(name)) lines.delete(name);
  return { hand, ...(of !== undefined && { of }), lines: shuffle([...lines].sort(), random) };
}

export default worth;
