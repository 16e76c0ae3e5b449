import { checkTiles } from '../../scenes/claim.ts';
import { hands, tiles } from '../prop-types.ts';
import { may, spec } from '../spec.ts';

export default spec({
  name: 'T',
  properties: {
    tiles: may(tiles, 'the tiles, where they do not stand between the tags'),
    under: may(hands, 'another kind of hand, with tiles of its own'),
  },
  content: 'words',
  examples: [['`<T>5p</T>`, `<T>234s</T>`', 'tiles in a line of text']],
  check: ({ tiles }, { course, text, place, fault }) => {
    const written = tiles ?? text;
    if (written === '') throw fault('<T> has no tiles', 'Write <T>5p</T>.');
    return checkTiles(written, course.ruleset, place);
  },
});
