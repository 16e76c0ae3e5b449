/**
 * Concept `barred`: a tile completes the hand. May the seat win? Its own river or a passed winning tile may forbid it
 * (furiten).
 */

import type { RuleId } from '../../engine/action.ts';
import { judgeAction } from '../../engine/legality/verdict.ts';
import { isConcealed } from '../../engine/melds.ts';
import { memo } from '../../engine/memo.ts';
import { createRandom, type Random } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { seatAfter } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import { clauseOfFact, DISCARDS } from '../../evaluation/facts.ts';
import { dealWin } from '../../puzzles/dealt-hands.ts';
import { isMet } from '../../puzzles/involved-rules.ts';
import { dealRiver, type OfferedTile, refusingRule, tableOffering } from '../../puzzles/offered-tile.ts';
import type { Concept, DealAim, GeneratorContext } from '../../puzzles/question.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';
import { firstOf, rulesInWin, winsUnder } from '../../puzzles/whole-hands.ts';
import { factsOf } from '../../puzzles/win-facts.ts';
import { winningKinds } from '../waits/winning-kinds.ts';

const twoGames: TwoGameForm<BarredTile> = {
  of: 'nothing',
  why: 'What was discarded and let go before is each game’s own.',
};

/** Answer: the seat may win. */
export const WIN = 'win';

/** WIN, or the rule that forbids the win. */
function answerOf(subject: OfferedTile, ruleset: Ruleset): string {
  const action = { do: 'win', seat: subject.hand.seat } as const;
  const verdict = judgeAction(ruleset, tableOffering(subject, ruleset), action);
  return verdict.is === 'allowed' ? WIN : refusingRule(ruleset, verdict.reason);
}

/** A tile that completes a hand, and the rules on offer as reasons. */
export interface BarredTile extends OfferedTile {
  readonly rules: readonly RuleId[];
}

const barred: Concept<BarredTile> = {
  version: 12,
  order: 11,
  decision: 'which-rule',
  has: (ruleset) => clauseOfFact(ruleset, DISCARDS) !== null && factsOf(ruleset).length > 0,
  twoGames,
  parts: ['clauses'],
  deal: (generator, random, aim) => {
    // Each answer comes up equally often.
    const way = FATES[random.below(FATES.length)] ?? 'free';
    const offered = firstOf(() => anOffer(generator, random, aim, way));
    const rules = barringRules(generator).filter((rule) => isMet([rule], aim));
    return offered && rules.length > 0 ? { ...offered, rules } : null;
  },
  key: (subject, ruleset) => [answerOf(subject, ruleset)],
  // A player who does not know the forbidding rule takes the win.
  forgetting: (subject, { ruleset }) => {
    const answer = answerOf(subject, ruleset);
    return answer === WIN ? [] : [{ rule: answer, key: [WIN] }];
  },
  about: (generator) => barringRules(generator),
  // A reader who names the wrong rule mixes two rules up, so both count as missed.
  missed: ({ key, decides }, answer) => [
    ...new Set([...decides, ...[...key, ...answer].filter((each) => each !== WIN)]),
  ],
  involves: ({ hand, facts }, generator, without) => rulesInWin({ ...hand, facts }, generator, without),
  choices: ({ rules }) => [WIN, ...rules],
  describe: ({ hand, facts, passed, river = [] }, write) => ({
    hand: write([...hand.concealed, hand.winning]),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    tile: write([hand.winning]),
    from: hand.from,
    seat: hand.seat,
    facts,
    river: write(river),
    ...(passed !== undefined && { passed: write([passed]) }),
  }),
};

/** Names of the seat's facts: that it has declared, and that it has passed a winning tile. */
function factNames({ ready, clauses }: Ruleset): {
  readonly declared: readonly string[];
  readonly letGo: string;
} {
  const declared = ready?.facts[0] ?? [];
  const factSet = new Set(ready?.facts.flat() ?? []);
  const [letGo = ''] = factsOf({ clauses } as Ruleset).filter((fact) => !factSet.has(fact));
  return { declared, letGo };
}

