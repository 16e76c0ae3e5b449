/** Folding: a hand far from a win is given up against a declared hand, and the safest tile is discarded. */
import type { Kind } from '../engine/tiles.ts';
import { dangersOf } from './danger.ts';
import type { Outlook } from './evaluate-waiting.ts';
import type { BotKnowledge } from './knowledge.ts';

/**
 * What a win of a declared hand is taken to cost, in ordinary wins. Measured against bots that do not weigh the risk of each
 * discard (3,000 deals, played twice): at 1 they deal into 0.94 times as many declared hands, at 2 into 0.70 and at 3
 * into 0.58. At 2 they lose no points by it; from 3 on they do, since they win less.
 */
export const PRICE = 2;

/**
 * Should the hand be given up against declared hands?
 * @param outlook the best outlook of the hand
 * @param discard the discard it would need; null if none yet
 */
export function folds(knowledge: BotKnowledge, outlook: Outlook | null, discard: Kind | null): boolean {
  if (knowledge.view.threats.length === 0) return false;
  if (!outlook || outlook.distance > 1) return true;
  if (outlook.distance < 1) return outlook.tiles === 0;
  return discard === null || outlook.value < PRICE * (dangersOf(knowledge)[discard] as number);
}

/** Filters the kinds with the smallest danger. */
export function safest(knowledge: BotKnowledge, kinds: readonly Kind[]): readonly Kind[] {
  const dangers = dangersOf(knowledge);
  const least = Math.min(...kinds.map((kind) => dangers[kind] as number));
  return kinds.filter((kind) => dangers[kind] === least);
}
