/** The value types for properties of lesson components. */
import type { RuleId } from '../engine/action.ts';
import { SEAT_NAMES } from '../notation/seats.ts';
import type { Difficulty } from '../puzzles/question.ts';
import { nearest } from '../scenes/spelling.ts';
import type { LessonCourse } from './course.ts';
import type { PropKind, PropMistake } from './spec.ts';

const quotedAttribute = (name: string): string => `${name}="…"`;

const readText = (written: unknown): string | undefined =>
  typeof written === 'string' && written.trim() !== '' ? written.trim() : undefined;

const textOf = (is: string): PropKind<string> => ({ is, like: quotedAttribute, read: readText });

/** A short text that the reader does not see. */
export const text = textOf('text');

/** Tiles in notation. The component's check parses them. */
export const tiles = textOf('tiles');

/** A script line. The component's check parses it. */
export const line = textOf('a line of a script');

/** The right answer of a board, in the notation of its question kind. */
export const answer = textOf('an answer');

/** An amount with its unit: “15 points”. */
export const amount = textOf('an amount with its unit');

/** The number of stacks on each of the wall's four sides: “18 18 18 18”. */
export const stacks: PropKind<string> = {
  is: 'four numbers, with spaces between',
  like: (name) => `${name}="18 18 18 18"`,
  read: (written) => (typeof written === 'string' && /^\d+( \d+){3}$/.test(written) ? written : undefined),
};

/** Scoring sticks: “10000 2x5000 9x1000 10x100”. */
export const sticks: PropKind<string> = {
  is: 'sticks of 10,000, 5,000, 1,000 and 100',
  like: (name) => `${name}="2x5000 3x1000"`,
  read: (written) =>
    typeof written === 'string' &&
    /^(\d+x)?(10000|5000|1000|100)( (\d+x)?(10000|5000|1000|100))*$/.test(written)
      ? written
      : undefined,
};

/** Text shown to the reader. */
export const proseText: PropKind<string> = { ...textOf('text'), isProse: true };

/** A question; it may begin with an assumption. */
export const questionText: PropKind<string> = { ...proseText, supposes: true };

export const flag: PropKind<boolean> = {
  is: 'true or false',
  like: (name) => `${name}={true} or ${name}={false}`,
  read: (written) => (typeof written === 'boolean' ? written : undefined),
};

/** A number counted from 1. */
export const count: PropKind<number> = {
  is: 'a whole number from 1',
  like: (name) => `${name}={3}`,
  read: (written) =>
    typeof written === 'number' && Number.isInteger(written) && written > 0 ? written : undefined,
};

const GRADES: readonly Difficulty[] = [1, 2, 3];

/** A question's difficulty, 1 to 3. */
export const grade: PropKind<Difficulty> = {
  is: '1, 2 or 3',
  like: (name) => `${name}={1}`,
  read: (written) => GRADES.find((each) => each === written),
};

/** An author-chosen name (small letters, digits, hyphens) under which something is remembered. */
export const name: PropKind<string> = {
  is: 'a name in small letters',
  like: quotedAttribute,
  read: (written) => (typeof written === 'string' && /^[a-z][a-z0-9-]*$/.test(written) ? written : undefined),
};

/** Builds a type that accepts one of these words. */
export const oneOf = <T extends string>(...words: readonly T[]): PropKind<T> => ({
  is: words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words.join(),
  like: (name) => words.map((word) => `${name}="${word}"`).join(' or '),
  read: (written) => words.find((word) => word === written),
});

export const wind = oneOf(...SEAT_NAMES);

const unknownRule = (id: RuleId, { rules }: LessonCourse): PropMistake | null =>
  rules.has(id) ? null : { what: `there is no rule “${id}”`, hint: nearest(id, rules.keys()) };

/** The id of a rule of this game, or of a common rule. */
export const rule: PropKind<RuleId> = { ...textOf('a rule’s id'), known: unknownRule };

/** Splits a text into rule ids at spaces and commas. */
export const idsIn = (written: string | undefined): RuleId[] =>
  written?.split(/[\s,]+/).filter(Boolean) ?? [];

export const rules: PropKind<string> = {
  ...textOf('ids of rules, with spaces between'),
  known: (written, course) => {
    const [first] = idsIn(written).flatMap((id) => unknownRule(id, course) ?? []);
    return first ?? null;
  },
};

/** A scene's file name, or "<ruleset>/<name>". Whether it exists is checked when the scene is played. */
export const scene = textOf('the name of a scene');

/** A question kind that this game has. */
export const question: PropKind<string> = {
  ...textOf('a kind of question'),
  known: (kind, { ruleset, concepts }) =>
    concepts.has(kind)
      ? null
      : { what: `${ruleset.title} has no questions of “${kind}”`, hint: nearest(kind, concepts.keys()) },
};

/** A kind of hand this game has, for example `ordinary`. */
export const hands: PropKind<string> = {
  ...textOf('a kind of hand'),
  known: (name, { ruleset, under, kinds }) =>
    under(name)
      ? null
      : { what: `${ruleset.title} has no hands under “${name}”`, hint: nearest(name, kinds) },
};
