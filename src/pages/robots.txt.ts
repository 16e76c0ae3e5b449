/** What a search engine need not read, and where the list of all pages is. */
import type { APIRoute } from 'astro';
import { at } from '../components/site/paths.ts';

export const GET: APIRoute = ({ site }) => {
  const lines = ['User-agent: *', `Disallow: ${at('/embed/frame/')}`, `Disallow: ${at('/offline/')}`];
  if (site) lines.push('', `Sitemap: ${new URL(at('/sitemap-index.xml'), site).href}`);
  return new Response(`${lines.join('\n')}\n`);
};
