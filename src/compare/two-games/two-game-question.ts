/** A kind of practice question that asks the same thing under two games. */
import type { RuleId } from '../../engine/action.ts';
import { foreignOf } from '../../notation/two-game-id.ts';
import type { Concept, GeneratorContext } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { answersTo, forgottenIn, type Pairing } from './answers.ts';
import { relaxationsIn } from './deciding-rules.ts';
import { type GamePlace, keyOf, NO, otherPlace, PLACES, type TwoGameSubject, YES } from './game-side.ts';
import { dealtFor } from './guest-rules.ts';
import { isOf, sidesOf, sidesWhere } from './sides.ts';

/** Deals tried for one combination before giving up; some pairs of games hardly ever differ, or hardly ever agree. */
const PATIENCE = 60;

/** Keeps the rules of the game at `place`, without their prefix. */
export const ownOf = (place: GamePlace, rules: readonly RuleId[]): RuleId[] =>
  rules.map(foreignOf).flatMap(({ game, rule }) => ((game === null) === (place === 'here') ? [rule] : []));

/**
 * Wraps a kind of question so that it is asked in two games.
 * @param concept a kind that can be asked in two games (of a hand or a table)
 * @param there the game asked about beside the one being practised
 * @throws RangeError for any other kind
 */
export function inBoth<T>(concept: Concept<T>, there: GeneratorContext): Concept<TwoGameSubject<T>> {
  const { twoGames } = concept;
  if (twoGames.of !== 'hand' && twoGames.of !== 'table') throw new RangeError('it is asked in no two games');
  const sides = sidesOf(twoGames.isYesOrNo);
  const pairing = (here: GeneratorContext): Pairing<T> => ({ concept, twoGames, rooms: { here, there } });
  return {
    order: concept.order,
    decision: concept.decision,
    has: () => true,
    twoGames: { of: 'nothing', why: 'It is asked in two games already.' },
    parts: [],
    sides: {
      all: sides,
      patience: PATIENCE,
      decided: (here, rules) => {
        const { rooms } = pairing(here);
        const found = PLACES.flatMap((place) =>
          relaxationsIn(rooms[place], twoGames.parts)
            .filter(({ rule }) => ownOf(place, rules).includes(rule))
            .map(({ fewer }) => sidesWhere(sides, place === 'here', fewer ? YES : NO)),
        ).flat();
        return sides.filter((side, at) => found.includes(side) && sides.indexOf(side) === at);
      },
    },
    deal: (here, random, { grade, rules, side = sides[random.below(sides.length)] }) => {
      const { rooms } = pairing(here);
      // If the kind can be dealt so that a rule decides it, deal for the game of that rule.
      const aims = rules.length > 0 && concept.sides !== undefined;
      const able = PLACES.filter((place) => !aims || ownOf(place, rules).length > 0);
      const of = able[random.below(able.length)];
      const first = PLACES[random.below(PLACES.length)];
      if (!of || !first || side === undefined) return null;
      const [wanted] = twoGames.isYesOrNo ? side.split('-').slice(of === 'here' ? 0 : 1) : [];
      const aim = { grade, rules: ownOf(of, rules), side: wanted };
      for (const each of dealtFor(concept, twoGames, rooms[of], rooms[otherPlace(of)], random, aim)) {
        const { own, other, is, sets } = each;
        const subject: TwoGameSubject<T> = {
          first,
          each: of === 'here' ? { here: own, there: other } : { here: other, there: own },
          // The board must not show which game a hand was dealt for: that would tell where it wins.
          change: { is: of === first ? is : SWAPPED_SIDES[is], sets },
          ...(twoGames.of === 'table' && { home: of }),
        };
        const now = answersTo(pairing(here), subject);
        if (!isOf(side, now.here, now.there)) continue;
        const found = forgottenIn(pairing(here), subject);
        // If several rules separate the games, no single one could be named as the reason.
        if (found.length === 0 && !same(now.here, now.there)) continue;
        if (rules.length === 0 || found.some(({ rule }) => rules.includes(rule))) return subject;
      }
      return null;
    },
    key: (subject, ruleset, table) => {
      const here = { ruleset, table, relaxations: [] };
      return keyOf(answersTo(pairing(here), subject));
    },
    forgetting: (subject, here) => forgottenIn(pairing(here), subject),
    choices: () => null,
    describe: ({ first, each }, write) => concept.describe(each[first], write),
  };
}

const SWAPPED_SIDES = { same: 'same', added: 'left', left: 'added' } as const;
