import type { SceneText } from './scene.ts';

/** The filler of this attempt is in the way of a line: another attempt may be quiet. */
export class FillerConflict extends Error {
  readonly at: SceneText;
  constructor(at: SceneText, what: string) {
    super(what);
    this.name = 'Unquiet';
    this.at = at;
  }
}
