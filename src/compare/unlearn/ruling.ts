/** Rules on a question dealt for another game: this game's answer, and the rules behind it. */
import type { RuleId } from '../../engine/action.ts';
import { judgeAction, type Verdict } from '../../engine/legality/verdict.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { judgeHand } from '../../engine/win.ts';
import { blankTable } from '../../puzzles/empty-table.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import { tableOffering } from '../../puzzles/offered-tile.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';
import { howOf, scoringHandOf, tableFor } from '../../puzzles/whole-hands.ts';
import { NOBODY, STANDS } from '../../questions/claim/claim-outcome.ts';
import type { ClaimedTile } from '../../questions/claim/claimed-tile.ts';
import claim from '../../questions/claim/rules.ts';
import type { TriedAction } from '../../questions/may/attempt.ts';
import may from '../../questions/may/rules.ts';
import pass, { type WinOffer } from '../../questions/pass/rules.ts';
import win from '../../questions/win/rules.ts';
import { seatPlayer } from '../guest.ts';
import { sequenceOf, type TriedSequel } from './follows.ts';
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

/** Answers one kind of question as a player of `own` would at the table of `home`. */
type Rules = (subject: never, own: Ruleset, home: Ruleset) => Ruling;

/** Answers by the rules of a player who is seated as the kind of question has it in two games. */
const seatedRules =
  <T>(form: TwoGameForm<T>, rules: (subject: T, ruleset: Ruleset) => Ruling) =>
  (subjectAtHome: T, own: Ruleset, home: Ruleset): Ruling => {
    const { subject, ruleset } = seatPlayer(form, subjectAtHome, own, home);
    return rules(subject, ruleset);
  };

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

function callsRuled(called: ClaimedTile, ruleset: Ruleset): Ruling {
  const fates = claim.key(called, ruleset, called.table).map((fate) => {
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

/** The hand names its table, and only one aspect is the guest's: `settledAs` seats the player itself. */
function settlementRuled(settled: SettledHand, own: Ruleset): Ruling {
  const payments = settledAs(settled, own);
  return {
    answer: payments ? settlementKey(payments, settled.matter) : UNSAID,
    fates: [{ forbidden: [], by: payments?.[0]?.rule ?? null }],
  };
}

function sequelRuled(followed: TriedSequel, own: Ruleset, home: Ruleset): Ruling {
  const { subject, ruleset } = seatPlayer<TriedAction>(may.twoGames, followed, own, home);
  const sequence = sequenceOf({ ...followed, table: subject.table }, ruleset);
  return {
    answer: sequence?.answer ?? UNSAID,
    fates: [{ forbidden: [], by: sequence?.rule ?? null }],
  };
}

const KINDS: Readonly<Record<string, Rules>> = {
  may: seatedRules<TriedAction>(may.twoGames, ({ table, action }, ruleset) =>
    rulingFrom(fateOf(judgeAction(ruleset, table, action))),
  ),
  win: seatedRules<ShownHand>(win.twoGames, handRuled),
  pass: seatedRules<WinOffer>(pass.twoGames, (subject, ruleset) =>
    rulingFrom(
      fateOf(judgeAction(ruleset, tableOffering(subject, ruleset), { do: 'win', seat: subject.hand.seat })),
    ),
  ),
  claim: seatedRules<ClaimedTile>(claim.twoGames, callsRuled),
  pays: settlementRuled,
  follows: sequelRuled,
};

/**
 * Rules on a question as a player of `own` would at the table of `home`.
 * @param concept a kind of question that can compare two games
 * @param own the player's rules; the very ruleset `home` if the table is the player's own
 * @throws RangeError for any other kind
 */
export function rulingOf(concept: string, subject: unknown, own: Ruleset, home: Ruleset): Ruling {
  const rules = KINDS[concept];
  if (!rules) throw new RangeError(`no two games are held against each other by "${concept}"`);
  return rules(subject as never, own, home);
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
