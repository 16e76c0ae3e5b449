/** The same under two games: what is right in the one, and what in the other? A kind of question like any other. */
import type { RuleId } from '../../engine/action.ts';
import { foreignOf } from '../../notation/two-game-id.ts';
import type { Concept, GeneratorContext } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { answersTo, forgottenIn, type Pairing } from './answering.ts';
import { deciding } from './deciding-rules.ts';
import { type GamePlace, keyOf, NO, otherPlace, PLACES, type TwoGameSubject, YES } from './game-side.ts';
import { dealtFor } from './guest-rules.ts';
import { isOf, sidesOf, sidesWhere } from './sides.ts';

/** Some two games hardly ever differ, or hardly ever agree: that is found out soon. */
const PATIENCE = 60;

/** Those of the rules that are of this game, as it calls them. */
export const ownOf = (place: GamePlace, rules: readonly RuleId[]): RuleId[] =>
  rules.map(foreignOf).flatMap(({ game, rule }) => ((game === null) === (place === 'here') ? [rule] : []));

/**
 * @param concept a kind that is asked in two games
 * @param there the game that is asked about beside the one whose practice it is
 * @throws RangeError for a kind that is not
 */
export function inBoth<T>(concept: Concept<T>, there: GeneratorContext): Concept<TwoGameSubject<T>> {
  const { twoGames } = concept;
  if (twoGames.of !== 'hand' && twoGames.of !== 'table') throw new RangeError('it is asked in no two games');
  const sides = sidesOf(twoGames.isYesOrNo);
  const pairing = (here: GeneratorContext): Pairing<T> => ({ concept, twoGames, rooms: { here, there } });
  return {
    has: () => true,
    twoGames: { of: 'nothing', why: 'It is asked in two games already.' },
    parts: [],
    sides: {
      all: sides,
      patience: PATIENCE,
      decided: (here, rules) => {
        const { rooms } = pairing(here);
        const found = PLACES.flatMap((place) =>
          deciding(rooms[place], twoGames.parts)
            .filter(({ rule }) => ownOf(place, rules).includes(rule))
            .map(({ fewer }) => sidesWhere(sides, place === 'here', fewer ? YES : NO)),
        ).flat();
        return sides.filter((side, at) => found.includes(side) && sides.indexOf(side) === at);
      },
    },
    deal: (here, random, { grade, rules, side = sides[random.below(sides.length)] }) => {
      const { rooms } = pairing(here);
      // Where a kind can be dealt so that a rule decides it, it is dealt for the game of that rule.
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
          // Which game a hand was dealt for is not to be seen: it would tell where it wins.
          change: { is: of === first ? is : TURNED[is], sets },
          ...(twoGames.of === 'table' && { home: of }),
        };
        const now = answersTo(pairing(here), subject);
        if (!isOf(side, now.here, now.there)) continue;
        const found = forgottenIn(pairing(here), subject);
        // Where several rules stand between the two, nobody could be told which one it was.
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

const TURNED = { same: 'same', added: 'left', left: 'added' } as const;
