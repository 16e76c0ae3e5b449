/** The fan table, re-read for seventeen tiles (`fan-add`): everything adds up but what `replacements` lists. */
import type { Chosen } from '../../../engine/game.ts';
import type { FanPattern } from '../../parts/fan.ts';
import { COMMON } from './common.ts';
import { GREAT } from './great.ts';
import { RARE } from './rare.ts';
import { WAITS } from './waits.ts';

/** Every pattern of the table, the dearest first. */
export const PATTERNS: readonly FanPattern[] = [...GREAT, ...RARE, ...COMMON, ...WAITS];

/** The same as the table has agreed on it. */
export const patterns = (chosen: Chosen): readonly FanPattern[] =>
  PATTERNS.map((pattern) =>
    pattern.id === 'half-flush'
      ? { ...pattern, worth: Number(chosen['half-flush-worth'] ?? pattern.worth) }
      : pattern,
  );
