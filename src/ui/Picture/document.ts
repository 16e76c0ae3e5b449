/** A picture of a fixed size as an SVG document of its own: tiles or words on a cloth. */
import { STILL } from '../../notation/embed-stills.ts';
import { escapeHtml } from '../../notation/markup.ts';
import { parseTile } from '../../notation/tiles.ts';
import { tileDefinitions, withColours } from './faces.ts';

/**
 * Wraps what is drawn, and defines the tiles that lie there.
 * @param title what the picture shows
 */
export function documentOf(title: string, drawn: string): string {
  const { width, height } = STILL;
  const shown = [...drawn.matchAll(/<use href="#([^"]+)"/g)].map(([, id = '']) => parseTile(id));
  return withColours(
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif"><title>${escapeHtml(title)}</title><defs>${tileDefinitions(shown, 'small')}</defs><rect width="${width}" height="${height}" rx="10" fill="#2f5f50"/>${drawn}</svg>\n`,
  );
}
