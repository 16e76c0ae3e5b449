import type { SceneText } from '../scene.ts';

/** Says that the filler of this attempt conflicts with a line. The compiler then tries another filling. */
export class FillerConflict extends Error {
  readonly at: SceneText;
  constructor(at: SceneText, what: string) {
    super(what);
    this.name = 'Unquiet';
    this.at = at;
  }
}
