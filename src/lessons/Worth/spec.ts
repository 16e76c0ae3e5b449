import { amountScored } from '../../scenes/exercise.ts';
import { rule, scene } from '../prop-types.ts';
import { sceneOf, sceneOfRule } from '../scenes.ts';
import { may, required, spec } from '../spec.ts';

export default spec({
  name: 'Worth',
  properties: {
    rule: required(rule, 'the pattern'),
    scene: may(scene, 'the scene it is scored in, where that is not the one that shows the rule'),
  },
  content: 'nothing',
  examples: [
    ['`<Worth rule="all-triplets" />`', 'what a pattern is worth, taken from the scene of its rule'],
  ],
  check: async ({ rule, scene }, claimed) => {
    const compiled =
      scene === undefined ? await sceneOfRule(rule, claimed) : (await sceneOf(scene, claimed)).compiled;
    return amountScored(compiled, rule, claimed.place);
  },
  asks: ({ rule }) => [{ is: 'shown', hands: [], rules: [rule] }],
});
