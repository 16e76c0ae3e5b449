/** The house as data: which room may open the door of which, and what it may have from outside. */

export interface Room {
  /** Other rooms whose files it may import. */
  readonly rooms: readonly string[];
  /** Rooms whose types it may import, and nothing that runs. */
  readonly types?: readonly string[];
  /** Packages, by name or by "name/": everything below. */
  readonly packages: readonly string[];
  /** A file of the room that may have more, and why. */
  readonly except?: Readonly<Record<string, readonly string[]>>;
}

const NODE = 'node:';

/** Rooms are the folders of src/; a ruleset's own folder is the room "game", `rulesets` what lies beside them. */
export const HOUSE: Readonly<Record<string, Room>> = {
  engine: { rooms: [], packages: [] },
  notation: { rooms: ['engine'], packages: [] },
  // A hand that is written down and put to the rules.
  evaluation: { rooms: ['engine', 'notation', 'machines'], packages: [] },
  // An evening at a real table, from the deals that were entered.
  evening: { rooms: ['engine', 'notation', 'evaluation', 'rulesets', 'machines'], packages: [] },
  'rulesets/parts': { rooms: ['engine'], packages: [] },
  game: { rooms: ['engine', 'rulesets/parts'], packages: [] },
  // The folders themselves are found, never named.
  rulesets: { rooms: ['engine'], packages: [], except: { 'src/rulesets/registry.node.ts': ['node:fs'] } },
  // What it tells is typed where it is found out.
  i18n: { rooms: ['engine'], types: ['bots', 'records'], packages: [] },
  // Packages to install, built from the sources: their entries, and what bundles, types and tries them.
  packages: {
    rooms: ['engine', 'notation', 'evaluation', 'rulesets', 'machines', 'judge', 'puzzles', 'embed'],
    packages: ['vite', 'typescript', NODE],
  },
  // The order of a hand, run by XState and by a loop, and its picture.
  machines: {
    rooms: ['engine'],
    packages: ['xstate', 'xstate/graph'],
    // Lays the chart out while the site is built.
    except: { 'src/machines/graph-layout.ts': ['elkjs/'] },
  },
  bots: { rooms: ['engine'], packages: [] },
  // Real games as other platforms write them: read into one form, and played.
  records: { rooms: ['engine', 'notation', 'rulesets', 'machines'], packages: [] },
  puzzles: {
    rooms: ['engine', 'notation', 'evaluation', 'rulesets', 'bots', 'machines'],
    packages: [],
  },
  // Questions that are put as values, an operation a file.
  judge: {
    rooms: ['engine', 'notation', 'evaluation', 'rulesets', 'bots', 'machines', 'puzzles', 'records'],
    packages: [],
  },
  // A kind of question a folder: its rules, how a board of it is written, how it looks, and what proves its answers.
  questions: {
    rooms: ['engine', 'notation', 'evaluation', 'machines', 'puzzles', 'compare', 'scenes', 'i18n', 'ui'],
    packages: ['solid-js'],
    except: { 'src/questions/registry.node.ts': ['node:fs'] },
  },
  compare: {
    rooms: [
      'engine',
      'notation',
      'evaluation',
      'rulesets',
      'bots',
      'machines',
      'records',
      'puzzles',
      'questions',
      'scenes',
      'lessons',
    ],
    packages: ['astro/zod'],
  },
  referee: { rooms: ['engine', 'notation', 'rulesets', 'bots', 'machines'], packages: [NODE] },
  scenes: {
    rooms: ['engine', 'notation', 'evaluation', 'machines', 'bots', 'i18n', 'sessions', 'ui'],
    packages: ['yaml'],
  },
  storage: { rooms: [], packages: [] },
  // A hand being played, stepped, branched and taken back: one object for every table.
  sessions: {
    rooms: ['engine', 'machines', 'notation', 'rulesets', 'bots', 'referee', 'storage', 'i18n'],
    packages: ['solid-js', 'solid-js/web', 'xstate'],
  },
  // What draws and knows no rule; and what a reader can press and type (input/).
  ui: {
    rooms: ['engine', 'machines', 'notation', 'i18n', 'storage', 'sessions'],
    packages: ['solid-js'],
  },
  // Mounts: what stands in a page. A game only through the registry, lazily.
  islands: {
    rooms: [
      'engine',
      'machines',
      'notation',
      'i18n',
      'evaluation',
      'evening',
      'scenes',
      'puzzles',
      'questions',
      'bots',
      'compare',
      'downloads',
      'records',
      'referee',
      'storage',
      'rulesets',
      'sessions',
      'ui',
    ],
    packages: ['solid-js', 'solid-js/', 'ts-fsrs', 'minisearch'],
    // Types of the client directive.
    except: { 'src/islands/rules-directive.ts': ['astro'] },
  },
  // Plain page scripts, and what holds presses until a widget can answer.
  scripts: {
    rooms: ['notation', 'i18n', 'storage', 'islands', 'offline'],
    packages: [],
  },
  // What a lesson may say, and what its widgets are given. Nothing of it runs in a browser.
  lessons: {
    rooms: [
      'engine',
      'notation',
      'machines',
      'i18n',
      'rulesets',
      'scenes',
      'puzzles',
      'questions',
      'sessions',
      'islands',
      'lesson component',
    ],
    packages: ['@mdx-js/mdx', 'yaml'],
    except: { 'src/lessons/lint/content.ts': ['node:fs'] },
  },
  // A component of lessons a folder: what it may hold and claims, and what draws it.
  'lesson component': {
    rooms: [
      'engine',
      'notation',
      'machines',
      'i18n',
      'scenes',
      'questions',
      'lessons',
      'islands',
      'components',
      'ui',
    ],
    packages: [],
  },
  // Run while the site is built: what a lesson states is checked there.
  components: {
    rooms: [
      'engine',
      'notation',
      'evaluation',
      'rulesets',
      'i18n',
      'machines',
      'scenes',
      'puzzles',
      'questions',
      'compare',
      'lessons',
      'sessions',
      'ui',
      'islands',
      'scripts',
    ],
    packages: ['astro', 'astro/', 'astro:'],
    // A component’s place in its lesson is one of the whole file.
    except: { 'src/components/site/courses.ts': ['node:fs'], 'src/components/site/scan-code.ts': ['qr'] },
  },
  // What is kept on a device, and the worker that answers where there is no network.
  offline: { rooms: [], packages: [] },
  // What a reader takes away of a frame: one file that holds it whole, and a picture of its table.
  downloads: { rooms: ['notation', 'ui'], packages: [] },
  // In pages of other sites: the loader, what it says to its frame, and what runs there.
  embed: {
    rooms: ['notation', 'downloads', 'islands', 'scenes', 'scripts', 'storage', 'ui'],
    packages: [],
  },
  layouts: {
    rooms: ['components', 'embed', 'scripts', 'storage', 'styles', 'ui', 'i18n'],
    packages: ['astro/', 'virtual:', 'vite'],
  },
  pages: {
    rooms: [
      'embed',
      'build',
      'engine',
      'notation',
      'rulesets',
      'i18n',
      'components',
      'layouts',
      'lessons',
      'scenes',
      'islands',
      'scripts',
      'ui',
    ],
    packages: ['astro', 'astro:'],
  },
  styles: { rooms: [], packages: ['@fontsource/', '@fontsource-variable/'] },
  build: {
    rooms: ['notation', 'scenes', 'lessons', 'rulesets', 'offline', 'ui', 'engine'],
    packages: [
      'astro',
      '@astrojs/markdown-satteri',
      'htmlparser2',
      'sharp',
      'yaml',
      'vite',
      'vite-plugin-solid',
      NODE,
    ],
  },
  cli: {
    rooms: [
      'engine',
      'notation',
      'rulesets',
      'puzzles',
      'questions',
      'compare',
      'build',
      'judge',
      'packages',
      'lessons',
      'ui',
    ],
    packages: [NODE, '@playwright/test', 'astro', 'sirv'],
    // What an author writes is read where no page is built.
    except: { 'src/cli/fonts.ts': ['subset-font'] },
  },
  // Files that Astro looks for by name.
  src: { rooms: ['build', 'compare', 'components'], packages: ['astro/', 'astro:'] },
};

/** Rooms that the commands run from the sources, without a bundler: plain TypeScript that node strips. */
export const STRIPPED: readonly string[] = [
  'engine',
  'notation',
  'evaluation',
  'evening',
  'rulesets',
  'rulesets/parts',
  'game',
  'i18n',
  'machines',
  'bots',
  'records',
  'referee',
  'scenes',
  'lessons',
  'puzzles',
  'judge',
  'compare',
  'cli',
];

/** Rooms that hold no game's name: what differs between games is in their folders. */
export const NAMELESS: readonly string[] = [
  'engine',
  'evaluation',
  'evening',
  'machines',
  'sessions',
  'ui',
  'islands',
  'scenes',
  'lessons',
];
