import { flag } from '../prop-types.ts';
import { may, spec } from '../spec.ts';

export default spec({
  name: 'Answer',
  properties: { right: may(flag, 'that this is the answer') },
  content: 'prose',
  inside: 'Check',
  examples: [],
});
