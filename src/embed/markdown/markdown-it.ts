/** Plugin for markdown-it: `markdownit().use(markdownItMahjong, { site: 'https://your.site/' })`. */
import {
  embedOf,
  FENCE,
  faultText,
  hrefOf,
  type LinePiece,
  type Options,
  piecesOf,
  type Still,
  stillsOf,
} from './blocks.ts';

/** The parts of markdown-it's types that are used here. */
interface Token {
  readonly type: string;
  readonly info: string;
  content: string;
}
type Rule = (tokens: Token[], index: number, ...rest: readonly unknown[]) => string;
interface Engine {
  readonly renderer: { readonly rules: Record<string, unknown> };
  readonly utils: { readonly escapeHtml: (text: string) => string };
}

/** Renders fenced `mahjong` blocks as embeds, and tiles between colons as pictures. */
export function markdownItMahjong(engine: Engine, options: Options): void {
  const { rules } = engine.renderer;
  const { escapeHtml } = engine.utils;
  const attributes = (of: object): string =>
    Object.entries(of)
      .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
      .join('');
  const tilesMarkup = (tiles: readonly Still[]): string =>
    tiles.map((picture) => `<img class="mahjong-tile"${attributes(picture)}>`).join('');
  const fence = rules['fence'] as Rule;
  rules['fence'] = ((tokens, index, ...rest) => {
    const token = tokens[index];
    if (token?.info.trim().split(/\s+/)[0]?.toLowerCase() !== FENCE) return fence(tokens, index, ...rest);
    const embed = embedOf(token.content, options);
    const { table, tiles } = stillsOf(embed, options);
    const still = table ? `<img${attributes(table)}><br>` : '';
    const row = tiles.length > 0 ? `<noscript>${tilesMarkup(tiles)}</noscript>` : '';
    const link = `<a href="${escapeHtml(hrefOf(embed, options))}">${still}${escapeHtml(embed.fallback)}</a>${row}`;
    const fault = faultText(embed);
    // VitePress compiles the output as a Vue template: `v-pre` keeps the text of a block as it is, and keeps Vue from
    // taking the element for a component.
    const note = fault === null ? '' : `<p class="mahjong-fault" v-pre>${escapeHtml(fault)}</p>\n`;
    return `<mahjong-embed v-pre${attributes(embed.attributes)}>${link}</mahjong-embed>\n${note}`;
  }) satisfies Rule;
  const written = (piece: LinePiece): string =>
    typeof piece === 'string' ? escapeHtml(piece) : tilesMarkup(piece);
  rules['text'] = ((tokens, index) =>
    piecesOf(tokens[index]?.content ?? '', options)
      .map(written)
      .join('')) satisfies Rule;
}
