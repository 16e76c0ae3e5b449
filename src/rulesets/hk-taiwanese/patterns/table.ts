/** The fan table for seventeen tiles: all patterns add up, except as `replacements` lists (rule `fan-add`). */
import type { Chosen } from '../../../engine/game.ts';
import type { FanPattern } from '../../parts/fan.ts';
import { COMMON } from './common.ts';
import { GREAT } from './great.ts';
import { RARE } from './rare.ts';
import { WAITS } from './waits.ts';

/** All patterns, in descending order of worth. */
export const PATTERNS: readonly FanPattern[] = [...GREAT, ...RARE, ...COMMON, ...WAITS];

/** The patterns as this table has agreed on them. */
export const patterns = (chosen: Chosen): readonly FanPattern[] =>
  PATTERNS.map((pattern) =>
    pattern.id === 'half-flush'
      ? { ...pattern, worth: Number(chosen['half-flush-worth'] ?? pattern.worth) }
      : pattern,
  );
