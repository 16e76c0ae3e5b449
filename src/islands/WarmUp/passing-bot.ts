import type { Bot } from '../../bots/bot.ts';

/**
 * A bot that always passes and discards the tile it drew, so that a beginner has the table to themselves.
 * @throws Error if the seat has no legal action
 */
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
