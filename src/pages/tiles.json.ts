/** The drawings of all tiles but flowers and seasons: for whatever shows more of them than its page brings. */
import type { APIRoute } from 'astro';
import { isBonus } from '../engine/tiles.ts';
import { KINDS } from '../ui/Tile/faces/kinds.ts';
import { spriteMarkup } from '../ui/Tile/faces/sprite.ts';
import type { Drawings } from '../ui/Tile/fetched.ts';

export const GET: APIRoute = () => {
  const kinds = [...Array(KINDS).keys()].filter((kind) => !isBonus(kind));
  return Response.json({ sprite: spriteMarkup(kinds, 'classic') } satisfies Drawings);
};
