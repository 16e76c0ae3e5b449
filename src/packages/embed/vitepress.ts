/** For VitePress: `export default withMahjong(defineConfig({ … }), { site: 'https://your.site/' })`. */
import type { Options } from '../../embed/markdown/blocks.ts';
import { markdownItMahjong } from '../../embed/markdown/markdown-it.ts';
import { PAGE_STYLE, scriptOf } from './head.ts';

/** The parts of a VitePress configuration that are added to. */
interface SiteConfig {
  readonly head?: readonly unknown[];
  readonly markdown?: { readonly config?: (engine: never) => unknown };
  readonly vue?: {
    readonly template?: {
      readonly compilerOptions?: { readonly isCustomElement?: (tag: string) => boolean | undefined };
    };
  };
}

/** The configuration with the plugin, the script and the style; what it has already stays. */
export function withMahjong<Config extends object>(config: Config, options: Options): Config {
  const { head = [], markdown, vue } = config as SiteConfig;
  const { template } = vue ?? {};
  const isElement = template?.compilerOptions?.isCustomElement;
  return {
    ...config,
    head: [...head, ['script', { src: scriptOf(options), defer: '' }], ['style', {}, PAGE_STYLE]],
    markdown: {
      ...markdown,
      config: async (engine: Parameters<typeof markdownItMahjong>[0]) => {
        await markdown?.config?.(engine as never);
        markdownItMahjong(engine, options);
      },
    },
    vue: {
      ...vue,
      template: {
        ...template,
        compilerOptions: {
          ...template?.compilerOptions,
          isCustomElement: (tag: string) => tag === 'mahjong-embed' || isElement?.(tag) === true,
        },
      },
    },
  };
}
