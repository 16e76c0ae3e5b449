/**
 * Models misconceptions: rulesets as played by someone who has one rule wrong. These are rules other than conditions of
 * a call or a win. A rule decides a question when such a ruleset gives another answer.
 */
import type { Meld } from '../engine/melds.ts';
import type { CallRule, Ruleset } from '../engine/ruleset.ts';
import type { Shape } from '../engine/scoring.ts';
import type { ScoringHand } from '../engine/scoring-hand.ts';
import { FLOWERS, isFlower, type Kind, SEASONS } from '../engine/tiles.ts';
import { winningReadings } from '../engine/win.ts';
import type { Relaxation } from '../puzzles/misconceptions/relaxation.ts';

/** A ruleset in which one rule is missing or misread. */
export type Without = Pick<Relaxation, 'rule' | 'ruleset'>;

/** Returns all misread rulesets. */
export const misreadings = (ruleset: Ruleset): Without[] => [
  lastDiscardLies(ruleset),
  ...worthSomething(ruleset),
  ...bonusOfTheNext(ruleset),
  ...oneReading(ruleset),
  ...everyLineCounts(ruleset),
  ...callsOpenNothing(ruleset),
  ...(ruleset.mistaken?.() ?? []),
];

/** Misconception: the last discard cannot be called once the wall is empty. */
function lastDiscardLies(ruleset: Ruleset): Without {
  const { calls, flow } = ruleset;
  const never = (call: CallRule): CallRule => ({
    ...call,
    forbids: (seat, offer, position) =>
      offer.last && offer.as === 'discard'
        ? { rule: flow.last }
        : (call.forbids?.(seat, offer, position) ?? null),
  });
  return {
    rule: flow.last,
    ruleset: {
      ...ruleset,
      calls: {
        ...calls,
        chow: never(calls.chow),
        pung: never(calls.pung),
        kong: never(calls.kong),
        win: never(calls.win),
      },
    },
  };
}

/** Misconception: a hand worth nothing does not win. */
function worthSomething(ruleset: Ruleset): Without[] {
  const { flow, scoring, wins } = ruleset;
  const { anyWorth: rule } = flow;
  return rule === null || scoring === null
    ? []
    : [{ rule, ruleset: { ...ruleset, wins: { ...wins, minimum: { rule, need: 1, counts: () => true } } } }];
}

/** Misconception: a seat scores the bonus tiles of the seat after it. Example: flower 2 counts as flower 1. */
function bonusOfTheNext(ruleset: Ruleset): Without[] {
  const { flow, scoring } = ruleset;
  const { order: rule } = flow;
  if (rule === null || scoring === null) return [];
  const next = (kind: Kind): Kind => (isFlower(kind) ? kindBefore(kind, FLOWERS) : kindBefore(kind, SEASONS));
  const score: typeof scoring.score = (win) =>
    scoring.score({ ...win, scoringHand: { ...win.scoringHand, bonus: win.scoringHand.bonus.map(next) } });
  return [{ rule, ruleset: { ...ruleset, scoring: { ...scoring, score } } }];
}

/** The number of flowers, and of seasons: one of each per seat. */
const A_ROUND = 4;

const kindBefore = (kind: Kind, first: Kind): Kind => first + ((kind - first + A_ROUND - 1) % A_ROUND);

/** Misconception: a hand has only one reading. Modelled twice, with the first and the last reading. */
function oneReading(ruleset: Ruleset): Without[] {
  const { flow, wins } = ruleset;
  const { best: rule } = flow;
  if (rule === null) return [];
  const seeing = (pick: 0 | -1): Ruleset => ({
    ...ruleset,
    wins: {
      ...wins,
      shapes: wins.shapes.map(
        (shape): Shape => ({
          ...shape,
          readings: (hand, sets, how) => [...shape.readings(hand, sets, how)].slice(pick).slice(0, 1),
        }),
      ),
    },
  });
  return [
    { rule, ruleset: seeing(0) },
    { rule, ruleset: seeing(-1) },
  ];
}

/** Misconception: every score line counts towards the minimum. */
function everyLineCounts(ruleset: Ruleset): Without[] {
  const { wins } = ruleset;
  const { minimum } = wins;
  const rule = minimum?.others;
  if (!minimum || rule === undefined) return [];
  return [{ rule, ruleset: { ...ruleset, wins: { ...wins, minimum: { ...minimum, counts: () => true } } } }];
}

/** Misconception: a hand with called melds is worth as much as a concealed one. */
function callsOpenNothing(ruleset: Ruleset): Without[] {
  const { flow, scoring } = ruleset;
  const { opened: rule } = flow;
  if (rule === null || scoring === null) return [];
  const score: typeof scoring.score = (win) => {
    const hand = takenBack(win.scoringHand);
    return scoring.score({ ...win, scoringHand: hand, readings: winningReadings(ruleset, hand, win.how) });
  };
  return [{ rule, ruleset: { ...ruleset, scoring: { ...scoring, score } } }];
}

/**
 * Returns the hand as if nothing had been called: called kongs become concealed ones, other melds go back to the hand.
 */
function takenBack(hand: ScoringHand): ScoringHand {
  const counts = hand.counts.slice();
  const melds: Meld[] = [];
  for (const meld of hand.melds) {
    if (meld.kind === 'kong') melds.push({ ...meld, how: 'concealed', shown: true });
    else for (const tile of meld.tiles) counts[tile] = (counts[tile] ?? 0) + 1;
  }
  return { ...hand, counts, melds };
}
