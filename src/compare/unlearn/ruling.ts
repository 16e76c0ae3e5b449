/** What a game answers to a question that was dealt for another one, and by which of its rules. */
import type { RuleId } from '../../engine/action.ts';
import { judgeAction, type Verdict } from '../../engine/legality/verdict.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { judgeHand } from '../../engine/win.ts';
import { NOBODY, STANDS } from '../../puzzles/concepts/claim/claim-outcome.ts';
import claim, { type Called } from '../../puzzles/concepts/claim/index.ts';
import type { TriedAction } from '../../puzzles/concepts/may/attempt.ts';
import type { Offered } from '../../puzzles/concepts/pass/index.ts';
import { blankTable } from '../../puzzles/empty-table.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import { tableOffering } from '../../puzzles/tile-offered.ts';
import { howOf, scoringHandOf } from '../../puzzles/whole-hands.ts';
import { type Followed, sequenceOf } from './follows.ts';
import { seenByGuest } from './guest.ts';
import { type SettledHand, settledAs, settlementKey } from './settling.ts';

/** What becomes of something that somebody wants: a win, a call, a discard. */
interface ClaimOutcome {
  /** The rules that forbid it, the one that is named first; none where it is allowed. */
  readonly forbidden: readonly RuleId[];
  /** The rule that lets it, where it takes one of its own: that of a shape, of a payment, or of what follows. */
  readonly by: RuleId | null;
}

export interface Ruling {
  /** What the game's player answers: `yes`, `no`, the seats that get the tile, what is paid, or what follows. */
  readonly answer: string;
  /** Of whoever wants something, in the order of the question. */
  readonly fates: readonly ClaimOutcome[];
}

export const YES = 'yes';
export const NO = 'no';

/** Answers one kind of question under any rules; a guest's own rules remember nothing of the table. */
type Rules = (subject: never, ruleset: Ruleset, isGuest: boolean) => Ruling;

const ruled = (fate: ClaimOutcome): Ruling => ({
  answer: fate.forbidden.length > 0 ? NO : YES,
  fates: [fate],
});

function fateOf(verdict: Verdict): ClaimOutcome {
  if (verdict.is === 'allowed') return { forbidden: [], by: null };
  const { rule, also = [] } = verdict.reason;
  // That there is a price for it is not why it is forbidden.
  return { forbidden: verdict.is === 'mistake' && also.length > 0 ? also : [rule, ...also], by: null };
}

/** Sets and a pair win everywhere: only another shape needs a rule that lets it. */
const STANDARD = 'standard';

function handRuled(hand: ShownHand, ruleset: Ruleset): Ruling {
  const position = { ruleset, table: blankTable(ruleset) };
  const verdict = judgeHand(position, hand.seat, scoringHandOf(hand), howOf(hand));
  if (!verdict.wins) {
    const { rule, also = [] } = verdict.reason;
    return ruled({ forbidden: [rule, ...also], by: null });
  }
  const shapes = verdict.readings.map(({ shape }) => shape);
  const special = shapes.includes(STANDARD) ? undefined : shapes[0];
  const by = ruleset.wins.shapes.find(({ id }) => id === special)?.rule ?? null;
  return ruled({ forbidden: [], by });
}

function callsRuled(called: Called, ruleset: Ruleset, isGuest: boolean): Ruling {
  const table = isGuest ? seenByGuest(ruleset, called.table) : called.table;
  const fates = claim.key({ ...called, table }, ruleset, table).map((fate) => {
    const [seat = '', rule = NOBODY] = fate.split(':');
    return { seat, rule };
  });
  const takers = fates.flatMap(({ seat, rule }) => (rule === STANDS ? [seat] : []));
  return {
    answer: takers.join(),
    fates: fates.map(({ rule }) => ({ forbidden: rule === STANDS ? [] : [rule], by: null })),
  };
}

/** Where these rules cannot be put to it. */
export const UNSAID = '?';

function settlementRuled(settled: SettledHand, ruleset: Ruleset): Ruling {
  const payments = settledAs(settled, ruleset);
  return {
    answer: payments ? settlementKey(payments, settled.matter) : UNSAID,
    fates: [{ forbidden: [], by: payments?.[0]?.rule ?? null }],
  };
}

function sequelRuled(followed: Followed, ruleset: Ruleset, isGuest: boolean): Ruling {
  const sequence = sequenceOf(followed, ruleset, isGuest);
  return {
    answer: sequence?.answer ?? UNSAID,
    fates: [{ forbidden: [], by: sequence?.rule ?? null }],
  };
}

const KINDS: Readonly<Record<string, Rules>> = {
  may: ({ table, action }: TriedAction, ruleset, isGuest) =>
    ruled(fateOf(judgeAction(ruleset, isGuest ? seenByGuest(ruleset, table) : table, action))),
  win: (hand: ShownHand, ruleset) => handRuled(hand, ruleset),
  pass: (subject: Offered, ruleset, isGuest) => {
    const table = tableOffering(subject, ruleset);
    const seen = isGuest ? seenByGuest(ruleset, table) : table;
    return ruled(fateOf(judgeAction(ruleset, seen, { do: 'win', seat: subject.hand.seat })));
  },
  claim: callsRuled,
  pays: settlementRuled,
  follows: sequelRuled,
};

/**
 * What these rules answer to what was asked at another game's table.
 * @param concept a kind of question that two games can be held against each other by
 * @param isGuest the rules are not those of the table, but somebody's who sat down at it
 */
export function rulingOf(concept: string, subject: unknown, ruleset: Ruleset, isGuest: boolean): Ruling {
  const rules = KINDS[concept];
  if (!rules) throw new RangeError(`no two games are held against each other by "${concept}"`);
  return rules(subject as never, ruleset, isGuest);
}

/** Where two rulings part: which of the two games forbids it, by which rules, and what lets it in the other one. */
export interface RulingParting {
  readonly forbids: 'here' | 'there';
  readonly rules: readonly RuleId[];
  readonly by: RuleId | null;
}

/** Every point on which the two part; none where they answer alike. */
export function partings(here: Ruling, there: Ruling): RulingParting[] {
  if (here.answer === there.answer) return [];
  return here.fates.flatMap((fate, i): RulingParting[] => {
    const other = there.fates[i];
    if (!other || fate.forbidden.length > 0 === other.forbidden.length > 0) return [];
    return fate.forbidden.length > 0
      ? [{ forbids: 'here', rules: fate.forbidden, by: other.by }]
      : [{ forbids: 'there', rules: other.forbidden, by: fate.by }];
  });
}
