import { spec } from '../spec.ts';

export default spec({
  name: 'Why',
  properties: {},
  content: 'prose',
  inside: 'Answer',
  after: true,
  examples: [],
});
