/** Plugin for Sätteri, the Markdown processor of Astro 7: `satteri({ mdastPlugins: [satteriMahjong({ site: 'https://your.site/' })] })`. */
import { FENCE, type Options } from './blocks.ts';
import { embedNodes, type MarkdownNode, textNodes } from './nodes.ts';

/** The parts of Sätteri's types that are used here. */
interface Visitor {
  replaceNode: (node: never, nodes: never) => void;
}
interface VisitedNode {
  readonly type: string;
  readonly lang?: string | null | undefined;
  readonly value: string;
}
type Visit = (node: VisitedNode, visitor: Visitor) => void;

/** Replaces fenced `mahjong` blocks by embeds, and tiles between colons by pictures. */
export function satteriMahjong(options: Options): {
  readonly name: string;
  readonly code: Visit;
  readonly text: Visit;
} {
  const replace = (visitor: Visitor, node: VisitedNode, nodes: readonly MarkdownNode[]): void =>
    visitor.replaceNode(node as never, nodes as never);
  return {
    name: 'sparrow-mahjong',
    code(node, visitor) {
      if (node.lang?.toLowerCase() === FENCE) replace(visitor, node, embedNodes(node.value, options));
    },
    text(node, visitor) {
      const nodes = textNodes(node.value, options);
      if (nodes.some(({ type }) => type !== 'text')) replace(visitor, node, nodes);
    },
  };
}
