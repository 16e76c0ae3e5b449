import { words } from '#i18n/words.ts';
import { amount as amountText, flag, proseText, sticks } from '../prop-types.ts';
import { may, required, spec } from '../spec.ts';
import { readSticks, sumOf } from './counted-sticks.ts';

export default spec({
  name: 'Sticks',
  properties: {
    are: required(sticks, 'the sticks that are laid down'),
    back: may(sticks, 'those that are given back for them'),
    sum: required(amountText, 'what they come to, less those that are given back; checked'),
    stack: may(flag, 'that this is what everybody begins with; checked'),
    label: may(proseText, 'the text below them'),
  },
  content: 'nothing',
  examples: [
    [
      '`<Sticks are="5000" back="3x1000 7x100" sum="1,300 points" />`',
      'scoring sticks, and the change that is given for them; `sum` is checked. With `stack` it is what everybody begins with',
    ],
  ],
  check: ({ are, back, sum, stack }, { course: { ruleset }, fault }) => {
    const payment = readSticks(are);
    const change = readSticks(back ?? '');
    const amount = sumOf(payment) - sumOf(change);
    const total = words.amount(amount, ruleset.terms.money);
    if (sum !== total) throw fault(`these sticks are said to come to ${sum}`, `They come to ${total}.`);
    if (stack && amount !== ruleset.stake)
      throw fault(
        `everybody is said to begin with ${total}`,
        `They begin with ${words.amount(ruleset.stake, ruleset.terms.money)}.`,
      );
    return { payment, change, total };
  },
  asks: () => [{ is: 'shown', hands: [], rules: [] }],
});
