/** What an island says of the tiles that it will need (finish/sprite.ts draws them). */
import type { Ruleset } from '../../engine/ruleset.ts';
import { formatTiles } from '../../notation/tile-text.ts';
import { KINDS } from '../../ui/Tile/faces/kinds.ts';

/** Every tile that may come up at tables of these rules, as an element around them says it: `data-sprite="…"`. */
export const spriteOf = (...rulesets: readonly Pick<Ruleset, 'tiles'>[]): string =>
  formatTiles(
    Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) =>
      rulesets.some(({ tiles }) => (tiles[kind] ?? 0) > 0),
    ),
  );
