/** Pass or win? A tile completes the hand; what was said and passed before, and what it is worth, may forbid it. */

import { clauseOfFact } from '../../../asked/facts.ts';
import { tableOf } from '../../../asked/table.ts';
import type { RuleId } from '../../../engine/action.ts';
import { plainDiscard } from '../../../engine/offer.ts';
import { createRandom, type Random } from '../../../engine/random.ts';
import type { Ruleset } from '../../../engine/ruleset.ts';
import { bySeat, othersAfter, type Seat, seatAfter } from '../../../engine/seats.ts';
import type { Json, Table } from '../../../engine/table.ts';
import { judgeAction } from '../../../engine/verdict.ts';
import { completes } from '../../../engine/win.ts';
import type { ShownHand } from '../../hands.ts';
import type { Aim, Concept, Room } from '../../question.ts';
import { hasRelaxation } from '../../sides.ts';
import { aWin, dealing, firstOf, handOf, heldOf, howOf } from '../../whole-hands.ts';
import { twice } from './twice.ts';

export interface Offered {
  readonly hand: ShownHand & { readonly from: Seat };
  /** What is true of the seat, by the names that clauses give it. */
  readonly facts: Readonly<Record<string, boolean>>;
}

const WIN = 'win';
const PASS = 'pass';

export function tableWith({ hand, facts }: Offered, ruleset: Ruleset): Table {
  const offer = plainDiscard(hand.winning, hand.from);
  const known = Object.entries(facts).filter(([fact]) => clauseOfFact(ruleset, fact) !== null);
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
    stage: { phase: 'claiming', offer, asked: othersAfter(hand.from), answers: [], kong: null },
  });
}

/** Facts that are said with yes or no, and that bear on whether one may win. */
export const factsOf = (ruleset: Ruleset): string[] =>
  ruleset.clauses.flatMap((clause) => (clause.forbids && clause.facts ? Object.keys(clause.facts) : []));

const pass: Concept<Offered> = {
  has: (ruleset) => ruleset.wins.minimum !== null || factsOf(ruleset).length > 0,
  twice,
  parts: ['wins', 'strictness', 'clauses'],
  sides: {
    all: [WIN, PASS],
    // The hand is whole: what it is worth, and what was said before, decide.
    decided: (room, rules) => [
      ...new Set([
        ...(hasRelaxation(room, rules, ['wins', 'strictness'], ({ fewer }) => fewer === true) ? [WIN] : []),
        ...(hasRelaxation(room, rules, ['wins'], ({ rule }) => rule === room.ruleset.wins.minimum?.rule)
          ? [PASS]
          : []),
        ...rules.flatMap((rule) => saidBefore(room).get(rule) ?? []),
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
  told: ({ hand, facts }, write) => ({
    hand: write(hand.concealed),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    discard: write([hand.winning]),
    discarder: hand.from,
    seat: hand.seat,
    facts: facts as Readonly<Record<string, Json>>,
  }),
};

const decidedBefore = new WeakMap<Room, ReadonlyMap<RuleId, readonly string[]>>();

/** What is right where a clause decides: found with one winning hand, and everything that may have been said. */
function saidBefore(room: Room): ReadonlyMap<RuleId, readonly string[]> {
  const known = decidedBefore.get(room);
  if (known) return known;
  const { ruleset, relaxations } = room;
  const found = new Map<RuleId, readonly string[]>();
  const whole = aWin(room, createRandom('said before'), { grade: 1, rules: [] });
  const hand = whole && { ...whole, from: whole.from ?? seatAfter(whole.seat) };
  const names = factsOf(ruleset);
  const clauses = relaxations.filter(({ part }) => part === 'clauses');
  for (let bits = 0; hand && bits < 2 ** names.length; bits++) {
    const facts = Object.fromEntries(names.map((name, i) => [name, Math.floor(bits / 2 ** i) % 2 === 1]));
    const asked: Offered = { hand, facts };
    const [right = PASS] = pass.key(asked, ruleset, room.table);
    for (const { rule, ruleset: without } of clauses) {
      const sides = found.get(rule) ?? [];
      if (pass.key(asked, without, room.table)[0] !== right && !sides.includes(right))
        found.set(rule, [...sides, right]);
    }
  }
  decidedBefore.set(room, found);
  return found;
}

/** Half of them may be taken. */
function anOffer(room: Room, random: Random, aim: Aim): Offered | null {
  const { ruleset } = room;
  const answer = aim.side ?? (random.below(2) === 0 ? WIN : PASS);
  const names = factsOf(ruleset);
  // Other shapes than sets and a pair are worth much: they come where they are asked for, lest they tell the answer.
  const isOfShape = ruleset.wins.shapes.some(({ rule, deal }) => deal && aim.rules.includes(rule));
  return firstOf(() => {
    const whole = isOfShape ? dealing(room, random, aim).next() : handOf(room, random, aim, null, true);
    if (!whole) return null;
    const hand = { ...whole, from: whole.from ?? seatAfter(whole.seat, 1 + random.below(3)) };
    if (!completes(ruleset, heldOf(hand), howOf(hand))) return null;
    const facts = Object.fromEntries(names.map((name) => [name, random.below(2) === 0]));
    const asked: Offered = { hand, facts };
    return pass.key(asked, ruleset, room.table)[0] === answer ? asked : null;
  });
}

export default pass;
