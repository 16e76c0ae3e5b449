import type { Terms } from '../engine/ruleset.ts';

/** Every word of the site's frame. A second language is a folder beside `en` whose `words` satisfies this. */
export interface InterfaceWords {
  /** The language's tag, as in <html lang>. */
  readonly lang: string;
  /** The language's name in itself. */
  readonly language: string;
  readonly site: string;
  /** One sentence for search engines and shared links. */
  readonly about: string;
  readonly skip: string;
  readonly nav: {
    readonly label: string;
    readonly home: string;
    readonly learn: string;
    readonly practice: string;
    readonly play: string;
    readonly rules: string;
    readonly search: string;
    readonly glossary: string;
    readonly rulebooks: string;
    readonly menu: string;
  };
  readonly settings: {
    readonly button: string;
    readonly title: string;
    readonly close: string;
    /** Said where the choices could not be loaded. */
    readonly failed: string;
  };
  /** What may go wrong with any page. */
  readonly notices: { readonly failed: string; readonly newer: string; readonly reload: string };
  readonly home: {
    readonly title: string;
    /** The first buttons: for who is new, who knows a game, and who has a page of their own. */
    readonly ways: {
      readonly label: string;
      readonly begin: string;
      readonly know: string;
      readonly embed: string;
    };
    readonly rulesets: string;
    readonly learn: { readonly text: string; readonly action: string };
    /** For who has begun a course: “Continue with Hong Kong”. */
    readonly resume: (game: string) => string;
    readonly practice: { readonly text: string; readonly action: string };
    readonly play: { readonly text: string; readonly action: string };
    readonly rules: { readonly text: string; readonly action: string };
  };
  readonly progress: {
    readonly notStarted: string;
    /** "2 of 8 lessons done" */
    readonly some: (done: number, of: number) => string;
    readonly all: (of: number) => string;
    /** Behind how many are done: "one begun". */
    readonly begun: (lessons: number) => string;
    /** The same where none is done yet: "One lesson begun". */
    readonly onlyBegun: (lessons: number) => string;
    /** Of a lesson that is begun: "two things left". */
    readonly left: (things: number) => string;
    /** Said behind the title of a lesson that is done. */
    readonly mark: string;
  };
  readonly learn: {
    readonly title: string;
    readonly lead: string;
    readonly lessons: (count: number) => string;
    /** How long all of them take. */
    readonly total: (minutes: number) => string;
    /** Over the lessons that do not count. */
    readonly extra: string;
    /** "108 tiles, 13 in hand" */
    readonly size: (tiles: number, hand: number) => string;
    readonly start: string;
    readonly resume: string;
    readonly facts: string;
    readonly empty: string;
  };
  readonly lesson: {
    /** "Lesson 3 of 8" */
    readonly place: (number: number, of: number) => string;
    /** "Two-Five-Eight, lesson 3 of 8" */
    readonly placeIn: (course: string, number: number, of: number) => string;
    readonly minutes: (minutes: number) => string;
    readonly course: (title: string) => string;
    readonly column: string;
    readonly rules: string;
    readonly next: string;
    readonly last: string;
    readonly goOn: string;
    /** The same where something of the lesson is left. */
    readonly goOnAnyway: string;
    /** At the foot of a lesson: all of it is done. */
    readonly done: string;
    readonly doneText: string;
    /** Over links to what is left. */
    readonly left: (things: number) => string;
    /** What is left, where it is several questions in a row. */
    readonly drill: (questions: number) => string;
    /** How much of that is left, in figures. */
    readonly part: (left: string, of: number) => string;
    /** Of a lesson that stands beside the course. */
    readonly extra: (course: string) => string;
    /** With the last thing that was left of a course. */
    readonly courseDone: (lessons: number) => string;
    readonly courseDoneAction: string;
    readonly back: string;
    readonly playHand: string;
    readonly practise: string;
    readonly rulebook: string;
    readonly untranslated: string;
    /** On the lesson that all courses begin with, for whoever has done it; the next one's title stands behind. */
    readonly doneBefore: string;
  };
  readonly facts: {
    readonly set: string;
    /** "108 tiles of 27 kinds" */
    readonly setOf: (tiles: number, kinds: number) => string;
    readonly hand: string;
    /** "13 tiles; East begins with 14" */
    readonly handOf: (tiles: number, dealer: number) => string;
    readonly direction: string;
    readonly directions: { readonly clockwise: string; readonly 'counter-clockwise': string };
    readonly supplement: string;
    readonly whole: string;
    readonly clauses: string;
    readonly counted: string;
  };
  readonly rules: {
    readonly title: string;
    readonly lead: string;
    readonly of: (title: string) => string;
    /** The chapter of a game's own rules, where its rulebook names none. */
    readonly own: string;
    readonly common: string;
    readonly commonLead: string;
    readonly contents: string;
    readonly document: string;
    readonly ruling: string;
    readonly option: string;
    readonly everywhere: string;
    readonly because: string;
    readonly chosen: string;
    readonly scene: string;
    readonly noScene: string;
    /** What opens the hands of a pattern, and what each of the two is. */
    readonly hands: string;
    readonly shows: string;
    readonly comesNear: string;
    readonly address: (id: string) => string;
    readonly taught: string;
  };
  readonly play: {
    readonly title: string;
    readonly lead: string;
    readonly of: (title: string) => string;
    readonly action: string;
    readonly noScript: string;
  };
  readonly search: {
    readonly title: string;
    readonly noScript: string;
    /** Words of a question that say nothing about what is looked for. */
    readonly idle: string;
    /** What the things of the glossary are called besides what the games say, one word each. */
    readonly also: Readonly<Partial<Record<keyof Terms, string>>>;
    readonly everything: string;
  };
  readonly glossary: {
    readonly title: string;
    readonly lead: string;
    readonly concept: string;
    readonly concepts: Readonly<Record<Exclude<keyof Terms, 'money'>, string>>;
  };
  readonly lost: { readonly title: string; readonly text: string };
  readonly footer: { readonly label: string; readonly free: string; readonly kept: string };
}
