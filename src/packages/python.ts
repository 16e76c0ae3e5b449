/** The extension for Python-Markdown: its sources, with what tiles are called. */
import { cpSync, rmSync } from 'node:fs';
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
  const names = Object.fromEntries(TILES.map((tile) => [tile, nameOf(tile)]));
  writeFiles(folder, [{ path: 'sparrow_markdown/tiles.json', text: `${JSON.stringify(names, null, 2)}\n` }]);
}
