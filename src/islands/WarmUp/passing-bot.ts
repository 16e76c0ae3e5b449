import type { Bot } from '../../bots/bot.ts';

/** Lets everything pass and discards what it drew: three of them leave a beginner all the room there is. */
export const quiet: Bot = (view) => {
  const { legal, stage } = view;
  const action =
    legal.find((each) => each.do === 'pass') ??
    legal.find((each) => each.do === 'discard' && each.tile === stage.drew) ??
    legal.find((each) => each.do === 'discard') ??
    legal[0];
  if (!action) throw new Error(`seat ${view.seat} is not asked for anything`);
  return action;
};
