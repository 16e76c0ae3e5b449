import { windNamed } from '../../notation/seats.ts';
import { checkScore } from '../../scenes/claim.ts';
import { writtenText } from '../board.ts';
import { amount, flag, hands, idsIn, oneOf, proseText, rules, tiles, wind } from '../prop-types.ts';
import { may, required, spec } from '../spec.ts';

export default spec({
  name: 'Score',
  properties: {
    tiles: required(tiles, 'the hand'),
    total: required(amount, 'what it is worth; checked'),
    by: may(oneOf('draw', 'discard'), 'how the last tile came, if its mark does not show it'),
    seat: may(wind, 'whose hand it is; East’s unless you say otherwise'),
    round: may(wind, 'the round; East’s unless you say otherwise'),
    dora: may(tiles, 'in games that have them, the indicators that lie open'),
    ura: may(tiles, 'the indicators under them, for a hand that was declared ready'),
    lines: may(rules, 'patterns that must count; checked'),
    without: may(rules, 'patterns that must not; checked'),
    wins: may(flag, 'false if it is complete but worth too little; checked'),
    because: may(rules, 'the rules by which it does not win; checked'),
    label: may(proseText, 'the text below it'),
    under: may(hands, 'another kind of hand'),
  },
  content: 'nothing',
  examples: [
    [
      '`<Score tiles="…" by="draw" total="15 points" />`',
      'what a hand is worth; `by` is `draw` or `discard`; checked',
    ],
    [
      '`<Score … lines="dragon" without="all-triplets" />`',
      'the same, and says which lines it must and must not have. `seat` and `round` are winds; `wins={false} because="three-fan"` is a complete hand that is worth too little',
    ],
  ],
  check: ({ seat, round, ...props }, { course, place }) => {
    const own = windNamed(seat);
    const scored = checkScore({ ...props, seat: own, round: windNamed(round) }, course.ruleset, place);
    return { ...scored, seat: own };
  },
  asks: ({ because }, _claimed, { hand, score }) => [
    {
      is: 'shown',
      hands: [writtenText(hand)],
      rules: [...score.lines.map(({ pattern }) => pattern), ...idsIn(because)],
    },
  ],
});
