/** Computes which rules of a course the reader has learned, and which of them are shaky. */
import type { LessonExercises, SolvedExercises } from '../../storage/exercises.ts';
import { isDone } from '../../storage/exercises.ts';
import { type Cards, cardOf } from '../../storage/practice.ts';

/** A rule with the lesson that teaches it. */
export interface TaughtRule {
  readonly id: string;
  /** The key of its lesson, "<ruleset>/<slug>". */
  readonly lesson: string;
}

/** `new`: its lesson is not done. `known`: it is done. `shaky`: done, but a card of the rule was missed and is due. */
type RuleState = 'new' | 'known' | 'shaky';

/** What the reader has done: solved exercises, practice cards, and the days on which something of this course was done. */
interface ReaderRecord {
  readonly solved: SolvedExercises;
  readonly cards: Cards;
  readonly days: readonly string[];
}

interface Growth {
  readonly states: ReadonlyMap<string, RuleState>;
  readonly known: number;
  readonly shaky: number;
  /** Rules learned in the last seven days. */
  readonly thisWeek: number;
  /** Number of days with any activity in this course. */
  readonly days: number;
}

const DAY = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Computes the state of each rule and the totals.
 * @param now in milliseconds since 1970
 */
export function growthOf(
  ruleset: string,
  rules: readonly TaughtRule[],
  lessons: ReadonlyMap<string, LessonExercises>,
  { solved, cards, days: noted }: ReaderRecord,
  now: number,
): Growth {
  const own = Object.entries(cards).flatMap(([name, card]) => {
    const of = cardOf(name);
    return of?.ruleset === ruleset ? [{ rule: of.rule, card }] : [];
  });
  const due = new Set(own.flatMap(({ rule, card }) => ((card.memory?.due ?? now + 1) <= now ? [rule] : [])));
  const weekAgo = dayOf(now - 7 * DAY);
  const states = new Map<string, RuleState>();
  let thisWeek = 0;
  for (const { id, lesson } of rules) {
    const of = lessons.get(lesson);
    const isKnown = of !== undefined && isDone(of, solved);
    states.set(id, isKnown ? (due.has(id) ? 'shaky' : 'known') : 'new');
    // A lesson is done on the day its last exercise was solved.
    const on =
      of?.exercises
        .map((name) => solved[name] ?? '')
        .sort()
        .at(-1) ?? '';
    if (isKnown && on > weekAgo) thisWeek++;
  }
  const count = (state: RuleState) => [...states.values()].filter((each) => each === state).length;
  const days = new Set([
    ...[...lessons.values()].flatMap(({ exercises }) => exercises.flatMap((name) => solved[name] ?? [])),
    ...own.map(({ card }) => dayOf(card.at)),
    ...noted,
  ]);
  return { states, known: count('known'), shaky: count('shaky'), thisWeek, days: days.size };
}
