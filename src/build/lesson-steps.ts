/** Wraps the blocks of a lesson in its steps, for MDX: `<section class="part"><div class="step" id="step-1">`. */
import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import {
  componentBlock,
  headingBlock,
  partsOf,
  type StepBlock,
  tableBlock,
  textBlock,
} from '../lessons/steps.ts';

type MdastPlugins = NonNullable<SatteriProcessorOptions['mdastPlugins']>;
/** A plugin as a value, which is one of the forms in which the processor takes them. */
type MdastPlugin = Exclude<
  Extract<MdastPlugins[number], object>,
  readonly unknown[] | ((...args: never[]) => unknown)
>;
type MdastNode = Parameters<NonNullable<MdastPlugin['before']>>[0]['children'][number];

interface LessonBlock extends StepBlock {
  readonly node: MdastNode;
}

/** The length of a text in the tree, in characters. */
type LengthOf = (node: MdastNode) => number;

/** How a node of the lesson stands among its steps; null for what is not drawn. */
function blockOf(node: MdastNode, lengthOf: LengthOf): StepBlock | null {
  switch (node.type) {
    case 'mdxjsEsm':
      return null;
    case 'heading':
      return headingBlock;
    case 'mdxJsxFlowElement':
      return componentBlock(node.name ?? '');
    case 'table':
      return tableBlock(node.children.map(lengthOf));
    case 'list':
      return textBlock(node.children.map(lengthOf));
    default:
      return textBlock([lengthOf(node)]);
  }
}

const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly MdastNode[],
) =>
  ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [...children],
  }) as MdastNode;

export const lessonSteps: MdastPlugin = {
  name: 'lesson-steps',
  before(root, context) {
    // What the build adds to a lesson is no part of it: a text that is not MDX has no steps.
    if (context.sourceFormat !== 'mdx') return;
    const rest: MdastNode[] = [];
    const blocks: LessonBlock[] = [];
    for (const node of root.children) {
      const block = blockOf(node, (of) => context.textContent(of).length);
      if (block) blocks.push({ ...block, node });
      else rest.push(node);
    }
    let place = 0;
    const parts = partsOf(blocks).map((steps) =>
      element(
        'section',
        { class: 'part' },
        steps.map((step) =>
          element(
            'div',
            { class: 'step', id: `step-${++place}` },
            step.map(({ node }) => node),
          ),
        ),
      ),
    );
    context.setProperty(root, 'children', [...parts, ...rest]);
  },
};
