import { checkHand } from '../../scenes/claim.ts';
import { writtenText } from '../board.ts';
import { flag, hands, idsIn, proseText, rules, tiles } from '../prop-types.ts';
import { may, required, spec } from '../spec.ts';

export default spec({
  name: 'Hand',
  properties: {
    tiles: required(tiles, 'the hand'),
    wins: may(flag, 'whether it is a win; checked'),
    because: may(rules, 'the rules by which it does not win; checked'),
    label: may(proseText, 'the text below it'),
    under: may(hands, 'another kind of hand'),
  },
  content: 'nothing',
  examples: [
    [
      '`<Hand tiles="123m 567p 888p 34s 55s +2s" wins={true} label="…" />`',
      'a hand. `wins={true}` or `wins={false} because="jong-258"` is checked',
    ],
  ],
  check: (props, { course, place }) => checkHand(props, course.ruleset, place),
  asks: ({ because }, _claimed, { hand }) => [
    { is: 'shown', hands: [writtenText(hand)], rules: idsIn(because) },
  ],
});
