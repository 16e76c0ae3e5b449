/** Bundles scripts for host pages and one-file frames: one classic script with all its imports. */
import { join } from 'node:path';
import { build } from 'vite';
import solid from 'vite-plugin-solid';

/** Modules to replace by others; paths relative to `src`. */
type Replacements = Readonly<Record<string, string>>;

/** The id of the empty module that replaces every style sheet. */
const NO_STYLES = '\0no-styles';

/**
 * Bundles a module into one classic script, with dynamic imports inlined and without styles, as pages bring their own.
 * @param entry path relative to `src`
 * @param replacements modules to replace, as in embed/file
 * @throws Error where the build gives no script
 */
export async function bundle(entry: string, replacements: Replacements = {}): Promise<string> {
  const root = process.cwd();
  const path = (of: string): string => join(root, 'src', of);
  const replaced = new Map(Object.entries(replacements).map(([from, to]) => [path(from), path(to)]));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'sparrow-bundle',
        enforce: 'pre',
        async resolveId(id, importer) {
          if (id.endsWith('.css')) return NO_STYLES;
          const found = await this.resolve(id, importer, { skipSelf: true });
          return replaced.get(found?.id ?? '') ?? found;
        },
        load: (id) => (id === NO_STYLES ? '' : undefined),
      },
      solid(),
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: path(entry),
        checks: { bundlerTimings: false, emptyImportMeta: false },
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const [chunk] = outputs.flatMap(({ output }) => output).filter((each) => each.type === 'chunk');
  if (!chunk) throw new Error(`${entry} became no script`);
  return chunk.code;
}

/** An endpoint's response with such a script. */
export const scriptResponse = async (...of: Parameters<typeof bundle>): Promise<Response> =>
  new Response(await bundle(...of), { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
