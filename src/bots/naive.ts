import type { Chooser } from './bot.ts';

/** Wins when it may; otherwise any legal action, each as likely as the other. */
export const naive: Chooser = (view, random) => {
  const { legal } = view;
  for (const action of legal) if (action.do === 'win') return action;
  const action = legal[random.below(legal.length)];
  if (!action) throw new Error(`seat ${view.seat} is not asked for anything`);
  return action;
};
