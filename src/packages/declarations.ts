/** The types of a package: declarations of its entries and of whatever they name, and of nothing else. */
import { posix } from 'node:path';
import ts from 'typescript';
import { fileOf, type PackageFile } from './bundle.ts';
import type { PackagePlan } from './list.ts';

/** Writes the declarations of every source that the entries reach. */
function emitDeclarations(paths: readonly string[]): ReadonlyMap<string, string> {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: '.', outDir: 'types' },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  if (!config) throw new Error('tsconfig.json cannot be read');
  const { incremental: _, tsBuildInfoFile: __, composite: ___, ...options } = config.options;
  const program = ts.createProgram({ rootNames: paths.map((path) => `src/${path}`), options });
  const written = new Map<string, string>();
  program.emit(undefined, (path, text) => {
    const [, below] = path.replaceAll('\\', '/').split('types/src/');
    if (below !== undefined) written.set(below, text);
  });
  return written;
}

/** The declarations as files below `types`, each importing the others by the names that they have there. */
export function declarationsOf({ entries }: PackagePlan): PackageFile[] {
  const written = emitDeclarations(Object.values(entries));
  const files: PackageFile[] = [];
  const seen = new Set<string>();
  const take = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = written.get(path);
    if (text === undefined) throw new Error(`there are no types of src/${path}`);
    let own = text;
    for (const { fileName, pos, end } of ts.preProcessFile(text).importedFiles.toReversed()) {
      if (!fileName.startsWith('.')) throw new Error(`the types of src/${path} name ${fileName}`);
      take(posix.join(posix.dirname(path), fileName).replace(/\.ts$/, '.d.ts'));
      own = own.slice(0, pos) + own.slice(pos, end + 1).replace(/\.ts(?=['"])/, '.js') + own.slice(end + 1);
    }
    files.push({ path: `types/${path}`, text: own });
  };
  for (const path of Object.values(entries)) take(path.replace(/\.ts$/, '.d.ts'));
  return files;
}

/** The declaration of an entry, below the package. */
export const typesOf = ({ entries }: PackagePlan, entry: string): string =>
  `types/${(entries[entry] ?? `${fileOf(entry)}.ts`).replace(/\.ts$/, '.d.ts')}`;
