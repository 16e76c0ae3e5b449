/** What `import()` becomes in scripts: a plain one. */

/** Vite's own helper foresees files and fetches sheets; here nothing is foreseen, and pages bring their sheets. */
const HELPER = 'vite/preload-helper';

/** Replaces that helper by a call, wherever scripts are built. */
export const plainImports = () => ({
  name: 'sparrow-imports',
  enforce: 'pre' as const,
  load: (id: string) => (id.includes(HELPER) ? 'export const __vitePreload = (load) => load();' : null),
});
