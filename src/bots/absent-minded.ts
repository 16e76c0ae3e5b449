import type { Bot } from './bot.ts';
import { naive } from './naive.ts';
import { sensible } from './sensible.ts';

/** One decision of so many is made without a thought. */
const LAPSES = 3;

/** Plays as the sensible one does, but that its mind wanders now and then: then it does anything allowed. */
export const absentMinded: Bot = (view, random, ruleset) =>
  random.below(LAPSES) === 0 ? naive(view, random, ruleset) : sensible(view, random, ruleset);
