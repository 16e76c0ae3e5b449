import { rule } from '../prop-types.ts';
import { required, spec } from '../spec.ts';

export default spec({
  name: 'Rule',
  properties: { id: required(rule, 'the rule') },
  content: 'nothing',
  asks: ({ id }) => [{ is: 'shown', hands: [], rules: [id] }],
  examples: [['`<Rule id="jong-258" />`', 'a rule’s id, linked']],
});
