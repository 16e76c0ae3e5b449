/**
 * A careful beginner who answers every question of a course once: excludes what the rules met so far exclude, and guesses evenly
 * among the rest. The beginner reads, so a lesson's own rules count as met, and a question with words of its own says
 * how it is answered. In a drill nothing is said: a form that no earlier step has asked for is filled in blindly there.
 *
 * What it does not see: how hard a hand is, how well a sentence explains, and whether a form is understood after one example.
 */
import type { RuleId } from '../../engine/action.ts';
import type { DecisionKind } from '../../puzzles/question.ts';
import type { PlacedDecision } from './figures.ts';
import { SHARED_FOLDER } from './novice.ts';
import type { Walk } from './traverse.ts';

/**
 * At least so many answers can be put together in a form, where none of them stands there to be chosen. A form that is missing here
 * offers a few answers in words, which explain themselves.
 */
const LEAST_ANSWERS: Partial<Readonly<Record<DecisionKind, number>>> = {
  discard: 14,
  'which-tiles': 27,
  sort: 14,
  mend: 14 * 27,
  count: 20,
  weigh: 14,
  book: 12,
};

/** Forms that are filled in alike: in both one writes who pays whom how much. */
const FORM_OF: Partial<Readonly<Record<DecisionKind, DecisionKind>>> = { 'who-pays': 'book' };

/** Of a share of right first answers at least so much has to be left at the next step. */
const LEAST_LEFT = 2 / 3;

/** The questions of one kind that stand together, and the share of right first answers to them. */
interface StepShare {
  readonly lesson: string;
  readonly line: number;
  readonly kind: DecisionKind;
  readonly share: number;
}

/** A step with which the share falls by more than a third. */
export interface Cliff extends StepShare {
  readonly from: number;
}

/** Returns the steps of a course in their order. @param lessons the course's lessons, in order */
export function stepShares(
  lessons: readonly { readonly walk: Walk; readonly placed: readonly PlacedDecision[] }[],
): StepShare[] {
  const rules = new Set<RuleId>();
  const forms = new Set<DecisionKind>();
  const learn = (brought: readonly RuleId[]): void => {
    for (const rule of brought) rules.add(rule);
  };
  return lessons.flatMap(({ walk, placed }) => {
    learn([...walk.head.rules, ...Object.keys(walk.head.told)]);
    const steps: (StepShare & { readonly at: number; readonly shares: readonly number[] })[] = [];
    // The first lesson of every course cannot name rules of a game; its text explains its boards.
    const isShared = walk.file.startsWith(SHARED_FOLDER);
    for (const { decided, met } of placed) {
      const kind = FORM_OF[decided.kind] ?? decided.kind;
      for (const { at, doing } of walk.met) if (at <= met.at && doing.is === 'shown') learn(doing.rules);
      if (!walk.text.startsWith('<Drill', met.at)) forms.add(kind);
      const unmet = isShared ? [] : decided.rules.filter((rule) => !rules.has(rule));
      // Whoever does not know of a rule cannot tell the answer with it from the answer without it.
      const open = (forms.has(kind) ? 1 : (LEAST_ANSWERS[kind] ?? 1)) * 2 ** unmet.length;
      forms.add(kind);
      learn(decided.rules);
      const last = steps.at(-1);
      const isSame = last?.at === met.at && last.kind === kind;
      const shares = [...(isSame ? last.shares : []), 1 / open];
      if (isSame) steps.pop();
      const share = shares.reduce((sum, each) => sum + each, 0) / shares.length;
      steps.push({ lesson: walk.name, line: met.line, kind, at: met.at, shares, share });
    }
    return steps.map(({ lesson, line, kind, share }) => ({ lesson, line, kind, share }));
  });
}

/** Returns the cliffs of a course. */
export const cliffsOf = (steps: readonly StepShare[]): Cliff[] =>
  steps.flatMap((step, place) => {
    const from = steps[place - 1]?.share ?? 0;
    return step.share < from * LEAST_LEFT ? [{ ...step, from }] : [];
  });
