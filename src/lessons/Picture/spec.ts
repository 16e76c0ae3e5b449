import { oneOf } from '../prop-types.ts';
import { required, spec } from '../spec.ts';

export default spec({
  name: 'Picture',
  properties: { of: required(oneOf('table', 'turn', 'hand'), 'what it shows') },
  content: 'nothing',
  examples: [
    [
      '`<Picture of="table" />`',
      'a drawing before the words: four people at a `table` and who plays after whom, as the ruleset has it; a `turn`; a complete `hand` of four tiles and one that falls apart into a run and a pair',
    ],
  ],
  asks: () => [{ is: 'shown', hands: [], rules: [] }],
});
