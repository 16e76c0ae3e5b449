import type { Bot } from './bot.ts';
import { naive } from './naive.ts';
import { sensible } from './sensible.ts';

/** One in this many decisions is made without thinking. */
const LAPSES = 3;

/** Plays like the sensible bot, but sometimes plays like the naive one. */
export const absentMinded: Bot = (view, random, ruleset) =>
  random.below(LAPSES) === 0 ? naive(view, random, ruleset) : sensible(view, random, ruleset);
