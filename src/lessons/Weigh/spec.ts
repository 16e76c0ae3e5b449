import { windNamed } from '../../notation/seats.ts';
import { WIN_WAYS } from '../../notation/win-ways.ts';
import { howOf, judge, truth } from '../../scenes/hand-verdict.ts';
import { readHand } from '../../scenes/read-hand.ts';
import { writtenText } from '../board.ts';
import { hands as kindOfHand, oneOf, questionText, text, tiles, wind } from '../prop-types.ts';
import { may, required, spec } from '../spec.ts';
import { decidingPatterns, heaviest, LETTERS, SAME, type WeighedHand } from '../tradeoff.ts';

export default spec({
  name: 'Weigh',
  properties: {
    ask: required(questionText, 'the question'),
    hands: required(text, 'two or three hands that have won, with “ | ” between'),
    answer: required(
      oneOf(...LETTERS, SAME),
      'which of them is worth the most, or that they are worth the same; checked',
    ),
    ways: may(
      text,
      'of each hand what was special about its last tile, with “ | ” between: last, flower, gong, two-gongs, first, or nothing',
    ),
    seat: may(wind, 'whose hands they are; East’s, where nothing is said'),
    round: may(wind, 'the round; East’s, where nothing is said'),
    dora: may(tiles, 'in games that have them, the indicators that lie open'),
    ura: may(tiles, 'the indicators under them, for hands that were declared ready'),
    under: may(kindOfHand, 'another kind of hand'),
  },
  content: 'remark',
  after: true,
  examples: [
    [
      '`<Weigh ask="Which is worth more?" hands="…14 tiles… \\| …14 tiles…" answer="A" />`',
      'the reader says which of two or three hands is worth the most, or that they are worth the same. The right answer is told what each of them counts, a wrong one what its own hand does',
    ],
  ],
  check: (
    { hands, ways, answer, seat, round, dora, ura },
    { course: { ruleset }, place, fault },
  ): WeighedHand[] => {
    const reasons = ways?.split('|').map((way) => way.trim()) ?? [];
    const strange = reasons.find((way) => way !== '' && !WIN_WAYS.some((each) => each === way));
    if (strange !== undefined)
      throw fault(`there is no way “${strange}”`, `There are: ${WIN_WAYS.join(', ')}.`);
    const all = hands.split('|').map((tiles, i): WeighedHand => {
      const way = WIN_WAYS.find((each) => each === reasons[i]);
      const claim = { tiles: tiles.trim(), way, seat: windNamed(seat), round: windNamed(round), dora, ura };
      const written = readHand(claim, ruleset, place);
      howOf(written, claim);
      const verdict = judge(claim, written, ruleset, place);
      if (!verdict.wins) throw fault(`“${claim.tiles}” does not win`, truth(verdict));
      if (!ruleset.scoring)
        throw fault('<Weigh> weighs nothing', 'In this game every hand is worth the same.');
      return { tiles: claim.tiles, written, score: verdict.score };
    });
    if (all.length < 2 || all.length > LETTERS.length) {
      throw fault(`<Weigh> has ${all.length} hands`, 'Write two or three, with “ | ” between.');
    }
    const right = heaviest(all.map(({ score }) => score.total));
    if (answer !== right) {
      const totals = all.map(({ score }, i) => `${LETTERS[i]}: ${score.total} ${score.unit}`);
      throw fault(`${answer} is not the answer`, `${right ?? 'None alone'} is. ${totals.join(', ')}.`);
    }
    return all;
  },
  asks: ({ ask }, { course: { ruleset } }, all) => [
    {
      is: 'decision',
      kind: 'weigh',
      ask,
      deal: all.map(({ written }) => writtenText(written)).join(' | '),
      hands: all.map(({ written }) => writtenText(written)),
      ruleset,
      rests: decidingPatterns(
        all.map(({ score }) => score),
        ruleset,
      ),
      generic: 0,
    },
  ],
});
