/** The same under two games: they answer as they do by themselves, and the rule that is named makes the difference. */
import { describe, expect, test } from 'vitest';
import { twoGames as sayTwoGames } from '#i18n/two-games.ts';
import { guestAt } from '../../src/compare/guest.ts';
import { type Habit, habitOf } from '../../src/compare/two-games/carried-habit.ts';
import {
  answersAt,
  type GamePlace,
  otherPlace,
  PLACES,
  repliesAt,
} from '../../src/compare/two-games/game-side.ts';
import { inBoth } from '../../src/compare/two-games/two-game-question.ts';
import { rulingOf } from '../../src/compare/unlearn/ruling.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { foreignOf } from '../../src/notation/two-game-id.ts';
import { blankTable } from '../../src/puzzles/empty-table.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { playedIn } from '../../src/puzzles/hands.ts';
import type { GeneratorContext, Question } from '../../src/puzzles/question.ts';
import { series } from '../../src/puzzles/series.ts';
import { ALLOWED } from '../../src/questions/may/attempt.ts';
import { conceptIds } from '../../src/questions/registry.node.ts';
import { twoGameConcepts } from '../../src/questions/two-games/parts.ts';
import type { HandOneShort } from '../../src/questions/waits/winning-kinds.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import { ask, conceptFor, roomFor } from '../puzzles/concepts.ts';
import { LONG, someOf } from '../scale.ts';
import {
  askBoth,
  askedBoth,
  differs,
  judged,
  KINDS,
  PAIRS,
  pairs,
  type Rooms,
  roomsOf,
  type TwoGameQuestion,
  without,
} from './two-game-answers.ts';

describe('Every kind of question says whether two games are asked it', () => {
  test.each(conceptIds)('%s', (id) => {
    const { twoGames } = conceptFor(id);
    if (twoGames.of === 'nothing') expect(twoGames.why).toMatch(/^[A-Z].+\.$/);
    if (twoGames.of === 'other kind') expect(KINDS).toContain(twoGames.kind);
  });

  test('and each that is asked is looked at, answered and named', () => {
    expect([...twoGameConcepts]).toEqual(KINDS);
    expect(Object.keys(sayTwoGames.kinds).sort()).toEqual(KINDS);
  });
});

/** Moments of a deal on which two games differ are looked for: that takes longer. */
const SOME: Readonly<Record<string, number>> = { may: 5 };
const several = (kind: string, rooms: Rooms): TwoGameQuestion[] => {
  const count = SOME[kind] ?? 15;
  return Array.from({ length: LONG ? 3 * count : count }, (_, number) => askBoth(kind, rooms, number));
};

/** What a rule is part of, put from one game into the other. */
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

describe.each(pairs('both', LONG ? PAIRS.length : 2))('$name', ({ kind, rooms }) => {
  const asked = several(kind, rooms);

  test('each game answers as it does by itself', () => {
    for (const { subject: of, key } of asked) {
      for (const place of PLACES) {
        expect(repliesAt(key, place).join()).toBe(judged(kind, of, place, rooms[place].ruleset, rooms));
      }
    }
  });

  test('where they differ, they answer alike without the rule that is named', () => {
    for (const question of asked.filter(differs)) {
      const { key, decides } = question;
      expect(decides).not.toEqual([]);
      for (const name of decides) {
        const { game, rule } = foreignOf(name);
        const place: GamePlace = game === null ? 'here' : 'there';
        expect(game ?? rooms.there.ruleset.id).toBe(rooms.there.ruleset.id);
        const other = repliesAt(key, otherPlace(place)).join();
        const under = (ruleset: Ruleset): string => judged(kind, question.subject, place, ruleset, rooms);
        expect(without(kind, question, place, rule, rooms).map(under), name).toContain(other);
        if (question.subject.home === undefined) {
          expect(under(exchanged(rule, rooms[place].ruleset, rooms[otherPlace(place)].ruleset)), name).toBe(
            other,
          );
        }
      }
    }
  });

  test('no hand has a tile that one of the games does not have', () => {
    for (const { each, home } of asked.map((question) => question.subject)) {
      if (home !== undefined) continue;
      for (const { concealed, melds } of Object.values(each) as HandOneShort[]) {
        const tiles = [...concealed, ...melds.flatMap((meld) => meld.tiles)];
        for (const place of PLACES)
          expect(playedIn(rooms[place].ruleset)).toEqual(expect.arrayContaining(tiles));
      }
    }
  });

  test('the same seed asks the same', () => {
    const [first] = asked;
    expect(first && askBoth(kind, rooms, first.spec.number)).toEqual(first);
  });
});

const setsOf = (id: string): number => roomFor(id).ruleset.deal.sets;
/** Where hands are of one size: the others take longer. */
const ALIKE = PAIRS.filter(([here, there]) => setsOf(here) === setsOf(there));
const QUICK = KINDS.filter((kind) => SOME[kind] === undefined);

test.each(pairs('both fair', LONG ? PAIRS.length : 1, LONG ? KINDS : QUICK, LONG ? PAIRS : ALIKE))(
  '$name: nobody is right without looking',
  ({ kind, rooms }) => {
    const asked = Array.from({ length: 100 }, (_, number) => askBoth(kind, rooms, number));
    const share = (is: (question: TwoGameQuestion) => boolean): number =>
      asked.filter(is).length / asked.length;
    const keys = [...new Set(asked.map(({ key }) => key.join()))];
    for (const key of keys) expect(share((each) => each.key.join() === key)).toBeLessThanOrEqual(0.5);
    expect(share(differs)).toBeLessThanOrEqual(0.7);
    // Where neither game lets all that the other does, neither wins oftener, nor does the one that is asked about first.
    if (kind === 'win' && keys.length === 4) {
      for (const place of PLACES) {
        expect(Math.abs(share(({ key }) => repliesAt(key, place).includes('yes')) - 0.5)).toBeLessThan(0.1);
      }
      const first = share(({ key, subject: of }) => repliesAt(key, of.first).includes('yes'));
      expect(Math.abs(first - 0.5)).toBeLessThan(0.2);
    }
  },
);

