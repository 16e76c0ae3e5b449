/** One hand under two games: does it win in the one, and does it in the other? A kind of question like any other. */
import type { RuleId } from '../../engine/action.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { foreignName, foreignOf } from '../../notation/both.ts';
import win from '../../puzzles/concepts/win/index.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import type { Concept, Forgetting, Room } from '../../puzzles/question.ts';
import type { Relaxation } from '../../puzzles/relax/relaxation.ts';
import { winsUnder } from '../../puzzles/whole-hands.ts';
import type { SetTiles } from '../hand/fit.ts';
import { type Fitted, fitted } from './fitted.ts';

/** `here` is the game whose practice asks, `there` the other one. */
export type Place = 'here' | 'there';

export const PLACES: readonly Place[] = ['here', 'there'];

export interface AskedInBoth {
  /** Which game is asked about first: its hand is the one that is looked at. */
  readonly first: Place;
  /** The hand as it is in each of the games. */
  readonly hands: Readonly<Record<Place, ShownHand>>;
  /** The sets that it has more in the second, or less; none where both play with as many. */
  readonly change: { readonly is: Fitted['is']; readonly sets: readonly SetTiles[] };
}

export const YES = 'yes';
export const NO = 'no';

/** What is answered for one of the games, as keys write it. */
export const answerAt = (place: Place, wins: boolean): string => `${place}:${wins ? YES : NO}`;

/** The answer for one of the games among those given; undefined where there is none. */
export const givenAt = (given: readonly string[], place: Place): string | undefined =>
  given.find((each) => each.startsWith(`${place}:`))?.slice(place.length + 1);

export const otherPlace = (place: Place): Place => (place === 'here' ? 'there' : 'here');

/**
 * What right answers come to, here and there. They differ oftener than not, since that is what is mixed up; but whoever
 * knows the one does not know the other.
 */
const SIDES = [
  ...Array.from({ length: 3 }, () => ['yes-no', 'no-yes'] as const).flat(),
  ...Array.from({ length: 2 }, () => ['yes-yes', 'no-no'] as const).flat(),
];
type Side = (typeof SIDES)[number];

/** Of some two games one lets whatever wins in the other: that is found out soon. */
const PATIENCE = 60;

/** The shape of sets and a pair: what wins by it everywhere is no difference. */
const STANDARD = 'without shape standard';

/** What may decide whether a hand wins: one rule left out, or taken for another. */
export const deciding = ({ relaxations }: Room): readonly Relaxation[] =>
  relaxations.filter(({ part, id }) => part === 'wins' && id !== STANDARD);

/** A game with what another one has in the place of this rule: its conditions, its minimum, or its shapes. */
export function exchanged(rule: RuleId, into: Ruleset, of: Ruleset): Ruleset {
  const { constraints, minimum, shapes, shapeRule } = of.wins;
  const withWins = (change: Partial<Ruleset['wins']>): Ruleset => ({
    ...into,
    wins: { ...into.wins, ...change },
  });
  if (into.wins.constraints.some((each) => each.rule === rule)) return withWins({ constraints });
  if (into.wins.minimum?.rule === rule) return { ...withWins({ minimum }), scoring: of.scoring };
  return withWins({ shapes, shapeRule });
}

