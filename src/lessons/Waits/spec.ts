import { checkWaits } from '../../scenes/claim.ts';
import { writtenText } from '../board.ts';
import { hands, proseText, tiles } from '../prop-types.ts';
import { may, required, spec } from '../spec.ts';

export default spec({
  name: 'Waits',
  properties: {
    tiles: required(tiles, 'a hand one tile short'),
    are: required(tiles, 'every tile that completes it; checked'),
    label: may(proseText, 'the text below it'),
    under: may(hands, 'another kind of hand'),
  },
  content: 'nothing',
  examples: [
    [
      '`<Waits tiles="…13 tiles…" are="25s" />`',
      'a hand one tile short, and every tile that completes it; checked',
    ],
  ],
  check: (props, { course, place }) => checkWaits(props, course.ruleset, place),
  asks: (_given, _claimed, { hand }) => [{ is: 'shown', hands: [writtenText(hand)], rules: [] }],
});
