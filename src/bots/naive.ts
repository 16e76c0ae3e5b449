import type { Bot } from './bot.ts';
import { honest } from './honest-words.ts';

/** Wins if it can; otherwise picks any legal action at random, but never says anything false. */
export const naive: Bot = (view, random, ruleset) => {
  const { legal, seat } = view;
  if (seat === null) throw new Error('a bot plays one seat');
  for (const action of legal) if (action.do === 'win') return action;
  const among = honest(view, seat, ruleset);
  const action = among[random.below(among.length)];
  if (!action) throw new Error(`seat ${seat} is not asked for anything`);
  return action;
};
