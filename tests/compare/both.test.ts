/** One hand under two games: the games answer as they do by themselves, and the rule that is named makes the difference. */
import { describe, expect, test } from 'vitest';
import {
  type AskedInBoth,
  answerAt,
  givenAt,
  inBoth,
  otherPlace,
  PLACES,
  type Place,
} from '../../src/compare/both/concept.ts';
import { habitOf } from '../../src/compare/both/habit.ts';
import { rulingOf } from '../../src/compare/unlearn/ruling.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { bothName, foreignOf, TWICE } from '../../src/notation/both.ts';
import { playedIn } from '../../src/puzzles/hands.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import type { Asking, Question, Room } from '../../src/puzzles/question.ts';
import { blankTable, roomOf } from '../../src/puzzles/room.ts';
import { winsUnder } from '../../src/puzzles/whole-hands.ts';
import { gameIds } from '../../src/rulesets/registry.node.ts';
import riichi from '../fixtures/riichi/index.ts';
import { ask, conceptFor, roomFor } from '../puzzles/asking.ts';
import { LONG, SEED, someOf } from '../scale.ts';

type Asked = Question<AskedInBoth>;
type Rooms = Readonly<Record<Place, Room>>;

const roomsOf = (here: Room, there: Room): Rooms => ({ here, there });

function askBoth({ here, there }: Rooms, number: number, more: Partial<Asking> = {}): Asked {
  const asking: Asking = {
    concept: bothName(TWICE, there.ruleset.id),
    ruleset: here.ruleset.id,
    chosen: {},
    under: 'ordinary',
    seed: SEED,
    number,
    grade: 1,
    rules: [],
    without: [],
    ...more,
  };
  return makeQuestion(inBoth(there), here, asking);
}

/** Every two games, each asked from either side. */
const PAIRS = gameIds.flatMap((here) =>
  gameIds.filter((there) => there !== here).map((there) => [here, there] as const),
);
const setsOf = (id: string): number => roomFor(id).ruleset.deal.sets;
const pairs = (use: string, wanted: number, of = PAIRS) =>
  someOf(use, of, wanted).map(([here, there]) => ({
    name: `${here}, ${there}`,
    rooms: roomsOf(roomFor(here), roomFor(there)),
  }));
const several = (rooms: Rooms, count: number): Asked[] =>
  Array.from({ length: LONG ? 3 * count : count }, (_, number) => askBoth(rooms, number));

const differs = ({ key }: Asked): boolean => givenAt(key, 'here') !== givenAt(key, 'there');

/** What this rule is part of, put from one game into the other. */
function exchanged(rule: string, into: Ruleset, of: Ruleset): Ruleset {
  const { constraints, minimum } = into.wins;
  if (constraints.some((each) => each.rule === rule)) {
    return { ...into, wins: { ...into.wins, constraints: of.wins.constraints } };
  }
  if (minimum?.rule === rule) {
    return { ...into, scoring: of.scoring, wins: { ...into.wins, minimum: of.wins.minimum } };
  }
  const { shapes, shapeRule } = of.wins;
  return { ...into, wins: { ...into.wins, shapes, shapeRule } };
}

describe.each(pairs('both', 5))('$name', ({ rooms }) => {
  const asked = several(rooms, 20);

  test('each game answers as it does by itself', () => {
    for (const question of asked) {
      const { hands } = question.asked;
      expect(question.key).toEqual(
        PLACES.map((place) =>
          answerAt(place, rulingOf('win', hands[place], rooms[place].ruleset, false).answer === 'yes'),
        ),
      );
    }
  });

  test('where they differ, they answer alike without the rule that is named, or with what the other has instead', () => {
    const differing = asked.filter(differs);
    expect(differing.length).toBeGreaterThan(0);
    for (const { asked: of, key, decides } of differing) {
      expect(decides).not.toEqual([]);
      for (const name of decides) {
        const { game, rule } = foreignOf(name);
        const place: Place = game === null ? 'here' : 'there';
        expect(game ?? rooms.there.ruleset.id).toBe(rooms.there.ruleset.id);
        const { ruleset, relaxations } = rooms[place];
        const wins = (under: Ruleset): string =>
          winsUnder(of.hands[place], under, blankTable(under)) ? 'yes' : 'no';
        const other = givenAt(key, otherPlace(place));
        const without = relaxations.filter((each) => each.rule === rule && each.part === 'wins');
        expect(without.map((each) => wins(each.ruleset))).toContain(other);
        expect(wins(exchanged(rule, ruleset, rooms[otherPlace(place)].ruleset)), `${name}`).toBe(other);
      }
    }
  });

  test('no hand has a tile that one of the games does not have', () => {
    for (const { hands } of asked.map((each) => each.asked)) {
      for (const { concealed, winning, melds } of Object.values(hands)) {
        const tiles = [...concealed, winning, ...melds.flatMap((meld) => meld.tiles)];
        for (const place of PLACES)
          expect(playedIn(rooms[place].ruleset)).toEqual(expect.arrayContaining(tiles));
      }
    }
  });

  test('the same seed asks the same', () => {
    for (const question of asked.slice(0, 3)) {
      expect(askBoth(rooms, question.asking.number)).toEqual(question);
    }
  });
});

