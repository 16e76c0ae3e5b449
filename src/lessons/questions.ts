/** Builds the boards of a lesson: questions the reader answers, written by the author or generated. */

import type { RuleId } from '../engine/action.ts';
import type { Table } from '../engine/table.ts';
import { faceCalled } from '../notation/face-name.ts';
import { windNamed } from '../notation/seats.ts';
import { WIN_WAYS } from '../notation/win-ways.ts';
import type { ShownHand } from '../puzzles/hands.ts';
import type { Question } from '../puzzles/question.ts';
import { writtenBoard } from '../questions/boards/board.ts';
import type { SceneMoment } from '../questions/boards/board-claim.ts';
import { NOBODY, STANDS } from '../questions/claim/claim-outcome.ts';
import { ALLOWED } from '../questions/may/attempt.ts';
import type { ScoredHand } from '../questions/worth/rules.ts';
import { frameBefore } from '../scenes/exercise.ts';
import { handsAt, handText } from './board.ts';
import type { LessonCourse, PlayedScene } from './course.ts';
import type { Decision } from './decisions.ts';
import { misreadings } from './misconceptions.ts';
import { count, hands, idsIn, line, oneOf, questionText, rules, scene, tiles, wind } from './prop-types.ts';
import { sceneOf } from './scenes.ts';
import { type CheckContext, may, type PropValues } from './spec.ts';

/** A question as shown to the reader. */
export interface QuestionBoard {
  readonly question: Question;
  /** The author's wording; null uses the wording of the question kind. */
  readonly ask: string | null;
  /** In a drill: the index of the child that it comes from. */
  readonly part?: number;
}

/** The properties any written board may have. */
export const boardProperties = {
  ask: may(questionText, 'the question, where its kind’s own words will not do'),
  hand: may(tiles, 'the hand it is about'),
  by: may(oneOf('draw', 'discard'), 'how the last tile came, if its mark does not show it'),
  seat: may(wind, 'whose hand it is; East’s, where nothing is said'),
  round: may(wind, 'the round; East’s, where nothing is said'),
  way: may(
    oneOf(...WIN_WAYS),
    'what was special about the last tile: the wall’s last, for a flower, for a kong, for a second kong that it made, or before anything else',
  ),
  dora: may(tiles, 'the indicators that lie open'),
  ura: may(tiles, 'those under them'),
  river: may(tiles, 'of pass and barred: what the player has discarded'),
  under: may(hands, 'another kind of hand'),
};

/** The additional properties of a board about a table. */
export const tableProperties = {
  scene: may(scene, 'whose table it is about'),
  step: may(count, 'the moment before that step of the scene'),
  try: may(line, 'the move that is tried there; of claim every call, with “ | ” between'),
  tiles: may(tiles, 'of safe: the tiles of the hand that are offered'),
  rules: may(rules, 'of may: three rules that might forbid it, the right one among them'),
};

type BoardValues = PropValues<typeof boardProperties> &
  Partial<PropValues<typeof tableProperties>> & { readonly ticked?: string | undefined };

/**
 * Builds an author's board; the rules compute its answers.
 * @throws LessonError when the question cannot be built, or another answer is right
 */
export async function boardOf(
  kind: string,
  props: BoardValues & { readonly answer?: string | undefined },
  claimed: CheckContext,
): Promise<QuestionBoard> {
  const { course, place } = claimed;
  const played = props.scene === undefined ? null : await sceneOf(props.scene, claimed);
  const moment = played && momentOf(played, props.step ?? 1, claimed);
  const under = props.under ?? (played?.scene.under === 'ordinary' ? undefined : played?.scene.under);
  const written = writtenBoard(
    {
      ...props,
      kind,
      under,
      seat: windNamed(props.seat),
      round: windNamed(props.round),
      rules: idsIn(props.rules),
      ticked: idsIn(props.ticked),
      ...(moment && { moment }),
    },
    { concepts: course.concepts, generator: course.generator(under) },
    place,
  );
  const question =
    kind === 'worth' ? withTaughtLines(written as Question<ScoredHand>, course, place.file) : written;
  return { question, ask: props.ask ?? null };
}

/** The number of wrong score lines added when all remaining lines would be right. */
const OTHERS = 3;

/**
 * Removes the score lines the course has not taught yet from a worth question. When only right lines remain, it adds
 * wrong ones the course has taught; failing that, wrong ones it teaches next.
 */
