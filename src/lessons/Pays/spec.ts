import { amountPaid } from '../../scenes/exercise.ts';
import { count, rule, scene } from '../prop-types.ts';
import { sceneOf, sceneOfRule } from '../scenes.ts';
import { may, required, spec } from '../spec.ts';

export default spec({
  name: 'Pays',
  properties: {
    rule: required(rule, 'the rule by which it is paid'),
    scene: may(scene, 'the scene it is paid in, where that is not the one that shows the rule'),
    times: may(count, 'how many such payments are told as one sum'),
  },
  content: 'nothing',
  examples: [
    [
      '`<Pays rule="fire-pays" />`',
      'the amount that is paid by this rule in the scene that shows it, with the game’s unit of money',
    ],
  ],
  check: async ({ rule, scene, times = 1 }, claimed) => {
    const compiled =
      scene === undefined ? await sceneOfRule(rule, claimed) : (await sceneOf(scene, claimed)).compiled;
    return times * amountPaid(compiled, rule, claimed.place);
  },
  asks: ({ rule }) => [{ is: 'shown', hands: [], rules: [rule] }],
});
