/** The extension for Python-Markdown: its sources, with what tiles are called. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { nameOf } from '../embed/markdown/blocks.ts';
import { writeFiles } from './write.ts';

const TILES = [
  ...['m', 'p', 's'].flatMap((suit) => [...'0123456789'].map((rank) => rank + suit)),
  ...[...'12345678'].map((rank) => `${rank}f`),
  ...'ESWNCFPX',
];

/** Writes the extension anew. @param folder its own folder */
export function writePython(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('src/packages/python', folder, {
    recursive: true,
    filter: (path) => !path.includes('__pycache__'),
  });
  cpSync('LICENSE', `${folder}/LICENSE`);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const project = readFileSync('src/packages/python/pyproject.toml', 'utf8');
  const names = Object.fromEntries(TILES.map((tile) => [tile, nameOf(tile)]));
  writeFiles(folder, [
    { path: 'pyproject.toml', text: project.replace(/^version = .*$/m, `version = "${version}"`) },
    { path: 'sparrow_markdown/tiles.json', text: `${JSON.stringify(names, null, 2)}\n` },
  ]);
}
