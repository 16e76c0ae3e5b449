/** What blocks and tiles become in a Markdown tree, for engines that work on one. */
import { embedOf, faultText, hrefOf, type Options, piecesOf, type Still, stillsOf } from './blocks.ts';

/** The parts of an mdast node that are used here. */
export interface MarkdownNode {
  type: string;
  lang?: string | null;
  value?: string;
  children?: MarkdownNode[];
  data?: { hName?: string; hProperties?: Record<string, unknown> };
  url?: string;
}

/** The element of a fenced block, and what is wrong with the block. */
export function embedNodes(block: string, options: Options): MarkdownNode[] {
  const embed = embedOf(block, options);
  const { table, tiles } = stillsOf(embed, options);
  const text: MarkdownNode = { type: 'text', value: embed.fallback };
  const still: MarkdownNode[] = table ? [pictureNode(table), { type: 'break' }] : [];
  const row: MarkdownNode = {
    type: 'mahjongTiles',
    data: { hName: 'noscript' },
    children: tiles.map(tileNode),
  };
  const element: MarkdownNode = {
    type: 'mahjongEmbed',
    data: { hName: 'mahjong-embed', hProperties: { ...embed.attributes } },
    children: [
      { type: 'link', url: hrefOf(embed, options), children: [...still, text] },
      ...(tiles.length > 0 ? [row] : []),
    ],
  };
  const fault = faultText(embed);
  if (fault === null) return [element];
  const note: MarkdownNode = {
    type: 'mahjongFault',
    data: { hName: 'p', hProperties: { className: ['mahjong-fault'] } },
    children: [{ type: 'text', value: fault }],
  };
  return [element, note];
}

/** A text, with a picture for each tile between colons. */
export const textNodes = (text: string, options: Options): MarkdownNode[] =>
  piecesOf(text, options).flatMap((piece): MarkdownNode[] =>
    typeof piece === 'string' ? [{ type: 'text', value: piece }] : piece.map(tileNode),
  );

const pictureNode = (picture: Still): MarkdownNode => ({
  type: 'mahjongPicture',
  data: { hName: 'img', hProperties: { ...picture } },
  children: [],
});

const tileNode = (tile: Still): MarkdownNode => ({
  type: 'mahjongTile',
  data: { hName: 'img', hProperties: { ...tile, className: ['mahjong-tile'] } },
  children: [],
});
