import type { Written } from './scene.ts';

/** The filler of this attempt is in the way of a line: another attempt may be quiet. */
export class Unquiet extends Error {
  readonly at: Written;
  constructor(at: Written, what: string) {
    super(what);
    this.name = 'Unquiet';
    this.at = at;
  }
}
