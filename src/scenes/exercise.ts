/** Checks the claims lessons make about scenes: an exercise at one moment, a payment, or the worth of a pattern. */
import { type Action, type RuleId, sameAction } from '../engine/action.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { ScoreLine } from '../engine/score.ts';
import type { Seat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import { playMove } from '../machines/play.ts';
import type { Frame } from '../machines/table.ts';
import { parseAction } from '../notation/lines.ts';
import { parseSeat, seatName } from '../notation/seats.ts';
import type { CompiledScene } from './compile.ts';
import { LessonError, type SourcePlace } from './error.ts';
import { filledText, momentOfQuestion } from './placeholders.ts';
import { parseAt } from './read-hand.ts';
import { ruleOf } from './reasons.ts';

export interface TurnClaim {
  /** The step the reader plays, counted from 1. */
  readonly step: number;
  /** The reader's seat by name, for example “south”. */
  readonly seat: string;
  /** The right move, or several separated by “ | ”; any one of them is right. */
  readonly goal: string;
  /** The question text, which may take waits and amounts from the table. */
  readonly ask?: string;
  /** Wrong but legal moves with their own answer text, and where each is written. */
  readonly tries?: readonly { readonly try: string; readonly place: SourcePlace }[];
}

export interface CheckedTurn {
  /** Index of the frame at which the reader acts. */
  readonly frame: number;
  readonly seat: Seat;
  readonly ask: string;
  readonly goals: readonly Action[];
  readonly tries: readonly Action[];
}

/**
 * Checks `<YourTurn scene="…" step={3} seat="south" goal="south pungs 5p">` and the `<Wrong try="…">` in it.
 * @throws LessonError when the seat is not to act then, a goal is not allowed, a wrong move is refused by the rules or
 * is a goal, or the question has a placeholder that the table cannot fill
 */
export function checkTurn(
  claim: TurnClaim,
  scene: CompiledScene,
  ruleset: Ruleset,
  place: SourcePlace,
): CheckedTurn {
  const frame = frameBefore(scene, claim.step, place);
  const before = scene.frames[frame] as Frame;
  const { table } = before;
  const { dealer } = table;
  const seat = parseAt(place, () => parseSeat(claim.seat, dealer));
  const awaits = awaitedSeats(table);
  if (!awaits.includes(seat)) {
    const who =
      awaits.map((each) => seatName(each, dealer)).join(', ') ||
      'nobody; let the script name the draw before it';
    throw new LessonError(
      place,
      `before step ${claim.step} it is not for ${claim.seat} to act`,
      `It is for ${who}.`,
    );
  }
  const goals = claim.goal
    .split('|')
    .map((text) => readAllowedAction(text.trim(), scene, frame, ruleset, seat, place));
  const tries = (claim.tries ?? []).map((wrong) => {
    const action = readAllowedAction(wrong.try, scene, frame, ruleset, seat, wrong.place);
    if (goals.some((goal) => sameAction(goal, action))) {
      throw new LessonError(
        wrong.place,
        `“${wrong.try}” is the goal`,
        'Only other moves are answered with <Wrong>.',
      );
    }
    return action;
  });
  const ask = filledText(claim.ask ?? '', momentOfQuestion(table, ruleset, seat), place);
  return { frame, seat, ask, goals, tries };
}

/** Returns the index of the frame before this step (steps count from 1). @throws LessonError for a step out of range */
export function frameBefore(scene: CompiledScene, stepNumber: number, place: SourcePlace): number {
  const at = scene.steps[stepNumber - 1];
  if (at) return at.from - 1;
  throw new LessonError(
    place,
    `the scene has no step ${stepNumber}`,
    `It has ${scene.steps.length}, counted from 1.`,
  );
}

function readAllowedAction(
  text: string,
  scene: CompiledScene,
  frame: number,
  ruleset: Ruleset,
  seat: Seat,
  place: SourcePlace,
): Action {
  const { table } = scene.frames[frame] as Frame;
  const action = parseAt(place, () => parseAction(text, table.dealer));
  if (action.seat !== seat) {
    throw new LessonError(
      place,
      `“${text}” is not the reader’s to do`,
      `The reader is ${seatName(seat, table.dealer)}.`,
    );
  }
  const done = playMove(ruleset, table, action);
  if (done.is === 'done') return action;
  throw new LessonError(
    place,
    `“${text}” is not allowed here`,
    `It is refused by ${ruleOf(done.reason)}, and answered by that rule.`,
  );
}

/**
 * Returns the amount for `<Pays rule="fire-pays" />`: what one seat pays by this rule in the scene that shows it.
 * @throws LessonError when the scene has no payment by the rule, or payments of different amounts
 */
export function amountPaid(scene: CompiledScene, rule: RuleId, place: SourcePlace): number {
  const amounts = new Set(
    scene.frames.flatMap(({ event }) =>
      event?.type === 'paid'
        ? event.group.payments.filter((payment) => payment.rule === rule).map((payment) => payment.amount)
        : [],
    ),
  );
  const [amount] = amounts;
  if (amount !== undefined && amounts.size === 1) return amount;
  throw new LessonError(
    place,
    amounts.size === 0
      ? `nothing is paid by ${rule}`
      : `${rule} does not always pay the same: ${[...amounts].join(', ')}`,
    'The rulebook’s scene of this rule must have one payment by it, or several alike.',
  );
}

/**
 * Returns the worth for `<Worth rule="all-triplets" />`: one score line of this pattern in the scene that shows it.
 * @throws LessonError when no winner scores the pattern, or with different amounts
 */
export function amountScored(
  scene: CompiledScene,
  rule: RuleId,
  place: SourcePlace,
): Pick<ScoreLine, 'worth' | 'of'> {
  const { stage } = (scene.frames.at(-1) ?? scene.frames[0]).table;
  const outcome = stage.phase === 'settling' || stage.phase === 'ended' ? stage.outcome : null;
  const winners = outcome?.is === 'won' ? outcome.winners : [];
  const lines = winners.flatMap(({ score }) => score.lines.filter(({ pattern }) => pattern === rule));
  const amounts = new Set(lines.map(({ worth }) => worth));
  const [line] = lines;
  if (line && amounts.size === 1) return { worth: line.worth, ...(line.of && { of: line.of }) };
  throw new LessonError(
    place,
    amounts.size === 0
      ? `nobody is given anything for ${rule}`
      : `${rule} is not always worth the same: ${[...amounts].join(', ')}`,
    'The rulebook’s scene of this pattern must end with a hand that has it.',
  );
}
