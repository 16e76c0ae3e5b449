/** Draws all tiles into src/ui/Tile/tiles.svg, which pages show them from: for whenever a drawing has changed. */
import { writeFileSync } from 'node:fs';
import { spriteDocument } from '../ui/Tile/faces/sprite.ts';

writeFileSync(new URL('../ui/Tile/tiles.svg', import.meta.url), spriteDocument());