/** @param there the game that is asked about beside the one whose practice it is */
export function inBoth(there: Room): Concept<AskedInBoth> {
  const roomAt = (place: Place, here: Room): Room => (place === 'here' ? here : there);
  const named = (place: Place, rule: RuleId): RuleId =>
    place === 'here' ? rule : foreignName(there.ruleset.id, rule);
  const own = (place: Place, rules: readonly RuleId[]): RuleId[] =>
    rules
      .map(foreignOf)
      .filter(({ game }) => (game === null) === (place === 'here'))
      .map(({ rule }) => rule);
  const winsAt = (asked: AskedInBoth, place: Place, { ruleset, table }: Pick<Room, 'ruleset' | 'table'>) =>
    winsUnder(asked.hands[place], ruleset, table);
  const keyOf = (wins: Readonly<Record<Place, boolean>>): string[] =>
    PLACES.map((place) => answerAt(place, wins[place]));
  const answers = (asked: AskedInBoth, here: Pick<Room, 'ruleset' | 'table'>) => ({
    here: winsAt(asked, 'here', here),
    there: winsAt(asked, 'there', there),
  });

  /** Without which rule of either game the answers would be others. */
  const forgetting = (asked: AskedInBoth, here: Room): Forgetting[] => {
    const wins = answers(asked, here);
    const differ = wins.here !== wins.there;
    const found = PLACES.flatMap((place) => {
      const { table, ruleset: own } = roomAt(place, here);
      const other = roomAt(otherPlace(place), here).ruleset;
      const changes = (ruleset: Ruleset): boolean => winsAt(asked, place, { ruleset, table }) !== wins[place];
      const key = keyOf({ ...wins, [place]: !wins[place] });
      return (
        deciding(roomAt(place, here))
          .filter(({ ruleset }) => changes(ruleset))
          // What both games have is no difference, though one of them hangs on it: a set more or less may hide it.
          .filter(({ rule }) => !differ || changes(exchanged(rule, own, other)))
          .map(({ rule, lure }) => ({ rule: named(place, rule), key, isIdea: lure !== undefined }))
      );
    });
    // Where one game has a shape that the other has not, it is not for a shape that neither has.
    const plain = found.filter(({ isIdea }) => !isIdea);
    return differ && plain.length > 0 ? plain : found;
  };

  return {
    has: () => true,
    parts: [],
    sides: {
      all: SIDES,
      patience: PATIENCE,
      decided: (here, rules) => {
        const found = PLACES.flatMap((place) =>
          deciding(roomAt(place, here))
            .filter(({ rule }) => own(place, rules).includes(rule))
            .map(({ fewer }): Side[] => sidesWhere(place, fewer ? YES : NO)),
        ).flat();
        return SIDES.filter((side, at) => found.includes(side) && SIDES.indexOf(side) === at);
      },
    },
    deal: (here, random, { grade, rules, side = SIDES[random.below(SIDES.length)] }) => {
      const able = PLACES.filter((place) => rules.length === 0 || own(place, rules).length > 0);
      const of = able[random.below(able.length)];
      const first = PLACES[random.below(PLACES.length)];
      if (!of || !first || side === undefined) return null;
      const wanted = { here: side.startsWith(YES), there: side.endsWith(YES) };
      const room = roomAt(of, here);
      const hand = win.deal(room, random, { grade, rules: own(of, rules), side: wanted[of] ? YES : NO });
      const { ruleset, table } = roomAt(otherPlace(of), here);
      const other = hand && fitted(hand as ShownHand, ruleset, table);
      if (!hand || !other) return null;
      const asked: AskedInBoth = { first, ...bothHands(hand as ShownHand, of, other, first) };
      const wins = answers(asked, here);
      if (PLACES.some((place) => wins[place] !== wanted[place])) return null;
      // Where several rules stand between the two, nobody could be told which one it was.
      return wins.here !== wins.there && forgetting(asked, here).length === 0 ? null : asked;
    },
    key: (asked, ruleset, table) => keyOf(answers(asked, { ruleset, table })),
    forgetting,
    choices: () => null,
    told: ({ first, hands }, write) => ({
      hand: write([...hands[first].concealed, hands[first].winning]),
    }),
  };
}

const TURNED = { same: 'same', added: 'left', left: 'added' } as const;

/** Which game a hand was dealt for is not to be seen: it would tell where it wins. */
const bothHands = (
  hand: ShownHand,
  of: Place,
  { hand: other, is, sets }: Fitted,
  first: Place,
): Omit<AskedInBoth, 'first'> => ({
  hands: of === 'here' ? { here: hand, there: other } : { here: other, there: hand },
  change: { is: of === first ? is : TURNED[is], sets },
});

/** What the answers can come to where this is the answer in one of the games: first those that differ. */
const sidesWhere = (place: Place, answer: string): Side[] =>
  SIDES.filter((side) => (place === 'here' ? side.startsWith(answer) : side.endsWith(answer)));
