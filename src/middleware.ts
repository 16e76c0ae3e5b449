/** Every page is finished where it is written: no pass goes over the built files again. */
import { defineMiddleware } from 'astro:middleware';
import { finishedPage } from './build/page/page.ts';

export const onRequest = defineMiddleware(async ({ url, site }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  // Waited for while one writes, too: a false claim is then told in place of the page, and not after half of it.
  const html = await response.text();
  // The development server puts scripts of its own into pages, which no policy names.
  if (import.meta.env.DEV) return new Response(html, response);
  const root = import.meta.env.BASE_URL.replace(/\/?$/, '/');
  const home = site ? new URL(root, site).href : null;
  return new Response(finishedPage(html, url.pathname.slice(root.length), home), response);
});
