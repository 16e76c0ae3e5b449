/** What a device needs to install the site. */
import type { APIRoute } from 'astro';
import { wordsIn } from '../components/site/locales.ts';
import { at, firstLocale } from '../components/site/paths.ts';

export const GET: APIRoute = () => {
  const words = wordsIn(firstLocale);
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: at(`/icons/${purpose}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: at('/'),
    name: words.site,
    short_name: words.site,
    description: words.about,
    lang: words.lang,
    start_url: at('/'),
    scope: at('/'),
    display: 'standalone',
    background_color: '#f5efe1',
    theme_color: '#f5efe1',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest));
};
