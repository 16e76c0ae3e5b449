import { shownSteps } from '../../scenes/presentation/steps.ts';
import { dealOf } from '../board.ts';
import { checkPredictions, predictionDecision } from '../predictions.ts';
import { scene } from '../prop-types.ts';
import { handsOfScene, rulesOfScene, sceneOf } from '../scenes.ts';
import { required, spec } from '../spec.ts';

export default spec({
  name: 'Scene',
  properties: { id: required(scene, 'the name of its file') },
  content: 'parts',
  examples: [
    ['`<Scene id="calling-a-pung" />`', 'a scene to step through'],
    [
      '`<Scene id="…"><Predict … /></Scene>`',
      'the same; it stops before the steps that are asked about, and goes on once they are answered',
    ],
  ],
  check: async ({ id }, claimed) => {
    const played = await sceneOf(id, claimed);
    return { ...played, predictions: checkPredictions(played, claimed.parts) };
  },
  asks: ({ id }, { course }, played) => [
    ...played.predictions.map((each) => predictionDecision(each, id, course.ruleset)),
    { is: 'shown', scene: dealOf(played), hands: handsOfScene(played), rules: rulesOfScene(played) },
    { is: 'steps', count: shownSteps(played.compiled).length },
  ],
});
