/** Pass or win? A tile completes the hand; what was said and passed before, and what it is worth, may forbid it. */

import type { RuleId } from '../../../engine/action.ts';
import { judgeAction } from '../../../engine/legality/verdict.ts';
import { createRandom, type Random } from '../../../engine/random.ts';
import type { Ready, Ruleset } from '../../../engine/ruleset.ts';
import { type Seat, seatAfter } from '../../../engine/seats.ts';
import type { Json } from '../../../engine/table.ts';
import { completes } from '../../../engine/win.ts';
import { clauseOfFact, DISCARDS, HAS_DISCARDED } from '../../../evaluation/facts.ts';
import { hasRelaxation } from '../../answer-balance.ts';
import type { ShownHand } from '../../hands.ts';
import type { Concept, DealAim, GeneratorContext } from '../../question.ts';
import { aRiver, type OfferedTile, refusingRule, tableOffering } from '../../tile-offered.ts';
import type { TwoGameForm } from '../../two-games.ts';
import { aWin, dealing, firstOf, handOf, howOf, scoringHandOf } from '../../whole-hands.ts';
import { declaresFirst, factsOf } from '../../win-facts.ts';
import { winningKinds } from '../waits/winning.ts';

/** What was said and passed before is each game's own; what is mixed up is which hands win. */
const twoGames: TwoGameForm<Offered> = {
  of: 'other kind',
  kind: 'win',
  guestSubject: ({ hand }, { clauses }) => ({
    hand,
    // Whatever his game wants declared before a win is taken as declared.
    facts: Object.fromEntries(
      clauses.flatMap(({ presumes }) => (presumes === undefined ? [] : [[presumes, true]])),
    ),
  }),
};

export interface Offered extends OfferedTile {
  readonly hand: ShownHand & { readonly from: Seat };
}

const WIN = 'win';
const PASS = 'pass';

type Facts = Offered['facts'];

/**
 * Everything that may be true of a seat at once: one declaration at most was made, with a discard. Of what is remembered
 * of passed wins, either may be true beside any of these.
 */
function factsPossible(ruleset: Ruleset): Facts[] {
  const names = factsOf(ruleset);
  if (ruleset.ready) return declaredOrNot(ruleset.ready, names);
  const none: Facts = Object.fromEntries(names.map((name) => [name, false]));
  if (!declaresFirst(ruleset)) return [none, ...names.map((name): Facts => ({ ...none, [name]: true }))];
  return [
    { ...none, [HAS_DISCARDED]: false },
    ...[none, ...names.map((name): Facts => ({ ...none, [name]: true }))].map(
      (facts): Facts => ({ ...facts, [HAS_DISCARDED]: true }),
    ),
  ];
}

/** Where a concealed hand is declared to be ready: that it is or not, and whatever else may be so, each or not. */
function declaredOrNot({ facts }: Ready, names: readonly string[]): Facts[] {
  const [plain = []] = facts;
  const factSet = new Set(facts.flat());
  const beside = names.filter((name) => !factSet.has(name));
  const every = [...plain, ...beside];
  return Array.from({ length: 2 ** every.length }, (_, bits) =>
    Object.fromEntries(every.map((name, at) => [name, (bits >> at) % 2 === 1])),
  );
}

/** Said with a discard, of a hand that is concealed and kept as it is. */
const KEPT = ['originalCall', 'ready'] as const;

/** Whether this may be true of the hand: nobody calls before a first discard, and East discards before anybody. */
function fitsTo({ ready }: Ruleset, { melds, seat }: ShownHand, facts: Facts): boolean {
  const isNew = facts[HAS_DISCARDED] === false;
  const isKept = [...KEPT, ...(ready?.facts.flat() ?? [])].some((fact) => facts[fact] === true);
  return (melds.length === 0 || !(isNew || isKept)) && !(isNew && seat === 0);
}

const pass: Concept<Offered> = {
  version: 6,
  has: (ruleset) => ruleset.wins.minimum !== null || factsOf(ruleset).length > 0,
  twoGames,
  parts: ['wins', 'strictness', 'clauses'],
  sides: {
    all: [WIN, PASS],
    // The hand is whole: what it is worth, and what was said before, decide.
    // Of ten in a row five are a win: whoever always takes it is to see soon that it is not always right.
    block: 5,
    decided: (generator, rules) => [
      ...new Set([
        ...(hasRelaxation(generator, rules, ['wins', 'strictness'], ({ fewer }) => fewer === true)
          ? [WIN]
          : []),
        ...(hasRelaxation(
          generator,
          rules,
          ['wins'],
          ({ rule }) => rule === generator.ruleset.wins.minimum?.rule,
        )
          ? [PASS]
          : []),
        ...rules.flatMap((rule) => declaredBefore(generator).get(rule) ?? []),
      ]),
    ],
  },
  deal: anOffer,
  key: (subject, ruleset) => [
    judgeAction(ruleset, tableOffering(subject, ruleset), { do: 'win', seat: subject.hand.seat }).is ===
    'allowed'
      ? WIN
      : PASS,
  ],
  // Whoever does not know the rule that forbids it takes it, where that is a rule of its own.
  forgetting: (subject, { ruleset, relaxations }) => {
    const action = { do: 'win', seat: subject.hand.seat } as const;
    const verdict = judgeAction(ruleset, tableOffering(subject, ruleset), action);
    const rule = verdict.is === 'allowed' ? null : refusingRule(ruleset, verdict.reason);
    const isOwn = rule !== null && !relaxations.some((each) => each.rule === rule);
    return isOwn ? [{ rule, key: [WIN] }] : [];
  },
  choices: () => [WIN, PASS],
  describe: ({ hand, facts, passed, river }, write) => ({
    hand: write(hand.concealed),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    discard: write([hand.winning]),
    discarder: hand.from,
    seat: hand.seat,
    facts: facts as Readonly<Record<string, Json>>,
    ...(passed !== undefined && { passed: write([passed]) }),
    ...(river && { river: write(river), round: 'E' }),
  }),
};

