/** For Docusaurus: `export default withMahjong({ presets: [['classic', { … }]], … }, { site: 'https://your.site/' })`. */
import type { Options } from '../../embed/markdown/blocks.ts';
import { remarkMahjong } from '../../embed/markdown/remark.ts';
import { PAGE_STYLE, scriptOf } from './head.ts';

/** The parts of a preset that have pages of Markdown. */
const PARTS = ['docs', 'blog', 'pages'] as const;

interface PartOptions {
  readonly remarkPlugins?: readonly unknown[];
}
type PresetOptions = Readonly<Partial<Record<(typeof PARTS)[number], PartOptions | false>>>;

/** The parts of a Docusaurus configuration that are added to. */
interface SiteConfig {
  readonly presets?: readonly unknown[];
  readonly scripts?: readonly unknown[];
  readonly headTags?: readonly unknown[];
}

/** The configuration with the plugin in every preset, the script and the style; what it has already stays. */
export function withMahjong<Config extends object>(config: Config, options: Options): Config {
  const { presets = [], scripts = [], headTags = [] } = config as SiteConfig;
  const withPlugin = (part: PartOptions = {}): PartOptions => ({
    ...part,
    remarkPlugins: [...(part.remarkPlugins ?? []), [remarkMahjong, options]],
  });
  const presetWith = (preset: unknown): unknown => {
    const [name, of = {}] = (Array.isArray(preset) ? preset : [preset]) as [unknown, PresetOptions?];
    if (typeof name !== 'string') return preset;
    const parts = PARTS.map((part) => {
      const had = of[part];
      return [part, had === false ? false : withPlugin(had)] as const;
    });
    return [name, { ...of, ...Object.fromEntries(parts) }];
  };
  return {
    ...config,
    presets: presets.map(presetWith),
    scripts: [...scripts, { src: scriptOf(options), defer: true }],
    headTags: [...headTags, { tagName: 'style', attributes: {}, innerHTML: PAGE_STYLE }],
  };
}
