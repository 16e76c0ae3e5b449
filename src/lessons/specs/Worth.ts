import { amountScored } from '../../scenes/exercise.ts';
import { rule } from '../prop-types.ts';
import { sceneOfRule } from '../scenes.ts';
import { needed, spec } from '../spec.ts';

export default spec({
  name: 'Worth',
  properties: { rule: needed(rule, 'the pattern') },
  content: 'nothing',
  examples: [
    ['`<Worth rule="all-triplets" />`', 'what a pattern is worth, taken from the scene of its rule'],
  ],
  check: async ({ rule }, claimed) => amountScored(await sceneOfRule(rule, claimed), rule, claimed.place),
  asks: ({ rule }) => [{ is: 'shown', hands: [], rules: [rule] }],
});
