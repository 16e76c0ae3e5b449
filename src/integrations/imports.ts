/** What `import()` becomes in scripts: a plain one. */

/** Vite's own helper foresees files and fetches sheets; here nothing is foreseen, and pages bring their sheets. */
const HELPER = 'vite/preload-helper';

/** What Vite would put the list of those files for. */
const FORESEEN = /,\s*__VITE_PRELOAD__(?=\s*\))/g;

/** Replaces that helper by a call, wherever scripts are built, and leaves out what it would have been told. */
export const plainImports = () => ({
  name: 'sparrow-imports',
  enforce: 'pre' as const,
  load: (id: string) => (id.includes(HELPER) ? 'export const __vitePreload = (load) => load();' : null),
  renderChunk: (code: string) => (code.includes('__VITE_PRELOAD__') ? code.replaceAll(FORESEEN, '') : null),
});
