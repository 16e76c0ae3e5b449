/** Scripts that are no modules of a page: classic ones for frames, the loader, the worker. */
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import type { ChunkGroup } from './chunks.ts';
import { plainImports } from './imports.ts';

/** A module of the build, as much as is needed of it. */
export interface Chunk {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly isEntry: boolean;
  /** The file that a chunk stands for, where it is one. */
  readonly facadeModuleId: string | null;
}

export interface Bundling {
  /** What names stand for that nothing in it defines, as they are written. */
  readonly define?: Readonly<Record<string, string>>;
  /** Which modules stand in one script, wherever they are needed. */
  readonly groups?: readonly ChunkGroup[];
  /** The widgets that may wake there, by their folders; all that there are unless said. */
  readonly widgets?: readonly string[];
}

/**
 * What a file becomes with all that it imports.
 * @param entry from the project's root
 * @param format `iife` is one script; `cjs` several that load each other
 */
export async function bundled(
  root: string,
  base: string,
  entry: string,
  format: 'cjs' | 'iife',
  { define = {}, groups = [], widgets = [] }: Bundling = {},
): Promise<Chunk[]> {
  const config: InlineConfig = {
    root,
    base,
    configFile: false,
    logLevel: 'warn',
    define: { ...define },
    publicDir: false,
    plugins: [
      {
        name: 'sparrow-bundle',
        enforce: 'pre',
        // A frame has its sheets from its page, its data another way, and few of the widgets.
        resolveId: (id, from) =>
          /(?:^\.|\/store)\/data\.ts$/.test(id) && from ? join(root, 'src/embed/data.ts') : undefined,
        load: (id) => (id.endsWith('.css') ? '' : undefined),
        transform: (code, id) =>
          widgets.length > 0 && id === join(root, 'src/scripts/widgets.ts')
            ? code.replace('islands/*/', `islands/{${widgets.join()},}/`)
            : undefined,
      },
      plainImports(),
      solid(),
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, entry),
        // A slow machine is no fault.
        checks: { bundlerTimings: false },
        output: {
          format,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].[hash].js',
          ...(groups.length > 0 && { codeSplitting: { groups: [...groups] } }),
        },
      },
    },
  };
  const result = await build(config);
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs.flatMap(({ output }) => output).filter((each) => each.type === 'chunk');
}