const decidedBefore = new WeakMap<GeneratorContext, ReadonlyMap<RuleId, readonly string[]>>();

/** What is right where a clause decides: found with one winning hand, and everything that may have been said. */
function declaredBefore(generator: GeneratorContext): ReadonlyMap<RuleId, readonly string[]> {
  const known = decidedBefore.get(generator);
  if (known) return known;
  const { ruleset, relaxations } = generator;
  const found = new Map<RuleId, readonly string[]>();
  const whole = aWin(generator, createRandom('said before'), { grade: 1, rules: [] });
  const hand = whole && { ...whole, from: whole.from ?? seatAfter(whole.seat) };
  const clauses = relaxations.filter(({ part }) => part === 'clauses');
  if (!hand) return found;
  for (const facts of factsPossible(ruleset)) {
    const subject: Offered = { hand, facts };
    const [right = PASS] = pass.key(subject, ruleset, generator.table);
    for (const { rule, ruleset: without } of clauses) {
      const sides = found.get(rule) ?? [];
      if (pass.key(subject, without, generator.table)[0] !== right && !sides.includes(right))
        found.set(rule, [...sides, right]);
    }
  }
  decidedBefore.set(generator, found);
  return found;
}

/** Half of them may be taken. */
function anOffer(generator: GeneratorContext, random: Random, aim: DealAim): Offered | null {
  const { ruleset } = generator;
  const answer = aim.side ?? (random.below(2) === 0 ? WIN : PASS);
  const possible = factsPossible(ruleset);
  // Other shapes than sets and a pair are worth much: they come where they are asked for, lest they tell the answer.
  const isOfShape = ruleset.wins.shapes.some(({ rule, deal }) => deal && aim.rules.includes(rule));
  return firstOf(() => {
    const whole = isOfShape
      ? dealing(generator, random, aim).next()
      : handOf(generator, random, aim, null, true);
    if (!whole) return null;
    const { facts: _, ...bare } = whole;
    const hand = { ...bare, from: whole.from ?? seatAfter(whole.seat, 1 + random.below(3)) };
    if (!completes(ruleset, scoringHandOf(hand), howOf(hand))) return null;
    const facts = possible[random.below(possible.length)];
    if (!facts || !fitsTo(ruleset, hand, facts)) return null;
    const subject = withRiver({ hand, facts }, generator, random);
    return pass.key(subject, ruleset, generator.table)[0] === answer
      ? withPassed(subject, generator, random)
      : null;
  });
}

/** With one's own discards, where these may forbid a win: of every third hand a tile that completes it is among them. */
function withRiver(offered: Offered, { ruleset, table }: GeneratorContext, random: Random): Offered {
  if (clauseOfFact(ruleset, DISCARDS) === null) return offered;
  const waits = winningKinds(offered.hand, table).fitting(ruleset);
  const among = random.below(3) === 0 ? (waits[random.below(waits.length)] ?? null) : null;
  return { ...offered, river: aRiver(ruleset, random, offered.hand, among, waits) };
}

/** What rules remember of a winning tile that was let go, by their names for it. */
const LET_GO = ['passedWin', 'letGo'] as const;

/** Which tile was let go, where that is remembered: one since the last discard, or one before it, now and then. */
function withPassed(offered: Offered, { ruleset, table }: GeneratorContext, random: Random): Offered {
  const { facts } = offered;
  const [passedWin] = LET_GO.flatMap((fact) => facts[fact] ?? []);
  const isKept = ruleset.ready?.facts.flat().some((fact) => facts[fact] === true) ?? false;
  if (passedWin === undefined || (!passedWin && (isKept || random.below(2) === 0))) return offered;
  const { winning, fitting } = winningKinds(offered.hand, table);
  // Where a tile is let go that would only have completed the hand, that is as much.
  const kinds = ruleset.ready ? fitting(ruleset) : winning(ruleset);
  const passed = kinds[random.below(kinds.length)];
  return passed === undefined ? offered : { ...offered, passed };
}

export default pass;
