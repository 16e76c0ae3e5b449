/** Who plays the seats that are not the reader's, by how well they do. */
import { absentMinded } from '../bots/absent-minded.ts';
import type { Bot } from '../bots/bot.ts';
import { naive } from '../bots/naive.ts';
import { sensible } from '../bots/sensible.ts';
import type { Strength } from '../storage/settings.ts';

export const BOTS: Readonly<Record<Strength, Bot>> = {
  beginner: naive,
  dreamer: absentMinded,
  careful: sensible,
};
