/**
 * The specification of a component that lessons may use: what it is called, which properties and what content it
 * takes, what it claims and how that is checked. There is one file of them for each component, in `specs/`; authors'
 * errors, the types of the Astro components, the gate and the table in content/CONVENTIONS.md all follow from it.
 */
import type { LessonError, SourcePlace } from '../scenes/error.ts';
import type { LessonCourse } from './course.ts';
import type { LessonDecision } from './decisions.ts';

/** What is wrong, and what to write instead. */
export interface PropMistake {
  readonly what: string;
  readonly hint: string;
}

/** A kind of value that a property can have. */
export interface PropKind<T> {
  /** In words: "a rule's id". */
  readonly is: string;
  /** How it is written: `tiles="…"`. */
  readonly like: (name: string) => string;
  /** What was written, as what it is; undefined where it is something else. */
  readonly read: (written: unknown) => T | undefined;
  /** Whether readers are told it, so that it has to keep to what prose may say. */
  readonly isProse?: true;
  /** Whether it may suppose an amount: “You owe East 40 chips.” Elsewhere an amount is a statement. */
  readonly supposes?: true;
  /** What is wrong with it in this game; null where there is such a thing. */
  known?(value: T, course: LessonCourse): PropMistake | null;
}

interface Property<T = unknown, Needed extends boolean = boolean> {
  readonly kind: PropKind<T>;
  readonly needed: Needed;
  /** What it says, for authors. */
  readonly what: string;
}

export type Properties = Readonly<Record<string, Property>>;

type ValueOf<P> = P extends Property<infer T> ? T : never;
type Needed<P extends Properties> = {
  [K in keyof P]: P[K]['needed'] extends true ? K : never;
}[keyof P];

/** The values of a component's properties once they were read. */
export type PropValues<P extends Properties> = { readonly [K in Needed<P>]: ValueOf<P[K]> } & {
  readonly [K in Exclude<keyof P, Needed<P>>]: ValueOf<P[K]> | undefined;
};

/** A component inside another one, as the outer one is told of it. */
export interface ChildComponent {
  readonly component: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly place: SourcePlace;
  /** What stands in it, without markup. */
  readonly text: string;
  /** The components inside it that belong to it. */
  readonly parts: readonly ChildComponent[];
}

/** What may stand between a component's tags. */
export type Content =
  | 'nothing'
  /** A few words for the component alone, such as tiles; no prose. */
  | 'words'
  | 'prose'
  /** Prose that may be left out. */
  | 'remark'
  /** Parts, and no word beside them. */
  | 'parts';

/** What a claim is checked against, and where it stands. */
export interface Claimed {
  readonly course: LessonCourse;
  readonly place: SourcePlace;
  readonly text: string;
  readonly parts: readonly ChildComponent[];
  /** A mistake of the author, at this place. */
  readonly fault: (what: string, hint: string) => LessonError;
}

export interface Spec<P extends Properties = Properties, Checked = unknown> {
  /** As authors write it: "YourTurn". */
  readonly name: string;
  readonly properties: P;
  readonly content: Content;
  /** The component it stands in and belongs to; without one it stands in prose. */
  readonly inside?: string;
  /** It is read only once an answer was given. */
  readonly after?: true;
  /** How it is written, and what one gets: rows of the table for authors. */
  readonly examples: readonly (readonly [write: string, get: string])[];
  /**
   * Executes what it claims, and returns what is there to draw.
   * @throws LessonError where the claim is false
   */
  check?(props: PropValues<P>, claimed: Claimed): Checked | Promise<Checked>;
  /**
   * What the reader does here, in order: decisions, steps, what is shown. Its parts are this one's to tell of.
   * @param checked what `check` returned
   */
  asks?(props: PropValues<P>, claimed: Claimed, checked: Checked): readonly LessonDecision[];
}

/** What the properties of a component's Astro file are. */
export type PropsOf<S extends Spec> =
  S extends Spec<infer P>
    ? { readonly [K in Needed<P>]: ValueOf<P[K]> } & {
        readonly [K in Exclude<keyof P, Needed<P>>]?: ValueOf<P[K]> | undefined;
      } & {
        /** Where it stands, which nobody writes: the build does. */
        readonly at?: string;
      }
    : never;

/** A specification, with the types of what it says. */
export const spec = <P extends Properties, Checked = undefined>(of: Spec<P, Checked>): Spec<P, Checked> => of;

/** A property that must be there. */
export const needed = <T>(kind: PropKind<T>, what: string): Property<T, true> => ({
  kind,
  needed: true,
  what,
});

/** A property that may be left out. */
export const may = <T>(kind: PropKind<T>, what: string): Property<T, false> => ({
  kind,
  needed: false,
  what,
});

/** The parts that are this component, with what each was given. */
export const partsThatAre = <P extends Properties, T extends ChildComponent>(
  { name }: Spec<P>,
  parts: readonly T[],
): (T & { readonly values: PropValues<P> })[] =>
  parts.filter((part): part is T & { readonly values: PropValues<P> } => part.component === name);
