/** Why a move is right or not: computed from what it does to the hand, for every move that is allowed. */
import { describe, expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import { type Action, sameAction } from '../../src/engine/action.ts';
import type { Chosen } from '../../src/engine/game.ts';
import { legal } from '../../src/engine/legality/legal.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import type { Score } from '../../src/engine/score.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import { tilesLeft } from '../../src/engine/table.ts';
import type { Author } from '../../src/lessons/author.ts';
import { elementsOf } from '../../src/lessons/elements.ts';
import { headOf } from '../../src/lessons/lint/frontmatter.ts';
import { reasonTextOf } from '../../src/lessons/reason-texts.ts';
import { type DecisionMoment, reasonsAgainst, reasonsFor } from '../../src/lessons/reasons.ts';
import { tagsIn } from '../../src/lessons/tags.ts';
import { asTaught } from '../../src/lessons/worth-check.ts';
import yourTurn from '../../src/lessons/YourTurn/spec.ts';
import { playMove } from '../../src/machines/play.ts';
import { parseAction } from '../../src/notation/lines.ts';
import { LessonError } from '../../src/scenes/error.ts';

import { seated } from '../fixtures/tables.ts';
import { british } from '../rulesets/british/rules.ts';
import { courseOf, type File, games } from './content.ts';

type Course = ReturnType<typeof courseOf>;

interface Exercise extends DecisionMoment {
  readonly seat: Action['seat'];
  readonly goals: readonly Action[];
  /** Moves to which the author has an answer. */
  readonly tries: readonly Action[];
  readonly ask: string;
}

/** Every exercise of a lesson, at its moment. */
async function exercisesOf({ text, file }: File, course: Course): Promise<Exercise[]> {
  const { elements } = elementsOf(tagsIn(text), file);
  const turns = elements.filter(({ spec }) => spec.name === yourTurn.name);
  return Promise.all(
    turns.map(async ({ values, place, parts, text: inner }) => {
      const fault = (what: string, hint: string) => new LessonError(place, what, hint);
      const claimed = { course, place, text: inner, parts, fault };
      const checked = await yourTurn.check?.(
        values as Parameters<NonNullable<typeof yourTurn.check>>[0],
        claimed,
      );
      const frame = checked?.played.compiled.frames[checked.turn.frame];
      if (!checked || !frame) throw new Error('an exercise is checked');
      const { seat, goals, tries } = checked.turn;
      return {
        ruleset: checked.played.ruleset,
        table: frame.table,
        seat,
        goals,
        tries,
        ask: String(values['ask']),
      };
    }),
  );
}

type Taught = Pick<Author, 'rules' | 'teaches' | 'taught'>;
const UNTAUGHT: Taught = { rules: new Map(), teaches: new Set(), taught: new Set() };

const told = (
  { ruleset }: DecisionMoment,
  reasons: ReturnType<typeof reasonsFor>,
  { rules, teaches, taught }: Taught = UNTAUGHT,
): string => {
  const author: Partial<Author> = {
    ruleset,
    terms: ruleset.terms,
    rules,
    teaches,
    taught,
  };
  return reasonTextOf(author as Author, reasons);
};

describe.each(games)('$id', (content) => {
  const course = courseOf(content);
  test.each(content.lessons)('every legal answer in $name is told what it does', async (file) => {
    for (const exercise of await exercisesOf(file, course)) {
      const { ruleset, table, seat, goals } = exercise;
      const [goal] = goals;
      if (!goal) throw new Error('an exercise has a goal');
      for (const move of legal(ruleset, table, seat)) {
        if (goals.some((each) => sameAction(each, move))) continue;
        const text = told(exercise, reasonsAgainst(exercise, move, goal));
        expect(text, `${file.file}: ${words.actionName(move, ruleset.terms)}`).toMatch(/^\p{Lu}.+[.”]$/u);
        expect(text).not.toMatch(/undefined|null|NaN/);
        expect(text, 'the right move is still to be found').not.toContain(
          words.actionName(goal, ruleset.terms),
        );
      }
    }
  });
});

describe.each(games)('$id', (content) => {
  const course = courseOf(content);
  test.each(content.lessons)(
    'no move of $name that is as good as the right one is refused in silence',
    async (file) => {
      const equal: string[] = [];
      for (const exercise of await exercisesOf(file, course)) {
        const { ruleset, table, seat, goals, tries, ask } = exercise;
        const [goal] = goals;
        // Where the question names the tile, the hand does not matter.
        if (goal && ask.includes(words.actionName(goal, ruleset.terms))) continue;
        for (const move of legal(ruleset, table, seat)) {
          if (!goal || [...goals, ...tries].some((each) => sameAction(each, move))) continue;
          if (reasonsAgainst(exercise, move, goal).some(({ is }) => is === 'asGood'))
            equal.push(
              `${words.actionName(move, ruleset.terms)}, not ${words.actionName(goal, ruleset.terms)}`,
            );
        }
      }
      expect(equal).toEqual([]);
    },
  );
});

/** The exercises of every lesson of a course, and what it has taught by then. */
async function* courseThrough(
  content: (typeof games)[number],
): AsyncGenerator<Exercise & Taught & { file: string }> {
  const course = courseOf(content);
  let taught: readonly string[] = [];
  for (const lesson of content.lessons) {
    const { rules } = headOf(lesson.text, lesson.file);
    taught = [...taught, ...rules];
    for (const exercise of await exercisesOf(lesson, course)) {
      const known = { rules: course.rules, teaches: new Set(rules), taught: new Set(taught) };
      yield { ...exercise, ...known, file: lesson.file };
    }
  }
}

/** What the win is worth that this move leads to, if everybody else lets the tile go. */
function scoreOf({ ruleset, table }: DecisionMoment, win: Action): Score | null {
  let done = playMove(ruleset, table, win);
  while (done.is === 'done') {
    const { stage } = done.table;
    const outcome = stage.phase === 'settling' || stage.phase === 'ended' ? stage.outcome : null;
    if (outcome?.is === 'won') return outcome.winners[0].score;
    const [pendingSeat] = awaitedSeats(done.table);
    done = playMove(
      ruleset,
      done.table,
      pendingSeat === undefined ? 'referee' : { do: 'pass', seat: pendingSeat },
    );
  }
  return null;
}

describe.each(games.filter(({ ruleset }) => ruleset.wins.minimum !== null))(
  'a win of $id, which must be worth something,',
  (content) => {
    const minimum = content.ruleset.wins.minimum?.rule ?? '';

    test('is told its worth, line by line, from the lesson on that says what it needs, and never before', async () => {
      let wins = 0;
      for await (const exercise of courseThrough(content)) {
        for (const goal of exercise.goals.filter(({ do: what }) => what === 'win')) {
          const text = told(exercise, reasonsFor(exercise, goal), exercise);
          if (!exercise.taught.has(minimum)) {
            expect(text, exercise.file).not.toContain('worth');
            continue;
          }
          wins += 1;
          const score = scoreOf(exercise, goal);
          if (!score) throw new Error(`${exercise.file}: nobody wins`);
          const known = asTaught(exercise, score);
          expect(text, exercise.file).toContain(`It’s worth ${words.scoreTotal(known)}: `);
          for (const { pattern } of known.lines)
            expect(text, exercise.file).toContain(exercise.rules.get(pattern)?.title ?? pattern);
        }
      }
      expect(wins).toBeGreaterThan(0);
    });

    test('that is let go because it is worth too little is told what it has', async () => {
      const passed: string[] = [];
      for await (const exercise of courseThrough(content)) {
        const [goal] = exercise.goals;
        if (goal?.do !== 'pass' || !exercise.taught.has(minimum)) continue;
        const text = told(exercise, reasonsFor(exercise, goal), exercise);
        const refused = judgeAction(exercise.ruleset, exercise.table, { do: 'win', seat: exercise.seat });
        const by = refused.is === 'allowed' ? [] : [refused.reason.rule, ...(refused.reason.also ?? [])];
        const isTooLittle = by.includes(minimum);
        expect(/too little|towards the|earns? a win/.test(text), `${exercise.file}: ${text}`).toBe(
          isTooLittle,
        );
        if (isTooLittle) passed.push(text);
      }
      expect(passed.length).toBeGreaterThan(0);
    });
  },
);

let distances = 0;

describe.each(games)('what $id says of distances', (content) => {
  test('is said by what the course has taught, never after the last draw, and is never more than can be', async () => {
    for await (const exercise of courseThrough(content)) {
      const { ruleset, table, seat, goals, taught, file } = exercise;
      const [goal] = goals;
      if (!goal) continue;
      for (const move of legal(ruleset, table, seat)) {
        for (const reason of [...reasonsAgainst(exercise, move, goal), ...reasonsFor(exercise, goal)]) {
          if (reason.is !== 'further' && reason.is !== 'nearer') continue;
          distances++;
          expect(taught.has(ruleset.wins.shapeRule), file).toBe(true);
          expect(tilesLeft(table.wall), file).toBeGreaterThan(0);
          const short = reason.is === 'nearer' ? reason.short : reason.count;
          if (reason.is === 'further') expect(reason.better, file).toBeLessThan(short);
          expect(short, file).toBeGreaterThan(1);
          // A hand of sets and a pair lacks a pair, and of each set that is still to be made two tiles at most.
          const open = ruleset.deal.sets - table.seats[seat].melds.length;
          expect(short, file).toBeLessThanOrEqual(2 * open + 1);
        }
      }
    }
  });

  test('is the same of equal hands, whichever move leaves them', async () => {
    for await (const exercise of courseThrough(content)) {
      const { ruleset, table, seat, goals } = exercise;
      const [goal] = goals;
      if (!goal) continue;
      const better = new Map<string, number>();
      for (const move of legal(ruleset, table, seat)) {
        for (const reason of reasonsAgainst(exercise, move, goal)) {
          if (reason.is !== 'further' && reason.is !== 'slower') continue;
          expect(better.get(reason.is) ?? reason.better).toBe(reason.better);
          better.set(reason.is, reason.better);
        }
      }
    }
  });
});

test('distances are told of', () => expect(distances).toBeGreaterThan(100));

describe('a word that is said with a discard', async () => {
  const saying = async (options: Chosen, south: string, discard: string): Promise<string> => {
    const { ruleset, table } = seated(await british(options), { turn: 'south', south });
    const read = (text: string) => parseAction(text, table.dealer);
    const said = read(`south discards ${discard} and says fishing`);
    const goal = read(`south discards ${discard}`);
    return told({ ruleset, table }, reasonsAgainst({ ruleset, table }, said, goal));
  };
  const READY = '222m 555p 888s 33m 67p W';
  const FAR = '222m 555p 38s 36m 19p W';

  test('is called a bluff where it is one, with how much is missing', async () => {
    expect(await saying({}, FAR, 'W')).toMatch(
      /“fishing” with a hand that is \w+ tiles short\. That’s a bluff\./,
    );
  });

  test('is never said to freeze a hand that may be changed', async () => {
    for (const hand of [READY, FAR]) expect(await saying({}, hand, 'W')).not.toContain('change');
  });

  test('is said to freeze the hand where the table plays so', async () => {
    expect(await saying({ frozen: 'both' }, READY, 'W')).toContain(
      'from then on you may not change the hand',
    );
  });
});

describe('the reason against a move', () => {
  const content = games.find(({ id }) => id === 'two-five-eight');
  const at = async (scene: string, step: number): Promise<DecisionMoment> => {
    if (!content) throw new Error('there is no such game');
    const played = await courseOf(content).play(scene);
    const frame = played?.compiled.frames[(played.compiled.steps[step - 1]?.from ?? 1) - 1];
    if (!played || !frame) throw new Error(`there is no moment ${step} of ${scene}`);
    return { ruleset: played.ruleset, table: frame.table };
  };
  const against = async (scene: string, step: number, move: string, goal: string): Promise<string> => {
    const moment = await at(scene, step);
    const read = (text: string) => parseAction(text, moment.table.dealer);
    return told(moment, reasonsAgainst(moment, read(move), read(goal)));
  };

  test('that leaves nothing to complete the hand says that another discard would', async () => {
    expect(await against('half-a-jong', 2, 'south discards 5s', 'south discards 9p')).toBe(
      'With a different discard you’d be one tile away from a complete hand.',
    );
  });

  test('that takes a set apart names the set', async () => {
    expect(await against('a-plain-turn', 2, 'south discards 3p', 'south discards 9m')).toMatch(
      /^That takes the 2, 3 and 4 of dots apart/,
    );
  });

  test('that lets a win go says that the hand is complete', async () => {
    expect(await against('hooo-by-fire', 3, 'south passes', 'south wins 8s')).toMatch(/completes your hand/);
    expect(await against('hooo-by-fire', 3, 'south pungs 8s', 'south wins 8s')).toBe(
      'The hand is complete as it is.',
    );
  });

  test('that lets a call go says how many more are to come', async () => {
    expect(await against('calling-a-pung', 3, 'south passes', 'south pungs 5p')).toMatch(
      /^You let it go, and (?:one more is|no other one is) to come\./,
    );
  });

  test('of a win says into which sets the hand falls', async () => {
    const moment = await at('hooo-by-fire', 3);
    const win = parseAction('south wins 8s', moment.table.dealer);
    expect(told(moment, reasonsFor(moment, win))).toMatch(/8s of bamboo.*; and the pair: two 5s of /);
  });

  test('of a win says what it is worth where the lesson is about one of its lines, and else not', async () => {
    const moment = await at('hooo-by-fire', 3);
    const win = parseAction('south wins 8s', moment.table.dealer);
    const [pattern = ''] = scoreOf(moment, win)?.lines.map((line) => line.pattern) ?? [];
    const reasons = reasonsFor(moment, win);
    expect(told(moment, reasons, { ...UNTAUGHT, taught: new Set([pattern]) })).not.toContain('worth');
    expect(told(moment, reasons, { ...UNTAUGHT, teaches: new Set([pattern]) })).toContain('It’s worth ');
  });

  test('is nothing of the right move, which has reasons of its own', async () => {
    const moment = await at('half-a-jong', 2);
    const goal = parseAction('south discards 9p', moment.table.dealer);
    expect(told(moment, reasonsFor(moment, goal))).toBe(
      'Now the 5 of bamboo completes the hand; three of them are left.',
    );
  });

  test('does not take a hand for ready while a tile has still to go', async () => {
    const moment = await at('across-the-table', 3);
    const goal = parseAction('south pungs 9p', moment.table.dealer);
    expect(told(moment, reasonsFor(moment, goal))).toBe(
      'With the right discard, the 2 of bamboo completes the hand; four of them are left.',
    );
  });
});
