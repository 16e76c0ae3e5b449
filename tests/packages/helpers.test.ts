/** What the helpers for hosts add to a configuration, and that they leave the rest of it. */
import { describe, expect, test, vi } from 'vitest';
import { remarkMahjong } from '../../src/embed/markdown/remark.ts';
import { withMahjong as docusaurus } from '../../src/packages/embed/docusaurus.ts';
import { astroMahjong, starlightMahjong } from '../../src/packages/embed/starlight.ts';
import { withMahjong as vitepress } from '../../src/packages/embed/vitepress.ts';

const options = { site: 'https://school.example/' };
const SCRIPT = 'https://school.example/embed/v1/mahjong.js';

describe('VitePress', () => {
  test('has the script, the plugin and the element, and keeps its own', async () => {
    const own = vi.fn();
    const config = {
      title: 'Docs',
      head: [['meta', { name: 'a' }]],
      markdown: { config: own, lineNumbers: true },
      vue: { template: { compilerOptions: { isCustomElement: (tag: string) => tag === 'own-tag' } } },
    };
    const { title, head, markdown, vue } = vitepress(config, options);
    expect([title, head[0], markdown.lineNumbers]).toEqual(['Docs', config.head[0], true]);
    expect(head).toContainEqual(['script', { src: SCRIPT, defer: '' }]);
    const engine = { renderer: { rules: { fence: () => '' } }, utils: { escapeHtml: String } };
    await markdown.config(engine);
    expect(own).toHaveBeenCalledWith(engine);
    expect(Object.keys(engine.renderer.rules)).toContain('text');
    const { isCustomElement } = vue.template.compilerOptions;
    expect(['mahjong-embed', 'own-tag', 'Badge'].map(isCustomElement)).toEqual([true, true, false]);
  });
});

describe('Docusaurus', () => {
  test('has the plugin wherever a preset has pages, and nowhere else', () => {
    const first = () => {};
    const config = {
      presets: [['classic', { docs: { path: 'docs', remarkPlugins: [first] }, blog: false }], () => {}],
      scripts: ['a.js'],
    };
    const { presets, scripts } = docusaurus(config, options);
    const [[name, of], other] = presets as unknown as [
      [string, Record<string, { path?: string; remarkPlugins: unknown[] }>],
      unknown,
    ];
    expect([name, of['blog'], other]).toEqual(['classic', false, config.presets[1]]);
    expect(of['docs']).toEqual({ path: 'docs', remarkPlugins: [first, [remarkMahjong, options]] });
    expect(of['pages']?.remarkPlugins).toEqual([[remarkMahjong, options]]);
    expect(scripts).toEqual(['a.js', { src: SCRIPT, defer: true }]);
  });
});

describe('Astro', () => {
  const setUp = (markdown: object): void =>
    astroMahjong(options).hooks['astro:config:setup']({ config: { markdown } as never });

  test('has the plugin of the processor that it uses', () => {
    const satteri = { name: 'satteri', options: { mdastPlugins: [] as { name: string }[] } };
    setUp({ processor: satteri, remarkPlugins: [] });
    expect(satteri.options.mdastPlugins.map(({ name }) => name)).toEqual(['sparrow-mahjong']);
    const unified = { name: 'unified', options: { remarkPlugins: [] as unknown[] } };
    setUp({ processor: unified });
    expect(unified.options.remarkPlugins).toEqual([[remarkMahjong, options]]);
    const older: unknown[] = [];
    setUp({ remarkPlugins: older });
    expect(older).toHaveLength(1);
    expect(() => setUp({ processor: { name: 'own', options: {} } })).toThrow(/own/);
  });

  test('with Starlight its pages have the script, too', () => {
    const updateConfig = vi.fn();
    const addIntegration = vi.fn();
    const head = [{ tag: 'meta' }];
    starlightMahjong(options).hooks['config:setup']({ config: { head }, updateConfig, addIntegration });
    expect(updateConfig.mock.calls[0]?.[0].head.slice(0, 2)).toEqual([
      { tag: 'meta' },
      { tag: 'script', attrs: { src: SCRIPT, defer: true } },
    ]);
    expect(addIntegration.mock.calls[0]?.[0].name).toBe('sparrow-mahjong');
  });
});
