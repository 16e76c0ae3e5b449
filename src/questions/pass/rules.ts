/**
 * Concept `pass`: a tile completes the hand. May the seat win, or must it pass? Earlier declarations, passed wins and
 * the minimum may forbid the win.
 */

import type { RuleId } from '../../engine/action.ts';
import { judgeAction } from '../../engine/legality/verdict.ts';
import { memo } from '../../engine/memo.ts';
import { createRandom, type Random } from '../../engine/random.ts';
import type { Ready, Ruleset } from '../../engine/ruleset.ts';
import { type Seat, seatAfter } from '../../engine/seats.ts';
import type { Json } from '../../engine/table.ts';
import { completes } from '../../engine/win.ts';
import { clauseOfFact, DISCARDS, HAS_DISCARDED } from '../../evaluation/facts.ts';
import { hasRelaxation } from '../../puzzles/answer-balance.ts';
import { dealWin, likelyHand } from '../../puzzles/dealt-hands.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import { dealRiver, type OfferedTile, refusingRule, tableOffering } from '../../puzzles/offered-tile.ts';
import { withRiver as withItsRiver } from '../../puzzles/played-wins.ts';
import type { Concept, DealAim, GeneratorContext } from '../../puzzles/question.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';
import { firstOf, howOf, rulesInWin, scoringHandOf } from '../../puzzles/whole-hands.ts';
import { declaresFirst, factsOf } from '../../puzzles/win-facts.ts';
import { winningKinds } from '../waits/winning-kinds.ts';

/** Declarations and passed wins are each game's own. Players mix up which hands win, so `win` is asked instead. */
const twoGames: TwoGameForm<WinOffer> = {
  of: 'other kind',
  kind: 'win',
  guestSubject: ({ hand }, { clauses }) => ({
    hand,
    // Any declaration the guest's game requires before a win counts as made.
    facts: Object.fromEntries(
      clauses.flatMap(({ presumes }) => (presumes === undefined ? [] : [[presumes, true]])),
    ),
  }),
};

export interface WinOffer extends OfferedTile {
  readonly hand: ShownHand & { readonly from: Seat };
}

const WIN = 'win';
const PASS = 'pass';

type Facts = WinOffer['facts'];

/**
 * Every combination of facts a seat may have. At most one declaration was made, with a discard. Facts about passed wins
 * may be true beside any of them.
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

/**
 * Combinations in a game where a concealed hand declares it is ready: declared or not, with each other fact true or
 * false.
 */
function declaredOrNot({ facts }: Ready, names: readonly string[]): Facts[] {
  const [plain = []] = facts;
  const factSet = new Set(facts.flat());
  const beside = names.filter((name) => !factSet.has(name));
  const every = [...plain, ...beside];
  return Array.from({ length: 2 ** every.length }, (_, bits) =>
    Object.fromEntries(every.map((name, at) => [name, (bits >> at) % 2 === 1])),
  );
}

/** Facts declared with a discard, only by a concealed hand that then stays as it is. */
const DECLARATIONS = ['originalCall', 'ready'] as const;

/**
 * Can these facts be true of the hand? A seat that has not discarded cannot have melds, and East discards before all
 * others. Declared facts need a hand without melds.
 */
function fitsTo({ ready }: Ruleset, { melds, seat }: ShownHand, facts: Facts): boolean {
  const isNew = facts[HAS_DISCARDED] === false;
  const isDeclared = [...DECLARATIONS, ...(ready?.facts.flat() ?? [])].some((fact) => facts[fact] === true);
  return (melds.length === 0 || !(isNew || isDeclared)) && !(isNew && seat === 0);
}

