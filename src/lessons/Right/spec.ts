import { spec } from '../spec.ts';

export default spec({
  name: 'Right',
  properties: {},
  content: 'prose',
  inside: 'YourTurn',
  after: true,
  examples: [
    [
      '`<Right>…</Right>` in `<YourTurn>`',
      'why the right move is right. Without it the reason is computed from what the move does to the hand; of a win, its sets, and once the course has come to that, what it is worth',
    ],
  ],
});
