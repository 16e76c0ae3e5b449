/**
 * Defines what a component specification is: the name, properties and content of a lesson component, and the check of
 * its claim. Each component has one file in `specs/`. Authors' error messages, the types of the Astro components, the
 * lesson checks and the table in content/CONVENTIONS.md are all derived from it.
 */
import type { LessonError, SourcePlace } from '../scenes/error.ts';
import type { LessonCourse } from './course.ts';
import type { LessonDecision } from './decisions.ts';

/** A wrong property value: what is wrong, and what to write instead. */
export interface PropMistake {
  readonly what: string;
  readonly hint: string;
}

/** The type of a property value. */
export interface PropKind<T> {
  /** The type in words, for error messages: "a rule's id". */
  readonly is: string;
  /** Shows how the property is written: `tiles="…"`. */
  readonly like: (name: string) => string;
  /** Parses the written value; undefined when it has another type. */
  readonly read: (written: unknown) => T | undefined;
  /** True for text shown to the reader; it must follow the rules for prose. */
  readonly isProse?: true;
  /**
   * True where an amount may be an assumption: “You owe East 40 chips.” Elsewhere an amount is a claim to be checked.
   */
  readonly supposes?: true;
  /** Checks that the named thing exists in this game. Returns the mistake, or null. */
  known?(value: T, course: LessonCourse): PropMistake | null;
}

interface Property<T = unknown, RequiredNames extends boolean = boolean> {
  readonly kind: PropKind<T>;
  readonly needed: RequiredNames;
  /** The meaning of the property, for authors. */
  readonly what: string;
}

export type Properties = Readonly<Record<string, Property>>;

type ValueOf<P> = P extends Property<infer T> ? T : never;
type Needed<P extends Properties> = {
  [K in keyof P]: P[K]['needed'] extends true ? K : never;
}[keyof P];

/** The parsed values of a component's properties. */
export type PropValues<P extends Properties> = { readonly [K in Needed<P>]: ValueOf<P[K]> } & {
  readonly [K in Exclude<keyof P, Needed<P>>]: ValueOf<P[K]> | undefined;
};

/** A component inside another one, as the outer one sees it. */
export interface ChildComponent {
  readonly component: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly place: SourcePlace;
  /** The text inside it, without markup. */
  readonly text: string;
  /** Its own child components that belong to it. */
  readonly parts: readonly ChildComponent[];
}

/** The content a component may hold. */
export type Content =
  | 'nothing'
  /** A few words for the component to parse, such as tiles; not prose. */
  | 'words'
  | 'prose'
  /** Prose that may be left out. */
  | 'remark'
  /** Child components only, no text beside them. */
  | 'parts';

/** The context of a check: the course, the place, and the component's content. */
export interface CheckContext {
  readonly course: LessonCourse;
  readonly place: SourcePlace;
  readonly text: string;
  readonly parts: readonly ChildComponent[];
  /** Builds a LessonError at this component. */
  readonly fault: (what: string, hint: string) => LessonError;
}

export interface Spec<P extends Properties = Properties, Checked = unknown> {
  /** The component's name as authors write it: "YourTurn". */
  readonly name: string;
  readonly properties: P;
  readonly content: Content;
  /** The Astro file that draws it, where it is not the one of its name. A part is drawn by the component around it. */
  readonly drawnBy?: string;
  /** The component that must enclose it. Without one it stands in prose. */
  readonly inside?: string;
  /** True when the reader sees it only after an answer. */
  readonly after?: true;
  /** Rows of the table for authors: how it is written, and what it shows. */
  readonly examples: readonly (readonly [write: string, get: string])[];
  /**
   * Checks the component's claim and returns the data to draw.
   * @throws LessonError when the claim is false
   */
  check?(props: PropValues<P>, claimed: CheckContext): Checked | Promise<Checked>;
  /**
   * Lists what the reader does here, in order: decisions, steps, things shown. It covers the child components too.
   * @param checked the result of `check`
   */
  asks?(props: PropValues<P>, claimed: CheckContext, checked: Checked): readonly LessonDecision[];
}

/** The props of a component's Astro file. */
export type PropsOf<S extends Spec> =
  S extends Spec<infer P>
    ? { readonly [K in Needed<P>]: ValueOf<P[K]> } & {
        readonly [K in Exclude<keyof P, Needed<P>>]?: ValueOf<P[K]> | undefined;
      } & {
        /** The source place (`file:line:column`). The build adds it; authors do not write it. */
        readonly at?: string;
      }
    : never;

/** Types a specification. */
export const spec = <P extends Properties, Checked = undefined>(of: Spec<P, Checked>): Spec<P, Checked> => of;

/** Declares a required property. */
export const required = <T>(kind: PropKind<T>, what: string): Property<T, true> => ({
  kind,
  needed: true,
  what,
});

/** Declares an optional property. */
export const may = <T>(kind: PropKind<T>, what: string): Property<T, false> => ({
  kind,
  needed: false,
  what,
});

/** Returns the children that are this component, with typed values. */
export const partsThatAre = <P extends Properties, T extends ChildComponent>(
  { name }: Spec<P>,
  parts: readonly T[],
): (T & { readonly values: PropValues<P> })[] =>
  parts.filter((part): part is T & { readonly values: PropValues<P> } => part.component === name);
