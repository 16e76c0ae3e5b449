import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { accents } from './src/integrations/accents.ts';
import { authoring } from './src/integrations/authoring.ts';
import { base } from './src/integrations/base.ts';
import { chunks } from './src/integrations/chunks.ts';
import { frames } from './src/integrations/frames.ts';
import { headers } from './src/integrations/headers.ts';
import { links } from './src/integrations/links.ts';
import { notices } from './src/integrations/notices.ts';
import { seal } from './src/integrations/seal.ts';
import { sheets } from './src/integrations/sheets.ts';
import { solid } from './src/integrations/solid.ts';

export default defineConfig({
  base: base(),
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  markdown: { processor: satteri(), syntaxHighlight: false },
  // The order matters: `authoring` hands lessons their components before MDX reads them; `sheets` joins
  // what pages load, `seal` writes their policy, and `links` follows the links of what has come of it.
  integrations: [
    accents(),
    authoring(),
    mdx(),
    solid(),
    chunks(),
    frames(),
    sheets(),
    seal(),
    links(),
    headers(),
    notices(),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-src 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
      ],
    },
  },
  vite: {
    build: {
      // Files keep addresses of their own: nothing but an image may be a data: address under the policy.
      assetsInlineLimit: (file) => (/\.(?:m?js|ts)$/.test(file) ? undefined : false),
      // Astro writes a directive into each lesson's module that nothing reads any more.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
