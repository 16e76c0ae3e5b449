import { line } from '../prop-types.ts';
import { required, spec } from '../spec.ts';

export default spec({
  name: 'Wrong',
  properties: { try: required(line, 'a move that is allowed, and not the goal; checked') },
  content: 'prose',
  inside: 'YourTurn',
  after: true,
  examples: [
    [
      '`<Wrong try="south passes">…</Wrong>` in `<YourTurn>`',
      'your own answer to a move that is legal and not the goal. Without it the answer is computed from what the move does to the hand. A forbidden move is answered by its rule, by itself',
    ],
  ],
});