const pass: Concept<WinOffer> = {
  version: 12,
  order: 10,
  decision: 'win',
  practises: { clauses: 2 },
  has: (ruleset) => ruleset.wins.minimum !== null || factsOf(ruleset).length > 0,
  twoGames,
  // The hand is complete, so nobody is in doubt about its shape.
  parts: ['wins', 'strictness', 'clauses'],
  sides: {
    all: [WIN, PASS],
    // Of ten questions in a row, five are a win: a reader who always takes the win soon sees that it is not always
    // right.
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
  // A player who does not know the forbidding rule takes the win. Needed only if no relaxation covers the rule.
  forgetting: (subject, { ruleset, relaxations }) => {
    const action = { do: 'win', seat: subject.hand.seat } as const;
    const verdict = judgeAction(ruleset, tableOffering(subject, ruleset), action);
    const rule = verdict.is === 'allowed' ? null : refusingRule(ruleset, verdict.reason);
    const isOwn = rule !== null && !relaxations.some((each) => each.rule === rule);
    return isOwn ? [{ rule, key: [WIN] }] : [];
  },
  involves: ({ hand, facts }, generator, without) => [
    generator.ruleset.calls.win.rule,
    ...rulesInWin({ ...hand, facts }, generator, without),
  ],
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

/** The sides a clause can decide. Found with one winning hand and every combination of facts. */
const declaredBefore = memo((generator: GeneratorContext): ReadonlyMap<RuleId, readonly string[]> => {
  const { ruleset, relaxations } = generator;
  const found = new Map<RuleId, readonly string[]>();
  const whole = dealWin(generator, createRandom('said before'), { grade: 1, rules: [] });
  const hand = whole && { ...whole, from: whole.from ?? seatAfter(whole.seat) };
  const clauses = relaxations.filter(({ part }) => part === 'clauses');
  if (!hand) return found;
  for (const facts of factsPossible(ruleset)) {
    const subject: WinOffer = { hand, facts };
    const [right = PASS] = pass.key(subject, ruleset, generator.table);
    for (const { rule, ruleset: without } of clauses) {
      const sides = found.get(rule) ?? [];
      if (pass.key(subject, without, generator.table)[0] !== right && !sides.includes(right))
        found.set(rule, [...sides, right]);
    }
  }
  return found;
});

/** Deals an offer. Without a wanted side, half of them may be taken. */
function anOffer(generator: GeneratorContext, random: Random, aim: DealAim): WinOffer | null {
  const { ruleset } = generator;
  const answer = aim.side ?? (random.below(2) === 0 ? WIN : PASS);
  const possible = factsPossible(ruleset);
  return firstOf(() => {
    // Special shapes are worth a lot and would give away the answer.
    const whole = likelyHand(generator, random, aim, withItsRiver);
    if (!whole) return null;
    const { facts: _, river, ...bare } = whole;
    const hand = { ...bare, from: whole.from ?? seatAfter(whole.seat, 1 + random.below(3)) };
    if (!completes(ruleset, scoringHandOf(hand), howOf(hand))) return null;
    const facts = possible[random.below(possible.length)];
    if (!facts || !fitsTo(ruleset, hand, facts)) return null;
    const subject = withRiver({ hand, facts }, generator, random, river);
    return pass.key(subject, ruleset, generator.table)[0] === answer
      ? withPassed(subject, generator, random)
      : null;
  });
}

/** Adds the seat's own river, if it may forbid a win. In a third of the hands it includes a wait (furiten). */
function withRiver(
  offered: WinOffer,
  { ruleset, table }: GeneratorContext,
  random: Random,
  played: ShownHand['river'],
): WinOffer {
  if (clauseOfFact(ruleset, DISCARDS) === null) return offered;
  const waits = winningKinds(offered.hand, table).fitting(ruleset);
  const among = random.below(3) === 0 ? (waits[random.below(waits.length)] ?? null) : null;
  return {
    ...offered,
    river: dealRiver(ruleset, random, { ...offered.hand, ...(played && { river: played }) }, among, waits),
  };
}

/** Facts under which rules remember a passed winning tile. */
const LET_GO = ['passedWin', 'letGo'] as const;

/**
 * Adds the passed tile, if the rules remember one. Sometimes it also adds a tile passed before the seat's last discard,
 * which does no harm.
 */
function withPassed(offered: WinOffer, { ruleset, table }: GeneratorContext, random: Random): WinOffer {
  const { facts } = offered;
  const [passedWin] = LET_GO.flatMap((fact) => facts[fact] ?? []);
  const isDeclared = ruleset.ready?.facts.flat().some((fact) => facts[fact] === true) ?? false;
  if (passedWin === undefined || (!passedWin && (isDeclared || random.below(2) === 0))) return offered;
  const { winning, fitting } = winningKinds(offered.hand, table);
  // In games with a ready declaration, passing a tile that only completes a shape counts too.
  const kinds = ruleset.ready ? fitting(ruleset) : winning(ruleset);
  const passed = kinds[random.below(kinds.length)];
  return passed === undefined ? offered : { ...offered, passed };
}

export default pass;
