/** What opens a frame that was kept as one file. */
import type { APIRoute } from 'astro';
import { scriptResponse } from '../../../build/bundle.ts';

export const GET: APIRoute = () => scriptResponse('embed/file/open.ts');