test.each(someOf('both in a row', LONG ? KINDS : QUICK, 1))(
  '%s: of 1,000 in a row no two are alike',
  (kind) => {
    const rooms = roomsOf(roomFor('changchun'), roomFor('hong-kong'));
    const count = LONG ? 1000 : 150;
    const inARow = series(inBoth(conceptFor(kind), rooms.there), rooms.here, askedBoth(kind, rooms, 0));
    const asked = Array.from({ length: count }, () => inARow.next().value);
    expect(new Set(asked.map((question) => JSON.stringify(question.subject))).size).toBe(count);
    // Not many are left out for being asked before: hands are those of some hundreds of deals.
    expect(asked.at(-1)?.spec.number).toBeLessThan(count * (LONG ? 5 : 1.7));
  },
);

test('a question can be told which rule of either game is to decide it', () => {
  const rooms = roomsOf(roomFor('changchun'), roomFor('hong-kong'));
  for (const kind of ['win', 'waits']) {
    for (const rule of ['three-suits', 'hong-kong.three-fan']) {
      for (let number = 0; number < 4; number++) {
        expect(askBoth(kind, rooms, number, { rules: [rule] }).decides).toContain(rule);
      }
    }
  }
  const other = roomsOf(roomFor('changchun'), roomFor('two-five-eight'));
  const rule = 'two-five-eight.no-claimed-sheung';
  for (const kind of ['may', 'claim'])
    expect(askBoth(kind, other, 0, { rules: [rule] }).decides).toContain(rule);
});

test.each(QUICK)('%s: a game that nobody has foreseen is asked about as well', (kind) => {
  const rooms = roomsOf(roomFor('changchun'), createGeneratorContext(riichi));
  const keys = Array.from({ length: 40 }, (_, number) => askBoth(kind, rooms, number));
  expect(keys.filter(differs).length).toBeGreaterThan(6);
});

/** How a reader answers who goes by another game, where that is put to their table. */
function habitual(kind: string, question: Question, own: Ruleset, home: Ruleset): readonly string[] {
  if (kind === 'waits' || kind === 'win') {
    const guest = guestAt(own, home);
    return conceptFor(kind).key(question.subject, guest, blankTable(guest));
  }
  const { answer } = rulingOf(kind, question.subject, own, home);
  if (kind === 'claim') return answer.split(',').map((seat) => `${seat}:stands`);
  if (kind === 'pass') return [answer === 'yes' ? 'win' : 'pass'];
  return [answer === 'yes' ? ALLOWED : 'a rule'];
}

describe('A wrong answer', () => {
  const habitIn = (
    kind: string,
    question: Question,
    answers: readonly string[],
    here: GeneratorContext,
    there: GeneratorContext,
  ) =>
    habitOf(
      {
        concept: conceptFor(kind),
        question,
        answers,
        isRight: (key) => [...key].sort().join() === [...answers].sort().join(),
      },
      here,
      there,
    );

  const ASKED = [
    ['win', 'changchun', 'two-five-eight', 'win', []],
    ['waits', 'hong-kong', 'changchun', 'waits', []],
    ['pass', 'hong-kong', 'changchun', 'win', []],
    ['may', 'two-five-eight', 'changchun', 'may', ['no-claimed-sheung']],
    ['claim', 'two-five-eight', 'hong-kong', 'claim', []],
  ] as const;

  test.each(ASKED)('%s, %s: that is right in %s is a habit of the two', (kind, home, other, asks, rules) => {
    const [here, there] = [roomFor(home), roomFor(other)];
    const found: Habit[] = [];
    for (let number = 0; number < 60; number++) {
      const question = ask(kind, home, number, { rules });
      const given = habitual(kind, question, there.ruleset, here.ruleset);
      const habit = habitIn(kind, question, given, here, there);
      if (habit) found.push(habit);
      // Whoever is right has no habit.
      expect(habitIn(kind, question, question.key, here, there)).toBeNull();
    }
    expect(found.length).toBeGreaterThan(2);
    for (const each of found) {
      expect(each.kind).toBe(asks);
      const { game } = foreignOf(each.rule);
      expect([null, other]).toContain(game);
    }
  });

  test('that is wrong in the other game too is none', () => {
    const [here, there] = [roomFor('changchun'), roomFor('two-five-eight')];
    const alike = Array.from({ length: 60 }, (_, number) => ask('win', 'changchun', number)).filter(
      ({ subject, key }) => rulingOf('win', subject, there.ruleset, here.ruleset).answer === key[0],
    );
    expect(alike.length).toBeGreaterThan(5);
    for (const question of alike) {
      const given = [question.key[0] === 'yes' ? 'no' : 'yes'];
      expect(habitIn('win', question, given, here, there)).toBeNull();
    }
  });

  test('about a tile, or about what is paid, is asked in one game alone', () => {
    for (const kind of ['tile', 'pays']) {
      const question = ask(kind, 'hong-kong', 0);
      expect(
        habitIn(kind, question, answersAt('here', ['1m']), roomFor('hong-kong'), roomFor('british')),
      ).toBeNull();
    }
  });
});
