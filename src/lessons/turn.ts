/** Builds the props of an exercise: the table, the right moves, and a text for every move. */
import { words as sayWords } from '#i18n/words.ts';
import { type Action, sameAction } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import { legal } from '../engine/legality/legal.ts';
import { rulesOf } from '../engine/rules-of-event.ts';
import { heardBy } from '../engine/view.ts';
import type { MessageContext } from '../i18n/message-context.ts';
import type { FollowingStep, RightMove, TurnProps, WrongMove } from '../islands/YourTurn/props.ts';
import type { Frame } from '../machines/table.ts';
import type { CheckedTurn } from '../scenes/exercise.ts';
import { recordingOf, rulesAt } from '../scenes/presentation/reel.ts';
import { narrateStep } from '../scenes/presentation/steps.ts';
import type { Author } from './author.ts';
import { eventsOf } from './board.ts';
import type { RenderedPart } from './children.ts';
import type { PlayedScene } from './course.ts';
import { exerciseName } from './exercises.ts';
import right from './Right/spec.ts';
import { reasonTextOf } from './reason-texts.ts';
import { type MoveReason, reasonsAgainst, reasonsFor } from './reasons.ts';
import { type PropValues, partsThatAre } from './spec.ts';
import wrong from './Wrong/spec.ts';
import type yourTurn from './YourTurn/spec.ts';

/**
 * @param props the exercise's properties, already checked
 * @param parts the author's texts for moves; all other texts are computed
 */
export function turnProps(
  author: Author,
  props: PropValues<(typeof yourTurn)['properties']>,
  { played, turn: checked }: { readonly played: PlayedScene; readonly turn: CheckedTurn },
  parts: readonly RenderedPart[],
): TurnProps {
  const { home, scene, compiled, ruleset } = played;
  const { seat, frame: at } = checked;
  const { table } = compiled.frames[at] as Frame;
  const messageContext: MessageContext = { reader: seat, dealer: table.dealer, terms: ruleset.terms };
  const moment = { ruleset, table, taught: author.taught };
  const tries = partsThatAre(wrong, parts);
  const own = checked.tries.map((action, i): WrongMove => ({ action, html: tries[i]?.html.trim() ?? '' }));
  const [ownWhy] = partsThatAre(right, parts).map(({ html }) => html.trim());
  const isDeclaration = (action: Action): boolean =>
    [...checked.goals, ...checked.tries].some((each) => sameAction(each, action));
  const [goal] = checked.goals;
  // When the question names the tile, nothing else about the hand matters.
  const isNamed = goal !== undefined && checked.ask.includes(sayWords.actionName(goal, ruleset.terms));
  const against = (action: Action, right: Action): MoveReason[] =>
    isNamed && right.do === 'discard' && action.do === 'discard'
      ? [{ is: 'named', tile: action.tile }]
      : reasonsAgainst(moment, action, right);
  const computed = legal(ruleset, table, seat).flatMap((action): WrongMove[] =>
    goal === undefined || isDeclaration(action)
      ? []
      : [{ action, html: paragraph(reasonTextOf(author, against(action, goal))) }],
  );
  const scripted = compiled.frames[at + 1]?.move;
  return {
    ...rulesAt(author, played),
    name: exerciseName(home, scene.id, props.step),
    terms: ruleset.terms,
    ask: checked.ask,
    recording: recordingOf(compiled.frames),
    at,
    seat,
    goals: checked.goals.map((action): RightMove => {
      const events = eventsOf(ruleset, table, action);
      const heard = events.flatMap((event) => heardBy(event, seat) ?? []).filter(isComeTo(author));
      return {
        action,
        text: narrateStep(author, heard, messageContext),
        rule: events.flatMap((event) => rulesOf(event, ruleset))[0] ?? null,
        why: ownWhy ?? (isNamed ? '' : paragraph(reasonTextOf(author, reasonsFor(moment, action)))),
        scripted: typeof scripted === 'object' && scripted !== null && sameAction(scripted, action),
      };
    }),
    wrong: [...own, ...computed],
    following: stepsAfter(author, played, props.step, messageContext),
  };
}

/** Hides payments until the course has taught their rule: before, the amount cannot be understood. */
function isComeTo(author: Author): (event: TableEvent) => boolean {
  const later = author.later(author.place.file);
  return (event) => event.type !== 'paid' || !later.has(event.group.rule);
}

const paragraph = (text: string): string => (text === '' ? '' : `<p>${text}</p>`);

/** Returns the steps after the exercise, as the reader hears them. */
function stepsAfter(
  author: Author,
  { compiled }: PlayedScene,
  from: number,
  messageContext: MessageContext,
): FollowingStep[] {
  return compiled.steps.slice(from).flatMap((step) => {
    const events = compiled.frames
      .slice(step.from, step.to + 1)
      .flatMap(({ event }) => (event && heardBy(event, messageContext.reader)) ?? [])
      .filter(isComeTo(author));
    const text = narrateStep(author, events, messageContext);
    return text === '' ? [] : [{ frame: step.to, text }];
  });
}
