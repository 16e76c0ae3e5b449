/** The games, the questions and the deals of the page where deals part, as its widget is given them. */
import type { APIRoute } from 'astro';
import { dealProps } from '../../../components/site/partings.ts';

export const GET: APIRoute = async () => Response.json(await dealProps());
