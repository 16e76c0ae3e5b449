import { builtWall } from '../built-wall.ts';
import { stacks } from '../prop-types.ts';
import { required, spec } from '../spec.ts';

export default spec({
  name: 'Wall',
  properties: { sides: required(stacks, 'how many stacks of two each side has, East’s first; checked') },
  content: 'nothing',
  examples: [
    [
      '`<Wall sides="18 18 18 18" />`',
      'the wall from above, right after the deal: its four sides, who sits where, the next tile, and where replacement tiles come from. All of it follows from the ruleset, and `sides` is checked',
    ],
  ],
  check: ({ sides }, { course, fault }) => {
    const wall = builtWall(course.ruleset);
    const right = wall.sides.join(' ');
    if (sides !== right)
      throw fault(`the sides of the wall are said to have ${sides} stacks`, `They have ${right}.`);
    return wall;
  },
  asks: () => [{ is: 'shown', hands: [], rules: [] }],
});
