/** For Astro and Starlight: `integrations: [starlight({ plugins: [starlightMahjong({ site: 'https://your.site/' })] })]`. */
import type { Options } from '../../embed/markdown/blocks.ts';
import { remarkMahjong } from '../../embed/markdown/remark.ts';
import { satteriMahjong } from '../../embed/markdown/satteri.ts';
import { PAGE_STYLE, scriptOf } from './head.ts';

/** The parts of an Astro configuration that are read; a processor has its plugins in lists that grow. */
interface SiteConfig {
  readonly markdown: {
    readonly processor?: {
      readonly name: string;
      readonly options: { readonly mdastPlugins?: unknown[]; readonly remarkPlugins?: unknown[] };
    };
    readonly remarkPlugins?: unknown[];
  };
}

/** The parts of an Astro integration that are used here. */
interface Integration {
  readonly name: string;
  readonly hooks: {
    readonly 'astro:config:setup': (setup: { readonly config: never }) => void;
  };
}

interface StarlightSetup {
  readonly config: { readonly head?: readonly unknown[] };
  readonly updateConfig: (config: never) => void;
  readonly addIntegration: (integration: never) => void;
}

/** The integration for Astro without Starlight: Markdown alone; the page's layout has the script. */
export function astroMahjong(options: Options): Integration {
  return {
    name: 'sparrow-mahjong',
    hooks: {
      'astro:config:setup': ({ config }) => addPlugin(config, options),
    },
  };
}

/** The processor of the site takes the plugin of its kind. @throws Error for a processor that takes neither */
function addPlugin({ markdown }: SiteConfig, options: Options): void {
  const { processor, remarkPlugins } = markdown;
  const { mdastPlugins } = processor?.options ?? {};
  const plugins = processor ? processor.options.remarkPlugins : remarkPlugins;
  if (mdastPlugins) mdastPlugins.push(satteriMahjong(options));
  else if (plugins) plugins.push([remarkMahjong, options]);
  else throw new Error(`sparrow-embed knows no plugin for the Markdown processor ${processor?.name ?? ''}`);
}

/** The plugin for Starlight: its pages have the script and the style, too. */
export function starlightMahjong(options: Options): {
  readonly name: string;
  readonly hooks: { readonly 'config:setup': (setup: StarlightSetup) => void };
} {
  return {
    name: 'sparrow-mahjong',
    hooks: {
      'config:setup': ({ config, updateConfig, addIntegration }) => {
        const head = [
          ...(config.head ?? []),
          { tag: 'script', attrs: { src: scriptOf(options), defer: true } },
          { tag: 'style', content: PAGE_STYLE },
        ];
        updateConfig({ head } as never);
        addIntegration(astroMahjong(options) as never);
      },
    },
  };
}
