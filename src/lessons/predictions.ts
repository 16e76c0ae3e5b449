/** Builds the `<Predict>` questions of a scene: what happens next, with an explanation for each answer. */
import type { RuleId } from '../engine/action.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Frame } from '../machines/table.ts';
import type { SeatName } from '../notation/seats.ts';
import { actingIn } from '../scenes/acting-seats.ts';
import { eventsIn, rulesOfLine } from '../scenes/action-lines.ts';
import { checkTiles } from '../scenes/claim.ts';
import { LessonError, type SourcePlace } from '../scenes/error.ts';
import { filledText, momentOfQuestion } from '../scenes/placeholders.ts';
import { seatGuesses } from '../scenes/presentation/predictions.ts';
import { seenAt, stepTexts, textBefore } from '../scenes/presentation/steps.ts';
import { seatNamed } from '../scenes/setup/written-tiles.ts';
import type { CheckAnswer, Prediction } from '../sessions/props.ts';
import type { Author } from './author.ts';
import { matchComesTo } from './between-deals.ts';
import choice from './Choice/spec.ts';
import type { RenderedPart } from './children.ts';
import type { PlayedScene } from './course.ts';
import type { Decision } from './decisions.ts';
import { foreseenGuesses } from './guesses.ts';
import predict from './Predict/spec.ts';
import type { PredictionAnswers } from './prediction-answers.ts';
import { FORESEEN, foreseen, happeningAt, stillToCome } from './prediction-outcomes.ts';
import { rulesOfWho } from './prediction-seats.ts';
import { type ChildComponent, type PropValues, partsThatAre } from './spec.ts';

/** A checked question. The scene answers it, or the author's choices do. */
export interface CheckedPrediction {
  /** The script line asked about, and the step that shows it; both count from 1. */
  readonly line: number;
  readonly step: number;
  readonly ask: string;
  /** The right seats, for “who acts?” and “who deals next?”; else null. */
  readonly seats: readonly Seat[] | null;
  /** True when the question is about the deal that follows. */
  readonly next: boolean;
  /** The answers, for questions about automatic events; else null. */
  readonly foreseen: PredictionAnswers | null;
  /** The rules that decide the answer, as the engine names them. */
  readonly rules: readonly RuleId[];
}

/** The least number of written answers; with two the reader could guess. */
const FEWEST = 3;

/**
 * Checks the questions of a scene and sorts them by step.
 * @throws LessonError when the event asked about does not happen at the step, or no answer is right
 */
export function checkPredictions(played: PlayedScene, parts: readonly ChildComponent[]): CheckedPrediction[] {
  return partsThatAre(predict, parts)
    .map((part) => checkedPrediction(played, part))
    .sort((a, b) => a.step - b.step);
}

type Written = ChildComponent & { readonly values: PropValues<typeof predict.properties> };

function checkedPrediction(played: PlayedScene, { values, parts, place }: Written): CheckedPrediction {
  const { compiled, ruleset } = played;
  const { step } = values;
  const fault = (what: string, hint: string) => new LessonError(place, what, hint);
  const at = compiled.steps[step - 1];
  if (!at) throw fault(`the scene has no step ${step}`, `It has ${compiled.steps.length}, counted from 1.`);
  const before = compiled.frames[at.from - 1] as Frame;
  const ask = filledText(values.ask, momentOfQuestion(before.table, ruleset, compiled.seat), place);
  const where = { line: step, step: seenAt(compiled, step), ask, seats: null, next: false, foreseen: null };
  const answers = partsThatAre(choice, parts);
  const [kind, ...more] = KINDS.filter((each) => values[each] !== undefined && values[each] !== false);
  if (kind && (more.length > 0 || answers.length > 0)) {
    throw fault(`<Predict> has ${more[0] ?? 'answers'} and ${kind}`, 'The rules answer one question.');
  }
  switch (kind) {
    case 'who':
      return { ...where, ...whoActs(played, step, fault) };
    case 'next':
      return { ...where, ...whoDeals(played, step, fault) };
    case 'left':
      return { ...where, ...howManyLeft(played, before, values.left ?? '', place) };
    case 'final':
      return { ...where, ...whatItComesTo(played, step, values.final ?? 'east', fault) };
    case undefined:
      checkAnswers(answers, fault);
      return { ...where, rules: rulesOfLine(played, step) };
    default: {
      const happening = happeningAt(played, step);
      const found = happening && foreseen(kind, happening);
      if (!found) throw fault(...MISSING_EVENT[kind]);
      return { ...where, foreseen: found, rules: found.rules };
    }
  }
}

/** The question kinds whose answers are computed. */
const KINDS = ['who', 'next', 'left', 'final', ...FORESEEN] as const;

