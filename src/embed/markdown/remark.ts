/** Plugin for remark, and so for MDX: `remark().use(remarkMahjong, { site: 'https://your.site/' })`. */
import { embedOf, FENCE, faultText, hrefOf, type Options, piecesOf, type TilePicture } from './blocks.ts';

/** The parts of an mdast node that are used here. */
interface Node {
  type: string;
  lang?: string | null;
  value?: string;
  children?: Node[];
  data?: { hName?: string; hProperties?: Record<string, unknown> };
  url?: string;
}

/** Replaces fenced `mahjong` blocks by embeds, and tiles between colons by pictures. */
export function remarkMahjong(options: Options): (tree: Node) => void {
  const walk = (node: Node): void => {
    if (!node.children) return;
    // Only `text` nodes are searched for tiles, so inline code and other code blocks stay as they are.
    node.children = node.children.flatMap((child): Node[] => {
      if (child.type === 'code' && child.lang?.toLowerCase() === FENCE)
        return embedNodes(child.value ?? '', options);
      if (child.type === 'text') return textNodes(child.value ?? '', options);
      walk(child);
      return [child];
    });
  };
  return walk;
}

function embedNodes(block: string, options: Options): Node[] {
  const embed = embedOf(block, options);
  const element: Node = {
    type: 'mahjongEmbed',
    data: { hName: 'mahjong-embed', hProperties: { ...embed.attributes } },
    children: [
      { type: 'link', url: hrefOf(embed, options), children: [{ type: 'text', value: embed.fallback }] },
    ],
  };
  const fault = faultText(embed);
  if (fault === null) return [element];
  const note: Node = {
    type: 'mahjongFault',
    data: { hName: 'p', hProperties: { className: ['mahjong-fault'] } },
    children: [{ type: 'text', value: fault }],
  };
  return [element, note];
}

const textNodes = (text: string, options: Options): Node[] =>
  piecesOf(text, options).flatMap((piece): Node[] =>
    typeof piece === 'string' ? [{ type: 'text', value: piece }] : piece.map(pictureNode),
  );

const pictureNode = ({ src, ...rest }: TilePicture): Node => ({
  type: 'mahjongTile',
  data: { hName: 'img', hProperties: { src, ...rest, className: ['mahjong-tile'] } },
  children: [],
});
