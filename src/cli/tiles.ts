/** Draws all tiles into src/ui/Tile/tiles.svg, which pages use. Run it when a drawing has changed. */
import { writeFileSync } from 'node:fs';
import { spriteDocument } from '../ui/Tile/faces/sprite.ts';

writeFileSync(new URL('../ui/Tile/tiles.svg', import.meta.url), spriteDocument());