/** The error for each kind when its event does not happen at the step: what is wrong, and what to write instead. */
const MISSING_EVENT: Readonly<Record<(typeof FORESEEN)[number], readonly [what: string, hint: string]>> = {
  what: ['nobody draws or discards at this step', 'Take a step that does, or one that ends the deal.'],
  tile: [
    'no tile is drawn at this step, or the ends of the wall are alike',
    'Take the step at which it is drawn, and write other tiles to the ends of the wall.',
  ],
  seen: ['nobody draws, or declares a concealed kong, at this step', 'Take the step that does.'],
  counters: ['the deal does not end at this step, or has no counters', 'Take the step that ends it.'],
  pot: ['the deal does not end at this step, or nothing lies in the pot', 'Take the step that ends it.'],
  follows: ['the deal does not end at this step', 'Take the step that ends it.'],
};

type Fault = (what: string, hint: string) => LessonError;

function whoActs(played: PlayedScene, step: number, fault: Fault) {
  const seats = actingIn(eventsIn(played.compiled, step));
  if (seats.length === 0) throw fault(`nobody acts at step ${step}`, 'Take the step at which the seat acts.');
  const happening = happeningAt(played, step);
  const unsaid = happening ? rulesOfWho(happening, seats) : [];
  return { seats, rules: [...new Set([...unsaid, ...rulesOfLine(played, step)])] };
}

function whoDeals({ compiled }: PlayedScene, step: number, fault: Fault) {
  const [following] = eventsIn(compiled, step).flatMap((event) =>
    event.type === 'ended' ? [event.following] : [],
  );
  if (!following || following.over) {
    throw fault(`no deal follows step ${step}`, 'Take the step that ends a deal, and not the match.');
  }
  return { seats: [following.dealer], next: true, rules: [following.rule] };
}

function whatItComesTo(played: PlayedScene, step: number, wind: SeatName, fault: Fault) {
  const happening = happeningAt(played, step);
  const { dealer } = played.compiled.frames[0].table;
  const found = happening && matchComesTo(seatNamed(wind, dealer), happening);
  if (!found) throw fault('no match ends at this step', 'Take the step that ends one.');
  return { foreseen: found, rules: found.rules };
}

function howManyLeft(
  { compiled, ruleset }: PlayedScene,
  { table }: Frame,
  written: string,
  place: SourcePlace,
) {
  const tiles = checkTiles(written, ruleset, place);
  const [tile] = tiles;
  if (tile === undefined || tiles.length > 1) {
    throw new LessonError(
      place,
      `“${written}” is not one tile`,
      'Write the kind that is counted: left="7s".',
    );
  }
  const found = stillToCome(tile, table, compiled.seat, ruleset);
  return { foreseen: found, rules: found.rules };
}

function checkAnswers(
  answers: readonly { readonly values: PropValues<typeof choice.properties> }[],
  fault: Fault,
) {
  if (answers.length < FEWEST) {
    throw fault(
      `<Predict> has ${answers.length} answers`,
      `Write ${FEWEST} or more, or one of: ${KINDS.join(', ')}.`,
    );
  }
  if (!answers.some(({ values }) => values.right)) {
    throw fault('no answer of this question is right', 'Write <Choice says="…" right>…</Choice> for it.');
  }
}

/** Returns the question's entry in the lesson's list of decisions. */
export function predictionDecision(
  { ask, seats, foreseen, rules }: CheckedPrediction,
  scene: string,
  ruleset: Ruleset,
): Decision {
  return {
    is: 'decision',
    kind: seats ? 'who-gets-it' : foreseen ? 'what-happens' : 'fact',
    ask,
    deal: `${scene} ${ask}`,
    hands: [],
    ruleset,
    rests: rules,
    generic: 0,
  };
}

/** Returns the widget's data. @param parts the scene's child components, as rendered */
export function predictionProps(
  author: Author,
  played: PlayedScene & { readonly predictions: readonly CheckedPrediction[] },
  parts: readonly RenderedPart[],
): Prediction[] {
  const texts = stepTexts(author, played, played.compiled.seat);
  const written = partsThatAre(predict, parts);
  return played.predictions.map((each) => {
    const { line, step, ask, seats, foreseen } = each;
    const happens = texts[step - 1]?.text ?? '';
    const before = { step, ask, lead: textBefore(author, played, step) };
    if (foreseen) return { ...before, answers: foreseenGuesses(author, foreseen, happens) };
    if (seats)
      return {
        ...before,
        answers: seatGuesses(author, played, { ...each, seats, line: each.next ? null : line }, happens),
      };
    const choices = partsThatAre(choice, written.find(({ values }) => values.step === line)?.parts ?? []);
    return {
      ...before,
      answers: choices.map(
        ({ values, html }): CheckAnswer => ({
          html: values.says,
          text: values.says,
          right: values.right === true,
          why: html.trim(),
        }),
      ),
    };
  });
}
