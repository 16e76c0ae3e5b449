/** The plain drawings of all tiles, which pages fetch for readers who chose them. */
import type { APIRoute } from 'astro';
import { KINDS } from '../ui/Tile/faces/kinds.ts';
import { spriteMarkup } from '../ui/Tile/faces/sprite.ts';
import type { Drawings } from '../ui/Tile/fetched.ts';

export const GET: APIRoute = () =>
  Response.json({ sprite: spriteMarkup(Array(KINDS).keys(), 'plain') } satisfies Drawings);
