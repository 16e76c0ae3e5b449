/** Around a scene that the author of another page wrote, in English. */
import type { OwnSceneWords } from '../own-scene.ts';

export const ownScene: OwnSceneWords = {
  title: (game) => `A scene of ${game}`,
  waiting: 'The rules are checking this scene.',
  fault: (line, column) =>
    column === undefined ? `Line ${line} of this scene` : `Line ${line} of this scene, column ${column}`,
  noScript: 'This scene needs JavaScript.',
};
