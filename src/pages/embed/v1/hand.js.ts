/** What the loader asks for where a page shows a hand that nothing is asked about. */
import type { APIRoute } from 'astro';
import { scriptResponse } from '../../../build/bundle.ts';

export const GET: APIRoute = () => scriptResponse('embed/hand.ts');
