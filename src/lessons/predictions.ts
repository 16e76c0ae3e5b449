/** Where a scene stops and asks what happens next: the answers, and what is said to each. */
import type { RuleId } from '../engine/action.ts';
import { rulesOf } from '../engine/rules-of.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import type { TableEvent } from '../engine/table.ts';
import type { Frame } from '../machines/table.ts';
import { LessonError } from '../scenes/error.ts';
import { checkTold } from '../scenes/said/captions.ts';
import type { Guess, Prediction } from '../sessions/props.ts';
import type { Telling } from '../words/words.ts';
import { type Author, addressOf } from './author.ts';
import type { PlayedScene } from './course.ts';
import type { Decision } from './doings.ts';
import type { RenderedPart } from './parts.ts';
import { type Given, type Part, partsThatAre } from './spec.ts';
import choice from './specs/Choice.ts';
import predict from './specs/Predict.ts';
import { shownSteps, stepTexts } from './steps.ts';

/** A question that its scene answers, or its author. */
export interface CheckedPrediction {
  /** The line of the script that is asked about, and the step in which it is seen; both from 1. */
  readonly line: number;
  readonly step: number;
  readonly ask: string;
  /** Whoever acts at the step, or deals next, where that is what is asked. */
  readonly seats: readonly Seat[] | null;
  /** Whether it is about the deal that follows. */
  readonly next: boolean;
  /** The rules by which that happens which answers it, as the engine says. */
  readonly rules: readonly RuleId[];
}

/** Fewer answers would make it a toss. */
const FEWEST = 3;

/** @throws LessonError when nobody acts at the step, no answer is right, or what is asked cannot be */
export function checkPredictions(played: PlayedScene, parts: readonly Part[]): CheckedPrediction[] {
  return partsThatAre(predict, parts)
    .map((part) => checkedPrediction(played, part))
    .sort((a, b) => a.step - b.step);
}

function checkedPrediction(
  { compiled, ruleset }: PlayedScene,
  {
    given: { step, ask, who, next },
    parts,
    place,
  }: Part & { readonly given: Given<typeof predict.properties> },
): CheckedPrediction {
  const fault = (what: string, hint: string) => new LessonError(place, what, hint);
  const at = compiled.steps[step - 1];
  if (!at) throw fault(`the scene has no step ${step}`, `It has ${compiled.steps.length}, counted from 1.`);
  const seen = shownSteps(compiled).findIndex(({ from, to }) => from <= at.from && at.from <= to);
  const where = { line: step, step: seen + 1 };
  const before = compiled.frames[at.from - 1] as Frame;
  checkTold(ask, { before, frames: [], ruleset }, compiled.seat ?? 0, place);
  const answers = partsThatAre(choice, parts);
  const events = eventsIn(compiled, step);
  const rules = [...new Set(events.filter(isTheAnswer).flatMap((event) => rulesOf(event, ruleset)))];
  if (next) {
    const following = events.flatMap((event) => (event.type === 'ended' ? [event.following] : []))[0];
    if (!following || following.over) {
      throw fault(`no deal follows step ${step}`, 'Take the step that ends a deal, and not the match.');
    }
    if (who || answers.length > 0)
      throw fault('<Predict> has other answers and next', 'The rules say who deals next.');
    return { ...where, ask, seats: [following.dealer], next, rules: [following.rule] };
  }
  if (who) {
    const seats = actingIn(events);
    if (seats.length === 0)
      throw fault(`nobody acts at step ${step}`, 'Take the step at which the seat acts.');
    if (answers.length > 0) throw fault('<Predict> has answers and who', 'The script says who acts.');
    return { ...where, ask, seats, next: false, rules };
  }
  if (answers.length < FEWEST) {
    throw fault(
      `<Predict> has ${answers.length} answers`,
      `Write ${FEWEST} or more, or who or next for the four seats.`,
    );
  }
  if (!answers.some(({ given }) => given.right)) {
    throw fault('no answer of this question is right', 'Write <Choice says="…" right>…</Choice> for it.');
  }
  return { ...where, ask, seats: null, next: false, rules };
}

const eventsIn = ({ frames, steps }: PlayedScene['compiled'], step: number): TableEvent[] => {
  const { from = 0, to = -1 } = steps[step - 1] ?? {};
  return frames.slice(from, to + 1).flatMap(({ event }) => event ?? []);
};

/** What is paid afterwards, and who deals next, nobody has to know to say what happens. */
const isTheAnswer = ({ type }: TableEvent): boolean => type !== 'paid' && type !== 'ended';

/** The seats that get a tile, win or act in these events. */
function actingIn(events: readonly TableEvent[]): readonly Seat[] {
  for (const event of events) {
    if (event.type === 'awarded') return event.stand.map(({ seat }) => seat);
    if (event.type === 'won') return [event.win.seat];
    if (event.type === 'drew' || event.type === 'discarded' || event.type === 'konged') return [event.seat];
  }
  return [];
}

/** As it counts among the decisions of its lesson. */
export function predictionDecision(
  { ask, seats, rules }: CheckedPrediction,
  scene: string,
  ruleset: Ruleset,
): Decision {
  return {
    is: 'decision',
    kind: seats ? 'who-gets-it' : 'fact',
    ask,
    deal: `${scene} ${ask}`,
    hands: [],
    ruleset,
    rests: rules,
    generic: 0,
  };
}

/** What the widget is given. @param parts of the scene, as they were rendered */
export function predictionProps(
  author: Author,
  played: PlayedScene & { readonly predictions: readonly CheckedPrediction[] },
  parts: readonly RenderedPart[],
): Prediction[] {
  const told = stepTexts(author, played, played.compiled.seat);
  const written = partsThatAre(predict, parts);
  return played.predictions.map(({ line, step, ask, seats, next }) => ({
    step,
    ask,
    answers: seats
      ? seatGuesses(author, played, seats, next ? null : line, told[step - 1]?.text ?? '')
      : partsThatAre(choice, written.find(({ given }) => given.step === line)?.parts ?? []).map(
          ({ given, html }): Guess => ({
            html: given.says,
            text: given.says,
            right: given.right === true,
            why: html.trim(),
          }),
        ),
  }));
}

/** The four seats; whoever called and did not get the tile is told by which rule. @param line null if nobody called */
function seatGuesses(
  author: Author,
  { compiled, ruleset }: PlayedScene,
  seats: readonly Seat[],
  line: number | null,
  happens: string,
): Guess[] {
  const { words, say } = author;
  const { dealer } = compiled.frames[0].table;
  const telling: Telling = { reader: compiled.seat, dealer, terms: ruleset.terms };
  const called = line === null ? [] : eventsIn(compiled, line);
  const awarded = called.find((event) => event.type === 'awarded');
  return SEATS.map((seat): Guess => {
    const name = words.seatName(seat, telling, 'start');
    const right = seats.includes(seat);
    const lost = awarded?.lost.find(({ bid }) => bid.seat === seat);
    const explained = lost && awarded ? words.explainLost(lost, awarded.stand, telling) : null;
    const why = explained
      ? `${explained.head} ${explained.text}`
      : right
        ? happens
        : say.scene.happens(happens);
    return {
      html: name,
      text: name,
      right,
      why: `<p>${why}</p>`,
      ...(explained && { rule: { id: explained.rule, href: addressOf(author, explained.rule) } }),
    };
  });
}
