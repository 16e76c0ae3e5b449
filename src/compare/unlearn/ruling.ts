/** Rules on a question dealt for another game: this game's answer, and the rules behind it. */
import type { RuleId } from '../../engine/action.ts';
import { judgeAction, type Verdict } from '../../engine/legality/verdict.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { judgeHand } from '../../engine/win.ts';
import { blankTable } from '../../puzzles/empty-table.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import { tableOffering } from '../../puzzles/offered-tile.ts';
import { howOf, scoringHandOf, tableFor } from '../../puzzles/whole-hands.ts';
import { NOBODY, STANDS } from '../../questions/claim/claim-outcome.ts';
import type { ClaimedTile } from '../../questions/claim/claimed-tile.ts';
import claim from '../../questions/claim/rules.ts';
import type { TriedAction } from '../../questions/may/attempt.ts';
import type { WinOffer } from '../../questions/pass/rules.ts';
import { sequenceOf, type TriedSequel } from './follows.ts';
import { seenByGuest } from './guest.ts';
import { type SettledHand, settledAs, settlementKey } from './settlement.ts';

/** The outcome of one attempt: a win, a call or a discard. */
interface ClaimOutcome {
  /** Rules that forbid it, the one to name first; empty if it is allowed. */
  readonly forbidden: readonly RuleId[];
  /** The specific rule that allows it, if any: a shape, a payment, or what follows. */
  readonly by: RuleId | null;
}

export interface Ruling {
  /** The answer: `yes`, `no`, the seats that get the tile, the payments, or what follows. */
  readonly answer: string;
  /** Outcome per seat that wants something, in the order of the question. */
  readonly fates: readonly ClaimOutcome[];
}

export const YES = 'yes';
export const NO = 'no';

/** Answers one kind of question under any rules. A guest's rules start with an empty memory of the table. */
type Rules = (subject: never, ruleset: Ruleset, isGuest: boolean) => Ruling;

const rulingFrom = (fate: ClaimOutcome): Ruling => ({
  answer: fate.forbidden.length > 0 ? NO : YES,
  fates: [fate],
});

function fateOf(verdict: Verdict): ClaimOutcome {
  if (verdict.is === 'allowed') return { forbidden: [], by: null };
  const { rule, also = [] } = verdict.reason;
  // The rule that sets a penalty is not the reason: name the rules that forbid.
  return { forbidden: verdict.is === 'mistake' && also.length > 0 ? also : [rule, ...also], by: null };
}

/**
 * Id of the standard shape (sets and a pair), which wins everywhere; only other shapes need a rule that allows them.
 */
const STANDARD = 'standard';

function handRuled(hand: ShownHand, ruleset: Ruleset): Ruling {
  // A word that the hand has said counts where the game knows it.
  const position = { ruleset, table: tableFor(hand, ruleset, blankTable(ruleset)) };
  const verdict = judgeHand(position, hand.seat, scoringHandOf(hand), howOf(hand));
  if (!verdict.wins) {
    const { rule, also = [] } = verdict.reason;
    return rulingFrom({ forbidden: [rule, ...also], by: null });
  }
  const shapes = verdict.readings.map(({ shape }) => shape);
  const special = shapes.includes(STANDARD) ? undefined : shapes[0];
  const by = ruleset.wins.shapes.find(({ id }) => id === special)?.rule ?? null;
  return rulingFrom({ forbidden: [], by });
}

function callsRuled(called: ClaimedTile, ruleset: Ruleset, isGuest: boolean): Ruling {
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

/** Answer when these rules cannot be applied to the question. */
export const UNSAID = '?';

function settlementRuled(settled: SettledHand, ruleset: Ruleset): Ruling {
  const payments = settledAs(settled, ruleset);
  return {
    answer: payments ? settlementKey(payments, settled.matter) : UNSAID,
    fates: [{ forbidden: [], by: payments?.[0]?.rule ?? null }],
  };
}

function sequelRuled(followed: TriedSequel, ruleset: Ruleset, isGuest: boolean): Ruling {
  const sequence = sequenceOf(followed, ruleset, isGuest);
  return {
    answer: sequence?.answer ?? UNSAID,
    fates: [{ forbidden: [], by: sequence?.rule ?? null }],
  };
}

const KINDS: Readonly<Record<string, Rules>> = {
  may: ({ table, action }: TriedAction, ruleset, isGuest) =>
    rulingFrom(fateOf(judgeAction(ruleset, isGuest ? seenByGuest(ruleset, table) : table, action))),
  win: (hand: ShownHand, ruleset) => handRuled(hand, ruleset),
  pass: (subject: WinOffer, ruleset, isGuest) => {
    const table = tableOffering(subject, ruleset);
    const seen = isGuest ? seenByGuest(ruleset, table) : table;
    return rulingFrom(fateOf(judgeAction(ruleset, seen, { do: 'win', seat: subject.hand.seat })));
  },
  claim: callsRuled,
  pays: settlementRuled,
  follows: sequelRuled,
};

/**
 * Rules on a question that was dealt at another game's table.
 * @param concept a kind of question that can compare two games
 * @param isGuest true if the rules are those of a guest, not of the table
 * @throws RangeError for any other kind
 */
export function rulingOf(concept: string, subject: unknown, ruleset: Ruleset, isGuest: boolean): Ruling {
  const rules = KINDS[concept];
  if (!rules) throw new RangeError(`no two games are held against each other by "${concept}"`);
  return rules(subject as never, ruleset, isGuest);
}

/**
 * A difference between two rulings: which game forbids, by which rules, and the rule that allows it in the other game.
 */
export interface RulingParting {
  readonly forbids: 'here' | 'there';
  readonly rules: readonly RuleId[];
  readonly by: RuleId | null;
}

/** Lists every difference between two rulings; empty if the answers are equal. */
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
