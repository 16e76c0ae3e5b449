/** Scripts that are no modules of a page: classic ones for frames, the loader, the worker. */
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { plainImports } from './imports.ts';
import { leanSolid } from './lean-solid.ts';

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

/**
 * What a file becomes with all that it imports.
 * @param entry from the project's root
 * @param format `iife` is one script; `cjs` several that load each other
 * @param define what names stand for that nothing in it defines, as they are written
 */
export async function bundled(
  root: string,
  base: string,
  entry: string,
  format: 'cjs' | 'iife',
  define: Readonly<Record<string, string>> = {},
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
        // A frame has its sheets from its page, and its data another way.
        resolveId: (id, from) =>
          /\/store\/data\.ts$/.test(id) && from ? join(root, 'src/embed/data.ts') : undefined,
        load: (id) => (id.endsWith('.css') ? '' : undefined),
      },
      plainImports(),
      leanSolid(),
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
        output: { format, entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js' },
      },
    },
  };
  const result = await build(config);
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs.flatMap(({ output }) => output).filter((each) => each.type === 'chunk');
}
