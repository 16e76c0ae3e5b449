/** What an exercise is given: the moment, the right moves and what is said to each, the moves with an answer of their own. */

import { sameAction } from '../engine/action.ts';
import { rulesOf } from '../engine/rules-of.ts';
import { heardBy, seenBy } from '../engine/view.ts';
import type { Following, Goal, TurnProps } from '../islands/YourTurn/props.ts';
import type { Frame } from '../machines/table.ts';
import type { CheckedTurn } from '../scenes/exercise.ts';
import type { Telling } from '../words/words.ts';
import type { Author } from './author.ts';
import { eventsOf } from './board.ts';
import type { PlayedScene } from './course.ts';
import { exerciseName } from './exercises.ts';
import type { RenderedPart } from './parts.ts';
import { reelOf, rulesAt } from './reel.ts';
import type { Given } from './spec.ts';
import type yourTurn from './specs/YourTurn.ts';
import { narrated } from './steps.ts';

/**
 * @param given of the exercise, whose claims hold
 * @param parts the answers to moves that are not its goal
 */
export function turnProps(
  author: Author,
  given: Given<(typeof yourTurn)['properties']>,
  { played, turn: checked }: { readonly played: PlayedScene; readonly turn: CheckedTurn },
  parts: readonly RenderedPart[],
): TurnProps {
  const { scene, compiled, ruleset } = played;
  const { seat, frame: at } = checked;
  const { table } = compiled.frames[at] as Frame;
  const telling: Telling = { reader: seat, dealer: table.dealer, terms: ruleset.terms };
  const scripted = compiled.frames[at + 1]?.move;
  return {
    ...rulesAt(author, played),
    name: exerciseName(scene.ruleset, scene.id, given.step),
    lang: author.locale,
    terms: ruleset.terms,
    ask: given.ask,
    reel: reelOf(compiled.frames),
    at,
    first: { ...seenBy(ruleset, table, seat), legal: [] },
    seat,
    goals: checked.goals.map((action): Goal => {
      const events = eventsOf(ruleset, table, action);
      const heard = events.flatMap((event) => heardBy(event, seat) ?? []);
      return {
        action,
        text: narrated(author, heard, telling),
        rule: events.flatMap((event) => rulesOf(event, ruleset))[0] ?? null,
        scripted: typeof scripted === 'object' && scripted !== null && sameAction(scripted, action),
      };
    }),
    wrong: checked.tries.map((action, i) => ({ action, html: parts[i]?.html.trim() ?? '' })),
    following: following(author, played, given.step, telling),
  };
}

/** The steps of the scene after the exercise, as the reader hears of them. */
function following(author: Author, { compiled }: PlayedScene, from: number, telling: Telling): Following[] {
  return compiled.steps.slice(from).flatMap((step) => {
    const events = compiled.frames
      .slice(step.from, step.to + 1)
      .flatMap(({ event }) => (event && heardBy(event, telling.reader)) ?? []);
    const text = narrated(author, events, telling);
    return text === '' ? [] : [{ frame: step.to, text }];
  });
}
