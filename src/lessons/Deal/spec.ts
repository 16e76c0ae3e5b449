import { count, grade, hands, question, rules, text, tiles } from '../prop-types.ts';
import { may, required, spec } from '../spec.ts';

export default spec({
  name: 'Deal',
  properties: {
    kind: required(question, 'what is asked, as in practice'),
    rules: may(rules, 'rules of which one decides each, or as many as there can be'),
    tiles: may(tiles, 'where a tile is to be named: those of which it is one'),
    without: may(rules, 'rules of which none decides any of them: those of later lessons'),
    count: required(count, 'how many'),
    grade: may(grade, 'how hard; 1, where nothing is said'),
    seed: may(text, 'another word deals others; the drill’s name, where nothing is said'),
    under: may(hands, 'another kind of hand'),
  },
  content: 'nothing',
  inside: 'Drill',
  examples: [
    [
      '`<Deal kind="win" rules="jong-258" count={4} />` in `<Drill>`',
      'boards that the generators of practice deal, each decided by one of these rules: left out, or taken too strictly, it gives another answer. Of two answers neither is right in more than three of five: where the rules always give the same one, some boards turn on something else',
    ],
    ['`<Deal kind="tile" tiles="456789m" count={4} />`', 'tiles to be named, each of them one of these'],
  ],
});
