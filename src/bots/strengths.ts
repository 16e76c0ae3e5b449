/** The bots a reader can play against, weakest first. */
import { absentMinded } from './absent-minded.ts';
import type { Bot } from './bot.ts';
import { naive } from './naive.ts';
import { sensible } from './sensible.ts';

export const BOTS = {
  beginner: naive,
  dreamer: absentMinded,
  careful: sensible,
} as const satisfies Readonly<Record<string, Bot>>;
