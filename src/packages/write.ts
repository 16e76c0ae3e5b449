/** Writes a package into a folder, ready to be packed: code, types, manifest, README and licence. */
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundlePackage, fileOf, type PackageFile } from './bundle.ts';
import { declarationsOf, typesOf } from './declarations.ts';
import { elementFiles, LIBRARY_TYPES } from './element-types.ts';
import { PAGE_STYLE } from './embed/head.ts';
import { EMBED, type PackagePlan } from './list.ts';

const COMMAND = 'command.js';
const STYLE = 'style.css';

/** The manifest, with the version and licence of the project. */
function manifestOf(plan: PackagePlan): string {
  const { name, description, entries, command, keywords } = plan;
  const { version, license } = JSON.parse(readFileSync('package.json', 'utf8'));
  const isEmbed = plan === EMBED;
  const own = Object.keys(entries).map((entry) => [
    entry,
    { types: `./${typesOf(plan, entry)}`, default: `./${fileOf(entry)}.js` },
  ]);
  const libraries = Object.keys(isEmbed ? LIBRARY_TYPES : {}).map((library) => [
    `./${library}`,
    { types: `./types/${library}.d.ts` },
  ]);
  const manifest = {
    name,
    version,
    description,
    license,
    keywords,
    type: 'module',
    sideEffects: isEmbed ? [`./${STYLE}`] : false,
    engines: { node: '>=20' },
    exports: {
      ...Object.fromEntries([...own, ...libraries]),
      ...(isEmbed && { './element': { types: './types/element.d.ts' }, [`./${STYLE}`]: `./${STYLE}` }),
      './package.json': './package.json',
    },
    types: `./${typesOf(plan, '.')}`,
    ...(command !== undefined && { bin: { [name]: `./${COMMAND}` } }),
    ...(isEmbed && { customElements: './custom-elements.json' }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Everything of the package but its types, which take longer than the rest. */
export async function codeOf(plan: PackagePlan): Promise<PackageFile[]> {
  return [
    ...(await bundlePackage(plan)),
    ...(plan === EMBED ? [...elementFiles(), { path: STYLE, text: `${PAGE_STYLE}\n` }] : []),
    { path: 'package.json', text: manifestOf(plan) },
  ];
}

/** Writes the package anew. @param folder the package's own folder */
export async function writePackage(plan: PackagePlan, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  writeFiles(folder, [...(await codeOf(plan)), ...declarationsOf(plan)]);
  copyFileSync(join('src/packages', plan.folder, 'README.md'), join(folder, 'README.md'));
  copyFileSync('LICENSE', join(folder, 'LICENSE'));
}

export function writeFiles(folder: string, files: readonly PackageFile[]): void {
  for (const { path, text } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (path === COMMAND) chmodSync(file, 0o755);
  }
}