function withTaughtLines(
  question: Question<ScoredHand>,
  course: LessonCourse,
  file: string,
): Question<ScoredHand> {
  const later = course.later(file);
  const { subject, key } = question;
  const left = subject.lines.filter((line) => key.includes(line) || !later.has(line.split(' ')[0] ?? line));
  const isOther = (id: RuleId): boolean => {
    const { shows, parts } = course.rules.get(id) ?? {};
    return shows !== undefined && parts === undefined && !key.includes(id);
  };
  const known = [...course.rules.keys()].filter((id) => isOther(id) && !later.has(id));
  const others = known.length > 0 ? known : [...later].filter(isOther);
  const isSure = left.every((line) => key.includes(line));
  const lines = isSure ? [...left, ...others.slice(0, OTHERS)].sort() : left;
  return lines.length === left.length && isSure
    ? question
    : { ...question, subject: { ...subject, lines }, choices: lines };
}

/** Returns a board's entry in the lesson's list of decisions. */
export function decisionOf({ question, ask }: QuestionBoard, course: LessonCourse): Decision {
  const { spec, key, decides, strictly = [], subject } = question;
  const { concept } = spec;
  const hands = handsOf(subject);
  return {
    is: 'decision',
    kind: course.concepts.get(concept)?.decision ?? 'fact',
    ask: ask ?? concept,
    deal: `${concept} ${hands.length > 0 ? hands.join(' ') : JSON.stringify(subject)}`,
    hands,
    ruleset: course.ruleset,
    // A reader who has not met a rule cannot apply it too strictly, so `strictly` rules do not count.
    rests: [
      ...new Set([
        ...decides.filter((rule) => !strictly.includes(rule) && faceCalled(rule) === null),
        ...rulesNamed(question),
        ...rulesExchanged(question, course),
      ]),
    ],
    ...(concept === 'pass' && { passes: key.includes('pass') }),
    ...(concept === 'win' && { yes: key.includes('yes') }),
    generic: 0,
  };
}

/**
 * Returns the rules whose misreading changes the answer. Such rules decide this question although practice has no
 * questions about them.
 */
function rulesExchanged({ spec, subject, key }: Question, course: LessonCourse): RuleId[] {
  const concept = course.concepts.get(spec.concept);
  if (!concept) return [];
  const { ruleset, table } = course.generator(spec.under);
  // When a hand is sorted into sets, every valid way is right.
  if (spec.concept === 'sort') return [];
  return misreadings(ruleset).flatMap((other) =>
    concept.key(subject, other.ruleset, table).join() === key.join() ? [] : [other.rule],
  );
}

/** Returns the rules named in the right answer; a reader must know them to give it. */
function rulesNamed({ spec: { concept }, key }: Question): RuleId[] {
  if (concept === 'may') return key.filter((answer) => answer !== ALLOWED);
  if (concept !== 'claim') return [];
  const fates = key.map((fate) => fate.slice(fate.indexOf(':') + 1));
  return fates.filter((fate) => fate !== STANDS && fate !== NOBODY);
}

/** Returns the hands a question shows, in sorted notation. */
function handsOf(subject: unknown): string[] {
  const { table, hand = subject } = subject as { readonly table?: Table; readonly hand?: unknown };
  if (table) return handsAt(table);
  const { concealed, melds, winning } = hand as Partial<ShownHand>;
  if (!concealed) return [];
  const called = (melds ?? []).flatMap((meld) => meld.tiles);
  return [handText([...concealed, ...called, ...(winning === undefined ? [] : [winning])])];
}

/** The number of past events shown beside the table. */
const EVENTS_SHOWN = 8;

/** Returns the table before a step, with the last {@link EVENTS_SHOWN} events. */
function momentOf(
  { compiled, scene }: PlayedScene,
  step: number,
  { place, fault }: CheckContext,
): SceneMoment {
  if (Object.keys(scene.options).length > 0) {
    throw fault('boards are asked under the ordinary options', 'Take a scene without options.');
  }
  const at = frameBefore(compiled, step, place);
  const frame = compiled.frames[at] ?? compiled.frames[0];
  const before = compiled.frames.slice(Math.max(0, at + 1 - EVENTS_SHOWN), at + 1);
  return { table: frame.table, since: before.flatMap(({ event }) => event ?? []) };
}
