import { count, oneOf } from '../prop-types.ts';
import { may, required, spec } from '../spec.ts';

export default spec({
  name: 'Points',
  properties: {
    by: required(oneOf('discard', 'draw'), 'how the hand is won'),
    winner: required(oneOf('east', 'other'), 'who wins: East, or another seat'),
    most: may(count, 'the most fu that it has; 110 unless told'),
  },
  content: 'nothing',
  examples: [
    [
      '`<Points by="discard" winner="east" most={50} />`',
      'the points of each han and fu, as the ruleset settles them: what the discarder pays, or each of the others where the hand is self-drawn. For games that count in two',
    ],
  ],
  check: (_, { course, fault }) => {
    if (!course.ruleset.scoring?.ofRank)
      throw fault(
        `${course.ruleset.title} has no table of points`,
        'It is for games that count in han and fu.',
      );
  },
  asks: () => [{ is: 'shown', hands: [], rules: [] }],
});
