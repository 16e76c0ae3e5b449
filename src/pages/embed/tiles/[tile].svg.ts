/** A tile as a picture of its own, for lines of text in other people's pages. */
import type { APIRoute } from 'astro';
import { FACES } from '../../../engine/tiles.ts';
import { formatTile } from '../../../notation/tile-text.ts';
import { parseTile } from '../../../notation/tiles.ts';
import { pictureMarkup } from '../../../ui/Tile/faces/picture.ts';

export const getStaticPaths = () =>
  Array.from({ length: FACES }, (_, kind) => ({ params: { tile: formatTile(kind) } }));

export const GET: APIRoute = ({ params: { tile = '' } }) =>
  new Response(pictureMarkup(parseTile(tile)), { headers: { 'content-type': 'image/svg+xml' } });
