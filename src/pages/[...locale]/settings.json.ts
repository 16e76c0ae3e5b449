/** The choices of the panel "Tiles, words, light", which pages fetch when it is wanted. */
import type { APIRoute } from 'astro';
import { localeOf, localePaths, wordsIn } from '../../components/site/locales.ts';
import { settingsForm } from '../../scripts/settings/form.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute = ({ params }) => Response.json(settingsForm(wordsIn(localeOf(params.locale))));
