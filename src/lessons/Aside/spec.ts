import { spec } from '../spec.ts';

export default spec({
  name: 'Aside',
  properties: {},
  content: 'prose',
  examples: [['`<Aside>…</Aside>`', 'a side note']],
});
