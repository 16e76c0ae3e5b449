import { asked, count, flag } from '../kinds.ts';
import { may, needed, spec } from '../spec.ts';

export default spec({
  name: 'Predict',
  properties: {
    step: needed(count, 'the line of the script before which the scene stops'),
    ask: needed(asked, 'what happens then?'),
    who: may(flag, 'that the answer is a seat: whoever acts at that step'),
    next: may(flag, 'that the answer is a seat: whoever deals the deal that follows'),
  },
  content: 'parts',
  inside: 'Scene',
  examples: [
    [
      '`<Predict step={4} ask="Who gets the tile?" who />` in `<Scene>`',
      'the scene stops before that step and asks. With `who` the four seats are the answers; the script says which is right, and by which rule each caller loses',
    ],
    [
      '`<Predict step={4} ask="…">` with `<Choice says="…" right>…</Choice>`, `<Choice says="…">…</Choice>`',
      'the same with answers of your own, three or more; each says why it is right or not',
    ],
  ],
});
