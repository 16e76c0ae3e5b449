import { dealOf } from '../board.ts';
import { checkedBook } from '../book.ts';
import { count, idsIn, oneOf, questionText, rules, scene } from '../prop-types.ts';
import { sceneOf } from '../scenes.ts';
import { may, required, spec } from '../spec.ts';

export default spec({
  name: 'Book',
  properties: {
    scene: required(scene, 'whose book it is'),
    step: required(count, 'the line of the script at which it is paid'),
    since: may(count, 'of cash the first line that counts, where several are written together'),
    book: required(oneOf('cash', 'debts'), 'what is paid at once, or what is owed from then on'),
    ask: required(questionText, 'what has happened'),
    rules: required(rules, 'three rules or more that may be the reason, the right ones among them; checked'),
  },
  content: 'remark',
  after: true,
  examples: [
    [
      '`<Book scene="pull-two" step={3} book="debts" ask="…" rules="pull price dealer-loses" />`',
      'the reader writes the book after that step: who owes whom, how much, and by which rule. `book="cash"` asks what is paid at once, from `since` on where that is said. Cash is right by what each seat has after it; where nobody has more or less, a line for each reason is asked for',
    ],
  ],
  check: async ({ scene, since, step, book: kind, ask, rules: choices }, claimed) => {
    const played = await sceneOf(scene, claimed);
    return {
      played,
      ...checkedBook(played, { since, step, kind, ask, choices: idsIn(choices) }, claimed.place),
    };
  },
  asks: (_props, { course }, { played, ask, rests }) => [
    {
      is: 'decision',
      kind: 'book',
      ask,
      deal: dealOf(played),
      hands: [],
      ruleset: course.ruleset,
      rests,
      generic: 0,
    },
  ],
});
