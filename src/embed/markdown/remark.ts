/** Plugin for remark, and so for MDX: `remark().use(remarkMahjong, { site: 'https://your.site/' })`. */
import { FENCE, type Options } from './blocks.ts';
import { embedNodes, type MarkdownNode, textNodes } from './nodes.ts';

/** Replaces fenced `mahjong` blocks by embeds, and tiles between colons by pictures. */
export function remarkMahjong(options: Options): (tree: MarkdownNode) => void {
  const walk = (node: MarkdownNode): void => {
    if (!node.children) return;
    // Only `text` nodes are searched for tiles, so inline code and other code blocks stay as they are.
    node.children = node.children.flatMap((child): MarkdownNode[] => {
      if (child.type === 'code' && child.lang?.toLowerCase() === FENCE)
        return embedNodes(child.value ?? '', options);
      if (child.type === 'text') return textNodes(child.value ?? '', options);
      walk(child);
      return [child];
    });
  };
  return walk;
}