/** Every rule that may forbid such a win. Found with one hand and each way to be barred. */
export const barringRules = memo((generator: GeneratorContext): readonly RuleId[] => {
  const { ruleset } = generator;
  const random = createRandom('barring');
  const win = firstOf(() => {
    const any = dealWin(generator, random, { grade: 1, rules: [] });
    return any?.melds.length === 0 && any.from !== null && !any.facts ? any : null;
  });
  if (!win) return [];
  const rules = WAYS.map((way) => answerOf(offerFor(generator, random, win, way), ruleset));
  return [...new Set(rules)].filter((rule) => rule !== WIN);
});

/**
 * Why a win is barred: a wait is in the seat's own river (`own`), a wait was passed (`passed`), or a wait was passed
 * after a declaration (`declared`).
 */
const WAYS = ['own', 'passed', 'declared'] as const;
const FATES = ['free', ...WAYS] as const;
type Way = (typeof FATES)[number];

function offerFor(
  generator: GeneratorContext,
  random: Random,
  hand: OfferedTile['hand'],
  way: Way,
): OfferedTile {
  const { ruleset, table } = generator;
  const { declared, letGo } = factNames(ruleset);
  const waits = winningKinds({ ...hand, from: hand.from ?? seatAfter(hand.seat) }, table).fitting(ruleset);
  const among = way === 'own' ? anyOf(waits, random) : null;
  const isDeclared =
    way === 'declared' || (way !== 'passed' && isConcealed(hand.melds) && random.below(3) === 0);
  const isLetGo = way === 'passed' || way === 'declared';
  const facts = Object.fromEntries([...declared.map((fact) => [fact, isDeclared]), [letGo, isLetGo]]);
  // A tile passed before the seat's last draw does no harm unless the seat has declared. It is sometimes mentioned as a
  // distraction.
  const isMentioned = isLetGo || (way === 'free' && !isDeclared && random.below(2) === 0);
  const passed = isMentioned ? anyOf(waits, random) : null;
  return {
    hand,
    facts,
    river: dealRiver(ruleset, random, hand, among, waits),
    ...(passed !== null && { passed }),
  };
}

const anyOf = (kinds: readonly Kind[], random: Random): Kind | null =>
  kinds[random.below(kinds.length)] ?? null;

/** Of ten tiles that may be taken, this many were drawn by a seat that is barred from discards. */
const TENTHS_DRAWN = 4;

/** Deals a hand that only these rules can bar. */
function anOffer(
  generator: GeneratorContext,
  random: Random,
  { grade }: DealAim,
  way: Way,
): OfferedTile | null {
  const { ruleset, table } = generator;
  const win = dealWin(generator, random, { grade, rules: [] });
  if (!win) return null;
  const { facts: _, ...bare } = win;
  const isDrawn = way === 'free' && random.below(10) < TENTHS_DRAWN;
  const hand = { ...bare, from: isDrawn ? null : seatAfter(win.seat, 1 + random.below(3)) };
  if (way === 'declared' && !isConcealed(hand.melds)) return null;
  const offered = offerFor(
    generator,
    random,
    hand,
    isDrawn ? (WAYS[random.below(WAYS.length)] ?? 'own') : way,
  );
  const isDeclared = factNames(ruleset).declared.some((fact) => offered.facts[fact] === true);
  if (isDeclared && !isConcealed(hand.melds)) return null;
  if (!isDrawn && way === 'own' && answerOf(offered, ruleset) === WIN) return null;
  // Without the bar the hand must win. Other conditions are asked elsewhere.
  const stated = Object.fromEntries(Object.entries(offered.facts).filter(([, is]) => is));
  if (!winsUnder({ ...hand, facts: stated }, ruleset, table)) return null;
  return offered;
}

export default barred;
