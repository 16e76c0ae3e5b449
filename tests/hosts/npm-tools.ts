/** Tools of npm: VitePress, Starlight, Docusaurus and Eleventy by our packages; Docsify and reveal.js by the loader. */
import { join } from 'node:path';
import { escapeHtml } from '../../src/notation/markup.ts';
import { BLOCKS, PAGE } from './blocks.ts';
import { copy, fencesScript, run, type Tool, write } from './tool.ts';

const vitepress: Tool = {
  title: 'VitePress',
  way: 'package',
  install: ['vitepress@1.6.4'],
  build({ folder, site }) {
    write(folder, {
      'index.md': PAGE,
      '.vitepress/config.mjs': `import { withMahjong } from 'sparrow-embed/vitepress';
export default withMahjong({ title: 'Docs' }, { site: '${site}' });`,
    });
    run(folder, ['npx', 'vitepress', 'build']);
    return { folder: join(folder, '.vitepress/dist'), path: '' };
  },
};

const starlight: Tool = {
  title: 'Starlight',
  way: 'package',
  install: ['astro@7.3.4', '@astrojs/starlight@0.42.4', 'sharp'],
  build({ folder, site }) {
    write(folder, {
      'src/content/docs/index.md': PAGE.replace(/^# (.*)$/m, '---\ntitle: $1\n---'),
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { starlightMahjong } from 'sparrow-embed/starlight';
export default defineConfig({
  integrations: [starlight({ title: 'Docs', plugins: [starlightMahjong({ site: '${site}' })] })],
});`,
    });
    run(folder, ['npx', 'astro', 'build']);
    return { folder: join(folder, 'dist'), path: '' };
  },
};

const docusaurus: Tool = {
  title: 'Docusaurus',
  way: 'package',
  install: [
    '@docusaurus/core@3.10.2',
    '@docusaurus/preset-classic@3.10.2',
    '@docusaurus/faster@3.10.2',
    'react@19',
    'react-dom@19',
  ],
  build({ folder, site }) {
    write(folder, {
      'docs/index.md': `---\nslug: /\n---\n\n${PAGE}`,
      'docusaurus.config.mjs': `import { withMahjong } from 'sparrow-embed/docusaurus';
export default withMahjong(
  {
    title: 'Docs',
    url: 'https://docs.example',
    baseUrl: '/',
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  },
  { site: '${site}' },
);`,
    });
    run(folder, ['npx', 'docusaurus', 'build']);
    return { folder: join(folder, 'build'), path: '' };
  },
};

const eleventy: Tool = {
  title: 'Eleventy',
  way: 'package',
  install: ['@11ty/eleventy@3.1.8'],
  build({ folder, site }) {
    write(folder, {
      'index.md': `---\nlayout: page.njk\n---\n\n${PAGE}`,
      '_includes/page.njk': `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Docs</title>
<style>body { max-width: 46rem; margin: auto }</style>
<script src="${site}embed/v1/mahjong.js" defer></script>{{ content | safe }}`,
      'eleventy.config.mjs': `import { markdownItMahjong } from 'sparrow-embed/markdown-it';
export default (config) => {
  config.amendLibrary('md', (engine) => engine.use(markdownItMahjong, { site: '${site}' }));
};`,
    });
    run(folder, ['npx', 'eleventy', '--output=built']);
    return { folder: join(folder, 'built'), path: '' };
  },
};

const docsify: Tool = {
  title: 'Docsify',
  way: 'fences',
  install: ['docsify@5.0.0'],
  build({ folder, site }) {
    copy(join(folder, 'node_modules/docsify/dist'), join(folder, 'docs/docsify'));
    write(folder, {
      'docs/README.md': PAGE,
      'docs/index.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Docs</title>
<link rel="stylesheet" href="docsify/themes/core.css">
<div id="app"></div><script>window.$docsify = { name: 'Docs' }</script>
<script src="docsify/docsify.min.js"></script>${fencesScript(site)}`,
    });
    return { folder: join(folder, 'docs'), path: '' };
  },
};

const reveal: Tool = {
  title: 'reveal.js',
  way: 'fences',
  install: ['reveal.js@6.0.2'],
  build({ folder, site }) {
    copy(join(folder, 'node_modules/reveal.js/dist'), join(folder, 'deck/reveal'));
    const slides = BLOCKS.map(
      (block) => `<section><pre><code class="language-mahjong">${escapeHtml(block)}</code></pre></section>`,
    );
    write(folder, {
      'deck/index.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Deck</title>
<link rel="stylesheet" href="reveal/reveal.css"><link rel="stylesheet" href="reveal/theme/black.css">
<div class="reveal"><div class="slides">${slides.join('')}</div></div>
<script src="reveal/reveal.js"></script><script>Reveal.initialize()</script>${fencesScript(site)}`,
    });
    return { folder: join(folder, 'deck'), path: '', slides: true };
  },
};

export const NPM_TOOLS: readonly Tool[] = [vitepress, starlight, docusaurus, eleventy, docsify, reveal];
