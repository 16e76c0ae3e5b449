/** Makes modules of JavaScript of the entries of a package; what several of them need is a file of its own. */
import { basename } from 'node:path';
import { build } from 'vite';
import type { PackagePlan } from './list.ts';

/** A file of a package: its path there, and its text. */
export interface PackageFile {
  readonly path: string;
  readonly text: string;
}

/** The file of an entry, without its ending: `./games/riichi` is `games/riichi`, and `.` is `index`. */
export const fileOf = (entry: string): string => (entry === '.' ? 'index' : entry.slice(2));

/** Commands read folders; what is bundled finds the same files while it is bundled. */
const REGISTRY = /\/registry\.node\.ts$/;

/** @throws Error where a package would hold code of others, whose licence would have to stand beside it */
export async function bundlePackage({ name, entries, command }: PackagePlan): Promise<PackageFile[]> {
  const input = Object.fromEntries([
    ...Object.entries(entries).map(([entry, path]) => [fileOf(entry), `src/${path}`] as const),
    ...(command === undefined ? [] : [['command', `src/${command}`] as const]),
  ]);
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'sparrow-registry',
        enforce: 'pre',
        async resolveId(id, importer) {
          const found = await this.resolve(id, importer, { skipSelf: true });
          return found && REGISTRY.test(found.id) ? found.id.replace(REGISTRY, '/registry.ts') : found;
        },
      },
    ],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        checks: { bundlerTimings: false },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash].js',
        },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => {
      if (file.type !== 'chunk') throw new Error(`${name} has a file that is no code: ${file.fileName}`);
      const foreign = file.moduleIds.find((id) => id.includes('node_modules'));
      if (foreign) throw new Error(`${name} would hold code of others: ${foreign}`);
      const isCommand = basename(file.fileName) === 'command.js';
      return { path: file.fileName, text: isCommand ? `#!/usr/bin/env node\n${file.code}` : file.code };
    });
}
