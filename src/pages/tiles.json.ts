/** The drawings of all tiles, which frames fetch for whoever leaves a scene's script: it shows no others. */
import type { APIRoute } from 'astro';
import { KINDS } from '../views/Tile/faces/kinds.ts';
import { spriteMarkup } from '../views/Tile/faces/sprite.ts';
import type { Drawings } from '../views/Tile/fetched.ts';

export const GET: APIRoute = () =>
  Response.json({ sprite: spriteMarkup(Array(KINDS).keys(), 'classic') } satisfies Drawings);
