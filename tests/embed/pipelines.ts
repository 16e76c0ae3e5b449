/** Ways in which other sites make pages of Markdown, each with the plugin that its engine takes. */
import { evaluate } from '@mdx-js/mdx';
import markdownit from 'markdown-it';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import remarkRehype from 'remark-rehype';
import { markdownItMahjong } from '../../src/embed/markdown/markdown-it.ts';
import { remarkMahjong } from '../../src/embed/markdown/remark.ts';

export const options = { site: 'https://school.example/', game: 'hong-kong' };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A runtime for MDX that writes HTML, as a framework does on its server. */
const jsx = (type: unknown, { children, ...rest }: Record<string, unknown>): unknown => {
  if (typeof type === 'function') return type({ children, ...rest });
  const attributes = Object.entries(rest).map(
    ([name, value]) => ` ${name === 'className' ? 'class' : name}="${escaped(String(value))}"`,
  );
  const inside = [children].flat(9).map((child) => {
    if (child instanceof Written) return child.html;
    return child === undefined || child === null ? '' : escaped(String(child));
  });
  const html =
    typeof type === 'string'
      ? `<${type}${attributes.join('')}>${inside.join('')}</${type}>`
      : inside.join('');
  return new Written(html);
};

class Written {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

const withRemark = remark().use(remarkMahjong, options);

/** Each makes a page of Markdown and resolves to its HTML. */
export const PIPELINES: Readonly<Record<string, (text: string) => Promise<string>>> = {
  'markdown-it': async (text) => markdownit().use(markdownItMahjong, options).render(text),
  'markdown-it with HTML': async (text) =>
    markdownit({ html: true, linkify: true }).use(markdownItMahjong, options).render(text),
  'remark with tables': async (text) =>
    String(await withRemark().use(remarkGfm).use(remarkHtml, { sanitize: false }).process(text)),
  'remark with HTML': async (text) =>
    String(
      await withRemark()
        .use(remarkRehype, { allowDangerousHtml: true })
        .use(rehypeRaw)
        .use(rehypeStringify)
        .process(text),
    ),
  'remark with directives': async (text) =>
    String(await withRemark().use(remarkDirective).use(remarkRehype).use(rehypeStringify).process(text)),
  MDX: async (text) => {
    const { default: Content } = await evaluate(text, {
      Fragment: Symbol('fragment'),
      jsx,
      jsxs: jsx,
      remarkPlugins: [[remarkMahjong, options]],
    } as never);
    const made: unknown = (Content as (props: object) => unknown)({});
    if (!(made instanceof Written)) throw new Error('MDX made no page.');
    return made.html;
  },
};
