/** The scenes that components of a lesson name. */
import type { RuleId } from '../engine/action.ts';
import { rulesOf } from '../engine/rules-of-event.ts';
import { parseHand } from '../notation/hand.ts';
import { SEAT_NAMES } from '../notation/seats.ts';
import type { CompiledScene } from '../scenes/compile.ts';
import { nearest } from '../scenes/spelling.ts';
import { seatNamed } from '../scenes/written.ts';
import { handsAt } from './board.ts';
import type { PlayedScene } from './course.ts';
import type { Claimed } from './spec.ts';

/** @throws LessonError where there is no such scene, or something in it is not so */
export async function sceneOf(
  id: string,
  { course, fault }: Pick<Claimed, 'course' | 'fault'>,
): Promise<PlayedScene> {
  const played = await course.play(id);
  if (played) return played;
  throw fault(`there is no scene “${id}”`, nearest(id, course.scenes));
}

/** The scene that shows a rule. @throws LessonError where there is none */
export async function sceneOfRule(
  rule: RuleId,
  claimed: Pick<Claimed, 'course' | 'fault'>,
): Promise<CompiledScene> {
  const { scene } = claimed.course.rules.get(rule) ?? {};
  if (scene !== undefined) return (await sceneOf(scene, claimed)).compiled;
  throw claimed.fault(`${rule} has no scene`, 'Its amount is taken from the scene that shows it.');
}

/** The hands that its author wrote down in full, as they are when it begins. */
export function handsOfScene({ scene, compiled }: PlayedScene): string[] {
  const [{ table }] = compiled.frames;
  const written = SEAT_NAMES.filter((name) => {
    const hand = scene.deal.hands[name];
    return hand !== undefined && !parseHand(hand.text).filler;
  });
  return handsAt(
    table,
    written.map((name) => seatNamed(name, table.dealer)),
  );
}

/** The rules that are said beside its steps: those that they rest on, and those that refuse what is tried. */
export const rulesOfScene = ({ compiled, ruleset }: PlayedScene): RuleId[] => [
  ...new Set([
    ...compiled.frames.flatMap(({ event }) => (event ? rulesOf(event, ruleset) : [])),
    ...compiled.steps.flatMap(({ refusals }) => refusals.map(({ reason }) => reason.rule)),
  ]),
];
