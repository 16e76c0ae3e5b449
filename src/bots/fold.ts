/** Giving up a hand that is far from a win while another's is declared: then the safest tile goes. */
import type { Kind } from '../engine/tiles.ts';
import { dangersOf } from './danger.ts';
import type { Outlook } from './evaluate-waiting.ts';
import type { BotKnowledge } from './knowledge.ts';

/** A hand that lacks one tile of ready plays on where it hopes for so many times what its discard risks. */
const PRICE = 3;

/**
 * Whether a hand is to be given up before those that are declared.
 * @param outlook what may become of it
 * @param discard what would have to go for that; null where nothing goes yet
 */
export function folds(sight: BotKnowledge, outlook: Outlook | null, discard: Kind | null): boolean {
  if (sight.view.threats.length === 0) return false;
  if (!outlook || outlook.distance > 1) return true;
  if (outlook.distance < 1) return outlook.tiles === 0;
  return discard === null || outlook.value < PRICE * (dangersOf(sight)[discard] as number);
}

/** Those of the kinds that are least likely to be won on. */
export function safest(sight: BotKnowledge, kinds: readonly Kind[]): readonly Kind[] {
  const dangers = dangersOf(sight);
  const least = Math.min(...kinds.map((kind) => dangers[kind] as number));
  return kinds.filter((kind) => dangers[kind] === least);
}
