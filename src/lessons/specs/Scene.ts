import { dealOf } from '../board.ts';
import { scene } from '../kinds.ts';
import { handsOfScene, rulesOfScene, sceneOf } from '../scenes.ts';
import { needed, spec } from '../spec.ts';
import { shownSteps } from '../steps.ts';

export default spec({
  name: 'Scene',
  properties: { id: needed(scene, 'the name of its file') },
  content: 'nothing',
  examples: [['`<Scene id="calling-a-pung" />`', 'a scene to step through']],
  check: ({ id }, claimed) => sceneOf(id, claimed),
  asks: (_given, _claimed, played) => [
    { is: 'shown', scene: dealOf(played), hands: handsOfScene(played), rules: rulesOfScene(played) },
    { is: 'steps', count: shownSteps(played.compiled).length },
  ],
});
