import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import solid from '@astrojs/solid-js';
import { defineConfig } from 'astro/config';
import { language } from '#i18n/language.ts';
import { accents } from './src/build/accents.ts';
import { base, site } from './src/build/base.ts';
import { lessonIntegration } from './src/build/lesson-integration.ts';
import { lessonSteps } from './src/build/lesson-steps.ts';
import { links } from './src/build/links.ts';
import { notices } from './src/build/notices.ts';
import { offline } from './src/build/offline.ts';
import { pictures } from './src/build/pictures.ts';
import { rules } from './src/build/rules.ts';
import { shareIntegration } from './src/build/social-cards.ts';

/** Frames of other pages and what stands in for a lost connection are not to be found. */
const isFound = (/** @type {string} */ page) => !/\/(?:embed\/frame|offline|404)\//.test(page);

const host = site();

/** Scripts by rooms, what two pages or more need of them: without groups a lesson asks for a hundred files, in a chain thirteen deep. */
const groups = [
  {
    name: 'page',
    test: /src\/(?:scripts\/(?:notices|settings\/(?!reword)|progress|print|terms|below)|storage\/(?!practice|met)|ui\/bring-into-sight)|i18n\/terms|preload-helper|Tile\/(?:fetched|faces\/kinds)/,
  },
  {
    name: 'kit',
    test: /solid-js|src\/(?:engine\/(?:tiles|seats|random)|ui\/input\/(?:terms|keys|rulebook)|i18n\/(?:[a-z-]+\/(?:names|numbers|sentences|seats|calls|tiles)|line-title)|notation\/tile-text|islands\/(?:loaded-)?island|ui\/(?:Tile|Slip|RuleLink|Key|Select|Icon|Announcer|lazy|loaded|LoadFailed|roving))/,
  },
  // Where sets lie and who sits where: receipts ask for it, and for no table.
  { name: 'places', test: /src\/ui\/(?:Table\/places|winning\/red-places)/ },
  {
    name: 'cloth',
    test: /src\/(?:ui\/(?:Table|Chart|winning|Winners)|islands\/QuickCheck|i18n\/[a-z-]+\/(?:table|chart|scene)\b|machines\/stepper)/,
  },
  {
    name: 'sentences',
    test: /i18n\/(?:[a-z-]+\/(?:check|words|score-objections|claims|explain|left-over|moments|narrate|payments|score)\.|refusal|explained)/,
  },
  { name: 'rules', test: /src\/(?:engine|notation|rulesets\/(?:[a-z-]+\.ts|parts))/ },
  // A link and the referee bring the bots along, which a table needs only once another seat is to play.
  { name: 'table', test: /xstate|src\/(?:sessions\/(?!share|web-referee)|machines|bots\/bot\.ts)/ },
  { name: 'input', test: /src\/ui\/input/ },
  // A deal that is settled without its tiles is played on by the machines.
  {
    name: 'hand',
    test: /src\/(?:ui\/(?:Receipt|Choice|Options|Ledger|Palette)|evaluation\/(?!settle)|scenes\/presentation)/,
  },
  // What deals hands by bots stays out: kinds of question ask for it that do, and no page that only draws one.
  {
    name: 'questions',
    test: /src\/(?:puzzles\/(?!discard-of-day|deals-to-win|deal-in-play|positions|dealt-hands|played-wins|threatened-turns|proof\/(?:safety|tile-safety|open-hands))|questions\/(?:parts\/(?!count-of)|evidence)|islands\/Practice\/[a-z-]+\.)/,
  },
].map((group) => ({ ...group, minShareCount: 2 }));

/** The one sheet has the styles of all that scripts may draw: scripts ask for none. */
const stylesOnPages = {
  name: 'styles-on-pages',
  apply: /** @type {const} */ ('build'),
  enforce: /** @type {const} */ ('pre'),
  applyToEnvironment: (/** @type {{ name: string }} */ { name }) => name === 'client',
  resolveId: (/** @type {string} */ source) => (source.endsWith('.css') ? '\0no-styles' : null),
  load: (/** @type {string} */ id) => (id === '\0no-styles' ? 'export {};' : null),
};

export default defineConfig({
  base: base(),
  ...(host !== undefined && { site: host }),
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  markdown: { processor: satteri({ mdastPlugins: [lessonSteps] }), syntaxHighlight: false },
  // The order matters: `authoring` hands lessons their components before MDX reads them; `sharing` writes what pages
  // name for other sites, `pictures` draws what frames show, and `links` follows the links of what has come of it; `offline` lists it all, last of them.
  integrations: [
    accents(),
    lessonIntegration(),
    mdx(),
    solid(),
    rules(),
    // A sitemap names whole addresses: without a host there is none.
    ...(host !== undefined ? [sitemap({ filter: isFound })] : []),
    shareIntegration(),
    pictures(),
    links(),
    notices(),
    offline(),
  ],
  vite: {
    // A build speaks one language: the one that Node was started with (package.json, imports).
    resolve: { alias: { '#i18n': fileURLToPath(new URL(`./src/i18n/${language.tag}`, import.meta.url)) } },
    plugins: [stylesOnPages],
    environments: {
      // One sheet for the whole site: it is fetched once, and whatever a widget draws later has its styles.
      prerender: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'site', test: /\.css$/ }] } } },
        },
      },
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    },
    // One file: the page alone knows where a worker lies, and what it would load later lay nowhere.
    worker: {
      format: 'es',
      rolldownOptions: { output: { codeSplitting: false }, checks: { bundlerTimings: false } },
    },
    build: {
      // Files keep addresses of their own: nothing but an image may be a data: address under the policy.
      assetsInlineLimit: (file) => (/\.(?:m?js|ts)$/.test(file) ? undefined : false),
      // Astro writes a directive into each lesson's module that nothing reads any more; and a slow machine is no fault.
      rolldownOptions: {
        checks: { moduleLevelDirective: false, bundlerTimings: false, ineffectiveDynamicImport: false },
      },
    },
  },
});
