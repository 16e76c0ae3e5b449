/** The games, the questions and the deals of the page where deals part, as its widget is given them. */
import type { APIRoute } from 'astro';
import { localeOf, localePaths } from '../../../../components/site/locales.ts';
import { dealProps } from '../../../../components/site/partings.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute = async ({ params }) => Response.json(await dealProps(localeOf(params.locale)));
