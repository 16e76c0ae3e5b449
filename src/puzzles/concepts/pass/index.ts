/** Pass or win? A tile completes the hand; what was said and passed before, and what it is worth, may forbid it. */

import type { RuleId } from '../../../engine/action.ts';
import { judgeAction } from '../../../engine/legality/verdict.ts';
import { plainDiscard } from '../../../engine/offer.ts';
import { createRandom, type Random } from '../../../engine/random.ts';
import type { Ruleset } from '../../../engine/ruleset.ts';
import { bySeat, othersAfter, type Seat, seatAfter } from '../../../engine/seats.ts';
import type { Json, Table } from '../../../engine/table.ts';
import type { Kind } from '../../../engine/tiles.ts';
import { completes } from '../../../engine/win.ts';
import { clauseOfFact, HAS_DISCARDED } from '../../../evaluation/facts.ts';
import { tableOf } from '../../../evaluation/table.ts';
import { hasRelaxation } from '../../answer-balance.ts';
import type { ShownHand } from '../../hands.ts';
import type { Concept, DealAim, GeneratorContext } from '../../question.ts';
import type { TwoGameForm } from '../../two-games.ts';
import { aWin, dealing, firstOf, handOf, heldOf, howOf } from '../../whole-hands.ts';
import { declaresFirst, factsOf } from '../../win-facts.ts';
import { winningKinds } from '../waits/winning.ts';

/** What was said and passed before is each game's own; what is mixed up is which hands win. */
const twoGames: TwoGameForm<Offered> = {
  of: 'other kind',
  kind: 'win',
  asked: ({ hand }, { clauses }) => ({
    hand,
    // Whatever his game wants declared before a win is taken as declared.
    facts: Object.fromEntries(
      clauses.flatMap(({ presumes }) => (presumes === undefined ? [] : [[presumes, true]])),
    ),
  }),
};

export interface Offered {
  readonly hand: ShownHand & { readonly from: Seat };
  /** What is true of the seat, by the names that clauses give it; and whether it has discarded. */
  readonly facts: Readonly<Record<string, boolean>>;
  /** The winning tile that it has let go, where that is told. */
  readonly passed?: Kind;
}

const WIN = 'win';
const PASS = 'pass';

export function tableWith({ hand, facts }: Offered, ruleset: Ruleset): Table {
  const offer = plainDiscard(hand.winning, hand.from);
  const known = Object.entries(facts).filter(
    ([fact]) => fact === HAS_DISCARDED || clauseOfFact(ruleset, fact) !== null,
  );
  return tableOf(ruleset, {
    seats: bySeat((seat) => ({
      discards: 1,
      ...(seat === hand.seat && {
        concealed: hand.concealed,
        melds: hand.melds,
        facts: Object.fromEntries(known),
      }),
      ...(seat === hand.from && { river: [hand.winning] }),
    })),
    stage: { phase: 'collecting', offer, asked: othersAfter(hand.from), answers: [], kong: null },
  });
}

type Facts = Offered['facts'];

/**
 * Everything that may be true of a seat at once: one declaration at most was made, with a discard. Of what is remembered
 * of passed wins, either may be true beside any of these.
 */
function factsPossible(ruleset: Ruleset): Facts[] {
  const names = factsOf(ruleset);
  const none: Facts = Object.fromEntries(names.map((name) => [name, false]));
  if (!declaresFirst(ruleset)) return [none, ...names.map((name): Facts => ({ ...none, [name]: true }))];
  return [
    { ...none, [HAS_DISCARDED]: false },
    ...[none, ...names.map((name): Facts => ({ ...none, [name]: true }))].map(
      (facts): Facts => ({ ...facts, [HAS_DISCARDED]: true }),
    ),
  ];
}

/** Said with one's first discard, of a hand that is kept as it is. */
const KEPT = ['originalCall', 'ready'] as const;

/** Whether this may be true of the hand: nobody calls before a first discard, and East discards before anybody. */
function fitsTo({ melds, seat }: ShownHand, facts: Facts): boolean {
  const isNew = facts[HAS_DISCARDED] === false;
  const isKept = KEPT.some((fact) => facts[fact] === true);
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
        ...rules.flatMap((rule) => saidBefore(generator).get(rule) ?? []),
      ]),
    ],
  },
  deal: anOffer,
  key: (asked, ruleset) => [
    judgeAction(ruleset, tableWith(asked, ruleset), { do: 'win', seat: asked.hand.seat }).is === 'allowed'
      ? WIN
      : PASS,
  ],
  choices: () => [WIN, PASS],
  told: ({ hand, facts, passed }, write) => ({
    hand: write(hand.concealed),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    discard: write([hand.winning]),
    discarder: hand.from,
    seat: hand.seat,
    facts: facts as Readonly<Record<string, Json>>,
    ...(passed !== undefined && { passed: write([passed]) }),
  }),
};

const decidedBefore = new WeakMap<GeneratorContext, ReadonlyMap<RuleId, readonly string[]>>();

/** What is right where a clause decides: found with one winning hand, and everything that may have been said. */
function saidBefore(generator: GeneratorContext): ReadonlyMap<RuleId, readonly string[]> {
  const known = decidedBefore.get(generator);
  if (known) return known;
  const { ruleset, relaxations } = generator;
  const found = new Map<RuleId, readonly string[]>();
  const whole = aWin(generator, createRandom('said before'), { grade: 1, rules: [] });
  const hand = whole && { ...whole, from: whole.from ?? seatAfter(whole.seat) };
  const clauses = relaxations.filter(({ part }) => part === 'clauses');
  if (!hand) return found;
  for (const facts of factsPossible(ruleset)) {
    const asked: Offered = { hand, facts };
    const [right = PASS] = pass.key(asked, ruleset, generator.table);
    for (const { rule, ruleset: without } of clauses) {
      const sides = found.get(rule) ?? [];
      if (pass.key(asked, without, generator.table)[0] !== right && !sides.includes(right))
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
    const hand = { ...whole, from: whole.from ?? seatAfter(whole.seat, 1 + random.below(3)) };
    if (!completes(ruleset, heldOf(hand), howOf(hand))) return null;
    const facts = possible[random.below(possible.length)];
    if (!facts || !fitsTo(hand, facts)) return null;
    const asked: Offered = { hand, facts };
    return pass.key(asked, ruleset, generator.table)[0] === answer
      ? withPassed(asked, generator, random)
      : null;
  });
}

/** Which tile was let go, where that is remembered: one since the last discard, or one before it, now and then. */
function withPassed(offered: Offered, { ruleset, table }: GeneratorContext, random: Random): Offered {
  const { passedWin } = offered.facts;
  if (passedWin === undefined || (!passedWin && random.below(2) === 0)) return offered;
  const kinds = winningKinds(offered.hand, table).winning(ruleset);
  const passed = kinds[random.below(kinds.length)];
  return passed === undefined ? offered : { ...offered, passed };
}

export default pass;
