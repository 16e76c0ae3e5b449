import { scene } from '../kinds.ts';
import { sceneOf } from '../scenes.ts';
import { needed, spec } from '../spec.ts';

export default spec({
  name: 'Scene',
  properties: { id: needed(scene, 'the name of its file') },
  content: 'nothing',
  examples: [['`<Scene id="calling-a-pung" />`', 'a scene to step through']],
  check: ({ id }, claimed) => sceneOf(id, claimed),
});
