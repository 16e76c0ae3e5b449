/** The drawings of flowers and seasons, which are fetched where a hand shows one. */
import type { APIRoute } from 'astro';
import { isBonus } from '../engine/tiles.ts';
import { KINDS } from '../ui/Tile/faces/kinds.ts';
import { spriteMarkup } from '../ui/Tile/faces/sprite.ts';
import type { Drawings } from '../ui/Tile/fetched.ts';

export const GET: APIRoute = () => {
  const kinds = [...Array(KINDS).keys()].filter(isBonus);
  return Response.json({ sprite: spriteMarkup(kinds, 'classic') } satisfies Drawings);
};
