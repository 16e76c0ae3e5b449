/** The scenes that components of a lesson name. */
import type { RuleId } from '../engine/action.ts';
import type { CompiledScene } from '../scenes/compile.ts';
import { nearest } from '../scenes/spelling.ts';
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
