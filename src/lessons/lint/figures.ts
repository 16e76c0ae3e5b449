/** Computes the figures of one lesson: its decisions and its minutes. */
import type { RuleId } from '../../engine/action.ts';
import type { DecisionKind } from '../../puzzles/question.ts';
import { minutesIn } from '../minutes.ts';
import { countWords } from '../word-count.ts';
import type { GameContent, Rulebook } from './content.ts';
import { type CountedDecision, dealtHere, withDecidingRules } from './deciding-rules.ts';
import type { DecisionPlace, Walk } from './traverse.ts';

/** A decision and its position in the lesson. */
export interface PlacedDecision {
  readonly decided: CountedDecision;
  readonly met: DecisionPlace;
}

export interface LessonFigures {
  /** The lesson's path: "two-five-eight/03-a-turn". */
  readonly lesson: string;
  /** What precedes the first decision; the whole lesson when it has none. */
  readonly before: { readonly words: number; readonly steps: number; readonly scenes: number };
  readonly decisions: number;
  readonly kinds: Readonly<Partial<Record<DecisionKind, number>>>;
  /** Decisions on deals used nowhere else in the course. */
  readonly own: number;
  readonly rules: number;
  /** `decided`: rules of the frontmatter that a decision turns on. `statedRules`: those only told. */
  readonly decided: readonly RuleId[];
  readonly statedRules: readonly RuleId[];
  /** Rules listed as told with a reason that the frontmatter does not teach. */
  readonly statedElsewhere: readonly RuleId[];
  /** Rules of the frontmatter that are neither decided nor told. */
  readonly undecided: readonly RuleId[];
  readonly generic: number;
  readonly calls: { readonly all: number; readonly passed: number };
  readonly yesNo: { readonly all: number; readonly no: number };
  /** Facts asked as yes-no questions. */
  readonly twoButtons: number;
  readonly minutes: number;
}

/** Returns every decision of a lesson, in order. */
export const decisionsOf = (
  { met }: Walk,
  { game, rulebook }: Pick<GameContent, 'game' | 'rulebook'>,
): PlacedDecision[] =>
  met.flatMap((each): PlacedDecision[] => {
    const { doing } = each;
    if (doing.is === 'decision')
      return [{ decided: withDecidingRules(doing, patternsIn(rulebook)), met: each }];
    return doing.is === 'dealt'
      ? dealtHere(doing, game).map((one): PlacedDecision => ({ decided: one, met: each }))
      : [];
  });

/** Returns the ids of the scoring patterns. */
const patternsIn = ({ rules }: Rulebook): RuleId[] => rules.flatMap(({ id, shows }) => (shows ? [id] : []));

/** @param uses the number of uses of each deal in the course, scenes included */
export function figuresOf(
  lesson: string,
  walk: Walk,
  placed: readonly PlacedDecision[],
  uses: ReadonlyMap<string, number>,
): LessonFigures {
  const { head } = walk;
  const all = placed.map(({ decided }) => decided);
  const turned = new Set(all.flatMap(({ rules }) => rules));
  const statedRules = head.rules.filter((rule) => rule in head.told);
  const decidedRules = head.rules.filter((rule) => turned.has(rule));
  return {
    lesson,
    before: beforeFirst(walk, placed[0]?.met),
    decisions: all.length,
    kinds: tally(all.map(({ kind }) => kind)),
    own: all.filter(({ deal, isDealt }) => isDealt || (deal !== null && uses.get(deal) === 1)).length,
    rules: head.rules.length,
    decided: decidedRules,
    statedRules,
    statedElsewhere: Object.keys(head.told).filter((rule) => !head.rules.includes(rule)),
    undecided: head.rules.filter((rule) => !turned.has(rule) && !statedRules.includes(rule)),
    generic: all.reduce((sum, { generic }) => sum + generic, 0),
    calls: {
      all: all.filter(({ passes }) => passes !== undefined).length,
      passed: all.filter(({ passes }) => passes).length,
    },
    yesNo: {
      all: all.filter(({ yes }) => yes !== undefined).length,
      no: all.filter(({ yes }) => yes === false).length,
    },
    twoButtons: all.filter(({ kind, yes }) => kind === 'fact' && yes !== undefined).length,
    minutes: minutesIn(walk.text),
  };
}

function beforeFirst({ read, met }: Walk, first: DecisionPlace | undefined): LessonFigures['before'] {
  const earlier = first ? met.slice(0, met.indexOf(first)) : met;
  return {
    words: countWords(read.slice(0, first?.at ?? read.length)),
    steps: stepsIn(earlier),
    scenes: earlier.filter(({ doing }) => doing.is === 'shown' && doing.scene !== undefined).length,
  };
}

const stepsIn = (met: readonly DecisionPlace[]): number =>
  met.reduce((sum, { doing }) => sum + (doing.is === 'steps' ? doing.count : 0), 0);

function tally<T extends string>(names: readonly T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
