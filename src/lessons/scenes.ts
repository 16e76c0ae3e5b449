/** Finds the scenes that lesson components name. */
import type { RuleId } from '../engine/action.ts';
import { rulesOf } from '../engine/rules-of-event.ts';
import { parseHand } from '../notation/hand.ts';
import { SEAT_NAMES } from '../notation/seats.ts';
import type { CompiledScene } from '../scenes/compile.ts';
import { seatNamed } from '../scenes/setup/written-tiles.ts';
import { nearest } from '../scenes/spelling.ts';
import { handsAt } from './board.ts';
import type { PlayedScene } from './course.ts';
import type { CheckContext } from './spec.ts';

/** @throws LessonError when the scene does not exist, or makes a false claim */
export async function sceneOf(
  id: string,
  { course, fault }: Pick<CheckContext, 'course' | 'fault'>,
): Promise<PlayedScene> {
  const played = await course.play(id);
  if (played) return played;
  throw fault(`there is no scene “${id}”`, nearest(id, course.scenes));
}

/** Returns the scene that shows a rule. @throws LessonError when the rule has none */
export async function sceneOfRule(
  rule: RuleId,
  claimed: Pick<CheckContext, 'course' | 'fault'>,
): Promise<CompiledScene> {
  const { scene } = claimed.course.rules.get(rule) ?? {};
  if (scene !== undefined) return (await sceneOf(scene, claimed)).compiled;
  throw claimed.fault(`${rule} has no scene`, 'Its amount is taken from the scene that shows it.');
}

/** Returns the hands written in full, as they are at the scene's start. */
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

/** Returns the rules cited beside the scene's steps: of its events, and of its refusals. */
export const rulesOfScene = ({ compiled, ruleset }: PlayedScene): RuleId[] => [
  ...new Set([
    ...compiled.frames.flatMap(({ event }) => (event ? rulesOf(event, ruleset) : [])),
    ...compiled.steps.flatMap(({ refusals }) => refusals.map(({ reason }) => reason.rule)),
  ]),
];
