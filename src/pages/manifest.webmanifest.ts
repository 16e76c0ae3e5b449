/** What a device needs to install the site. */
import type { APIRoute } from 'astro';
import { language } from '#i18n/language.ts';
import { site } from '#i18n/site.ts';
import { at } from '../components/site/paths.ts';

export const GET: APIRoute = () => {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: at(`/icons/${purpose}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: at('/'),
    name: site.name,
    short_name: site.name,
    description: site.about,
    lang: language.tag,
    start_url: at('/'),
    scope: at('/'),
    display: 'standalone',
    background_color: '#f5efe1',
    theme_color: '#f5efe1',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest));
};
