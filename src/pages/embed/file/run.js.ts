/** What runs in a frame that was kept as one file: every widget that a frame may hold, and every game. */
import type { APIRoute } from 'astro';
import { scriptResponse } from '../../../build/bundle.ts';

export const GET: APIRoute = () =>
  scriptResponse('embed/file/run.ts', {
    'storage/fetch-json.ts': 'embed/file/data.ts',
    'ui/Tile/tiles.svg?url': 'embed/file/tiles.ts',
  });