/** Where hands are of one size: the others take longer. */
const ALIKE = PAIRS.filter(([here, there]) => setsOf(here) === setsOf(there));

test.each(pairs('both fair', 1, LONG ? PAIRS : ALIKE))(
  '$name: nobody is right without looking',
  ({ rooms }) => {
    const asked = Array.from({ length: 100 }, (_, number) => askBoth(rooms, number));
    const share = (is: (question: Asked) => boolean): number => asked.filter(is).length / asked.length;
    const keys = [...new Set(asked.map(({ key }) => key.join()))];
    for (const key of keys) expect(share((each) => each.key.join() === key)).toBeLessThanOrEqual(0.5);
    expect(share(differs)).toBeLessThanOrEqual(0.62);
    // Where neither game lets all that the other does, neither wins oftener, nor does the one that is asked about first.
    if (keys.length === 4) {
      for (const place of PLACES) {
        expect(Math.abs(share(({ key }) => givenAt(key, place) === 'yes') - 0.5)).toBeLessThan(0.1);
      }
      const first = share(({ key, asked: of }) => givenAt(key, of.first) === 'yes');
      expect(Math.abs(first - 0.5)).toBeLessThan(0.2);
    }
  },
);

test('a question can be told which rule of either game is to decide it', () => {
  const rooms = roomsOf(roomFor('changchun'), roomFor('hong-kong'));
  for (const rule of ['three-suits', 'hong-kong.three-fan']) {
    for (let number = 0; number < 5; number++) {
      expect(askBoth(rooms, number, { rules: [rule] }).decides).toContain(rule);
    }
  }
});

test('a game that nobody has foreseen is asked about as well', () => {
  const rooms = roomsOf(roomFor('changchun'), roomOf(riichi));
  const keys = Array.from({ length: 20 }, (_, number) => askBoth(rooms, number));
  expect(keys.filter(differs).length).toBeGreaterThan(5);
});

describe('a wrong answer', () => {
  const [here, there] = [roomFor('changchun'), roomFor('two-five-eight')];
  const isWrong = (key: readonly string[]): readonly string[] => [key[0] === 'yes' ? 'no' : 'yes'];
  const habitAt = (question: Question, other: Room): string | null => {
    const given = isWrong(question.key);
    return habitOf(
      { concept: conceptFor('win'), question, isRight: (key) => key.join() === given.join() },
      here,
      other,
    );
  };
  const questions = Array.from({ length: 60 }, (_, number) => ask('win', 'changchun', number));

  test('that is right in the other game is a habit, by a rule of one of the two that decides it', () => {
    let habits = 0;
    for (const question of questions) {
      const wrong = isWrong(question.key)[0];
      const byOther = rulingOf('win', question.asked, there.ruleset, true).answer;
      const habit = habitAt(question, there);
      if (habit === null) continue;
      habits++;
      expect(byOther).toBe(wrong);
      const { game, rule } = foreignOf(habit);
      const { relaxations } = game === null ? here : there;
      expect(relaxations.some((each) => each.rule === rule)).toBe(true);
    }
    expect(habits).toBeGreaterThan(5);
  });

  test('that is wrong in the other game too is none', () => {
    const alike = questions.filter(
      ({ asked, key }) => rulingOf('win', asked, there.ruleset, true).answer === key[0],
    );
    expect(alike.length).toBeGreaterThan(5);
    for (const question of alike) expect(habitAt(question, there)).toBeNull();
  });
});
