/** Every page, built or in dev, carries the drawings of exactly the tiles it shows. */
import { defineMiddleware } from 'astro:middleware';
import { withSprite } from './components/site/sprite.ts';

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(withSprite(await response.text()), response);
});
