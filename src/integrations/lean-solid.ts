/** Solid without what this site never does: it hydrates nothing, and no update of it is a transition. */

/** Its modules in the browser. */
const SOLID = /\/solid-js\/(?:web\/)?dist\/(?:solid|web)\.js$/;

/**
 * What is asked all over them about the two, and the answer that is always the same here: the bundler then leaves out
 * what depends on it, a fifth of what each widget loads of Solid. Only reading is answered, never writing.
 */
const ASKED: readonly (readonly [asked: RegExp, answer: string])[] = [
  [/(?<!let )\bTransition\b(?!\s*=[^=])/g, 'null'],
  [/(?<!function )\bisHydrating\(\w*\)/g, 'false'],
  [/\bsharedConfig\.(?:context|registry|effects)\b(?!\s*=[^=])/g, '(void 0)'],
];

/** What of Solid does one of them: nobody here may import it. */
export const LEFT_OUT = [
  'createResource',
  'hydrate',
  'lazy',
  'startTransition',
  'Suspense',
  'SuspenseList',
  'useTransition',
] as const;

/**
 * Answers these questions while scripts are built.
 * @throws where they are no longer asked: another version of Solid is to be looked at again
 */
export const leanSolid = () => ({
  name: 'sparrow-lean-solid',
  apply: 'build' as const,
  transform: (code: string, id: string) => {
    if (!SOLID.test(id)) return null;
    const lean = leanOf(code);
    if (lean === code) throw new Error(`${id} asks nothing that leanSolid answers: is it another version?`);
    return { code: lean, map: null };
  },
});

/** A module of Solid, each question answered. */
export const leanOf = (code: string): string =>
  ASKED.reduce((text, [asked, answer]) => text.replace(asked, answer), code);
