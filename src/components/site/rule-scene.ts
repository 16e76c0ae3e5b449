/** Finds the scene that shows a rule. */
import { scenesOf } from '../lesson/scenes.ts';
import type { SiteRule } from './courses.ts';

/** The scene of a rule as a page of this game shows it; null where there is none. A common rule is shown by a scene of whichever game has one. */
export function sceneOfRule(
  game: string,
  { scene: written, book }: SiteRule,
): { readonly ruleset: string; readonly scene: string } | null {
  const [ruleset = game, scene] = written?.includes('/') ? written.split('/') : [book, written];
  return scene !== undefined && scenesOf(ruleset).includes(scene) ? { ruleset, scene } : null;
}
