import type { Frame } from '../../machines/table.ts';
import { checkTurn } from '../../scenes/exercise.ts';
import { boardDecision, dealOf } from '../board.ts';
import { count, line, proseText, scene, wind } from '../prop-types.ts';
import right from '../Right/spec.ts';
import { sceneOf } from '../scenes.ts';
import { partsThatAre, required, spec } from '../spec.ts';
import wrong from '../Wrong/spec.ts';

export default spec({
  name: 'YourTurn',
  properties: {
    scene: required(scene, 'whose table it is'),
    step: required(count, 'the reader acts before that step'),
    seat: required(wind, 'who the reader is'),
    ask: required(proseText, 'what the reader is asked'),
    goal: required(line, 'what is right, or several lines with “ | ” between; checked'),
  },
  content: 'parts',
  examples: [
    [
      '`<YourTurn scene="…" step={3} seat="south" ask="…" goal="south pungs 5p">`',
      'the table of a scene at the moment **before** its step 3 (counted from 1). The reader acts for that seat. `goal` is a line of a script, or several with ` | ` between them',
    ],
  ],
  check: async (props, claimed) => {
    const played = await sceneOf(props.scene, claimed);
    const tries = partsThatAre(wrong, claimed.parts).map(({ values, place }) => ({ try: values.try, place }));
    const turn = checkTurn({ ...props, tries }, played.compiled, played.ruleset, claimed.place);
    const remarks = partsThatAre(right, claimed.parts);
    if (remarks.length > 1) throw claimed.fault('<Right> stands there twice', 'One of them is enough.');
    return { played, turn };
  },
  asks: (_props, _claimed, { played, turn }) => [
    boardDecision({
      ask: turn.ask,
      ruleset: played.ruleset,
      table: (played.compiled.frames[turn.frame] as Frame).table,
      seat: turn.seat,
      goals: turn.goals,
      deal: dealOf(played),
    }),
  ],
});
