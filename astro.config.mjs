import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { accents } from './src/integrations/accents.ts';
import { ahead } from './src/integrations/ahead.ts';
import { authoring } from './src/integrations/authoring.ts';
import { base, site } from './src/integrations/base.ts';
import { chunks } from './src/integrations/chunks.ts';
import { links } from './src/integrations/links.ts';
import { notices } from './src/integrations/notices.ts';
import { offline } from './src/integrations/offline.ts';
import { seal } from './src/integrations/seal.ts';
import { sharing } from './src/integrations/sharing.ts';
import { sheets } from './src/integrations/sheets.ts';
import { solid } from './src/integrations/solid.ts';

/** Frames of other pages and what stands in for a lost connection are not to be found. */
const isFound = (/** @type {string} */ page) => !/\/(?:embed\/frame|offline|404)\//.test(page);

const host = site();

export default defineConfig({
  base: base(),
  ...(host !== undefined && { site: host }),
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  markdown: { processor: satteri(), syntaxHighlight: false },
  // The order matters: `authoring` hands lessons their components before MDX reads them; `sheets` joins
  // what pages load, `sharing` tells other sites of them, `ahead` names their scripts early, `seal` writes their policy, and `links` follows the links of what has come of it;
  // `offline` lists it all, last of them.
  integrations: [
    accents(),
    authoring(),
    mdx(),
    solid(),
    // A sitemap names whole addresses: without a host there is none.
    ...(host !== undefined ? [sitemap({ filter: isFound })] : []),
    chunks(),
    sheets(),
    sharing(),
    ahead(),
    seal(),
    links(),
    notices(),
    offline(),
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
    // One file: the page alone knows where a worker lies, and what it would load later lay nowhere.
    worker: {
      format: 'es',
      rolldownOptions: { output: { codeSplitting: false }, checks: { bundlerTimings: false } },
    },
    build: {
      // Files keep addresses of their own: nothing but an image may be a data: address under the policy.
      assetsInlineLimit: (file) => (/\.(?:m?js|ts)$/.test(file) ? undefined : false),
      // Astro writes a directive into each lesson's module that nothing reads any more; and a slow machine is no fault.
      rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } },
    },
  },
});
