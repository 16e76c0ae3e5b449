/** English texts around a scene that a host page's author wrote. */

export const ownScene = {
  title: (game: string) => `A scene of ${game}`,
  waiting: 'The rules are checking this scene.',
  fault: (line: number, column: number | undefined) =>
    column === undefined ? `Line ${line} of this scene` : `Line ${line} of this scene, column ${column}`,
  noScript: 'This scene needs JavaScript.',
};
