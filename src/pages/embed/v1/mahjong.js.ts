/** What a page that embeds something loads: its address is for ever. */
import type { APIRoute } from 'astro';
import { scriptResponse } from '../../../build/bundle.ts';

export const GET: APIRoute = () => scriptResponse('embed/script.ts');
