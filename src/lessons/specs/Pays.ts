import { amountPaid } from '../../scenes/exercise.ts';
import { rule } from '../kinds.ts';
import { sceneOfRule } from '../scenes.ts';
import { needed, spec } from '../spec.ts';

export default spec({
  name: 'Pays',
  properties: { rule: needed(rule, 'the rule by which it is paid') },
  content: 'nothing',
  examples: [
    ['`<Pays rule="fire-pays" />`', 'the amount that is paid by this rule in the scene that shows it'],
  ],
  check: async ({ rule }, claimed) => amountPaid(await sceneOfRule(rule, claimed), rule, claimed.place),
});
