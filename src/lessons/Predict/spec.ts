import { count, flag, questionText, tiles, wind } from '../prop-types.ts';
import { may, required, spec } from '../spec.ts';

export default spec({
  name: 'Predict',
  properties: {
    step: required(count, 'the line of the script before which the scene stops'),
    ask: required(questionText, 'what happens then?'),
    who: may(flag, 'that the answer is the seat that acts at that step'),
    next: may(flag, 'that the answer is the seat that deals next'),
    what: may(
      flag,
      'that the answer is what is done: a draw, a replacement, a discard, or the end of the deal',
    ),
    tile: may(
      flag,
      'that the answer is the tile that is drawn, by the end of the wall or the box that it lies at',
    ),
    seen: may(
      flag,
      'that the answer is what the others learn of a draw, or of a kong declared from the hand',
    ),
    left: may(tiles, 'that the answer is how many of this tile are still to come'),
    counters: may(flag, 'that the answer is how many counters lie on the table in the next deal'),
    pot: may(flag, 'that the answer is how much lies in the pot when the deal is over'),
    follows: may(
      flag,
      'that the answer is what follows: the same dealer, the next one, the next one in a new round, or the end of the match',
    ),
    final: may(wind, 'that the answer is the final match total of the seat with this wind in the last deal'),
  },
  content: 'parts',
  inside: 'Scene',
  examples: [
    [
      '`<Predict step={4} ask="Who gets the tile?" who />` in `<Scene>`',
      'the scene stops before that step and asks. With `who` the four seats are the answers; the script says which is right, and by which rule each caller loses',
    ],
    [
      '`<Predict step={3} ask="South has called. What does South do?" what />`, `tile`, `seen`, `left="7s"` or `next`',
      'the same for what goes by itself: what is done, which tile is drawn, what the others see of it, how many are still to come, who deals next. The rules give every answer',
    ],
    [
      '`<Predict step={3} ask="How many bets are left?" pot />`, `counters`, `follows` or `final="south"`',
      'the same for what is left when that step has ended the deal: what lies in the pot, how many counters, what follows, what the match comes to',
    ],
    [
      '`<Predict step={4} ask="…">` with `<Choice says="…" right>…</Choice>`, `<Choice says="…">…</Choice>`',
      'the same with answers of your own, three or more; each says why it is right or not',
    ],
  ],
});
