/** The house as data: which room may open the door of which, and what it may have from outside. */

export interface Room {
  /** Other rooms whose files it may import. */
  readonly rooms: readonly string[];
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
  asked: { rooms: ['engine', 'notation', 'machines'], packages: [] },
  'rulesets/parts': { rooms: ['engine'], packages: [] },
  game: { rooms: ['engine', 'rulesets/parts'], packages: [] },
  // The folders themselves are found, never named.
  rulesets: { rooms: ['engine'], packages: [], except: { 'src/rulesets/registry.node.ts': ['node:fs'] } },
  words: { rooms: ['engine'], packages: [] },
  // The order of a hand, run by XState and by a loop, and its picture.
  machines: {
    rooms: ['engine'],
    packages: ['xstate', 'xstate/graph'],
    // Lays the chart out while the site is built.
    except: { 'src/machines/layout.ts': ['elkjs/'] },
  },
  bots: { rooms: ['engine'], packages: [] },
  puzzles: {
    rooms: ['engine', 'notation', 'asked', 'rulesets', 'bots', 'machines'],
    packages: [],
    except: { 'src/puzzles/registry.node.ts': ['node:fs'] },
  },
  compare: {
    rooms: ['engine', 'notation', 'asked', 'rulesets', 'bots', 'machines', 'puzzles', 'scenes', 'teaching'],
    packages: ['astro/zod'],
  },
  judge: {
    rooms: ['engine', 'notation', 'asked', 'rulesets', 'bots', 'machines', 'puzzles'],
    packages: [NODE],
  },
  referee: { rooms: ['engine', 'notation', 'rulesets', 'bots', 'machines'], packages: [NODE] },
  scenes: { rooms: ['engine', 'notation', 'asked', 'machines', 'puzzles'], packages: ['yaml'] },
  store: { rooms: [], packages: [] },
  // A hand being played, stepped, branched and taken back: one object for every table.
  sessions: {
    rooms: ['engine', 'machines', 'notation', 'rulesets', 'bots', 'referee', 'store', 'words'],
    packages: ['solid-js', 'solid-js/web', 'xstate'],
  },
  // What draws and knows no rule.
  views: {
    rooms: ['engine', 'machines', 'notation', 'words', 'store'],
    packages: ['solid-js'],
  },
  // What a reader can press and type, and the one explanation of a refusal.
  acting: {
    rooms: ['engine', 'words', 'store', 'sessions', 'views'],
    packages: ['solid-js'],
  },
  // A scene that was played, made ready to be shown.
  staging: {
    rooms: ['engine', 'machines', 'bots', 'notation', 'words', 'scenes', 'sessions', 'views'],
    packages: [],
  },
  // Mounts: what stands in a page. A game only through the registry, lazily.
  islands: {
    rooms: [
      'engine',
      'machines',
      'notation',
      'words',
      'asked',
      'scenes',
      'puzzles',
      'bots',
      'compare',
      'copies',
      'referee',
      'store',
      'rulesets',
      'sessions',
      'staging',
      'views',
      'acting',
    ],
    packages: ['solid-js', 'solid-js/', 'ts-fsrs', 'minisearch'],
  },
  // Plain page scripts, and what holds presses until a widget can answer.
  scripts: {
    rooms: ['notation', 'words', 'compare', 'store', 'views', 'islands', 'offline'],
    packages: [],
  },
  // What a lesson may say, and what its widgets are given. Nothing of it runs in a browser.
  lessons: {
    rooms: ['engine', 'notation', 'machines', 'words', 'scenes', 'puzzles', 'sessions', 'staging', 'islands'],
    packages: [],
    // The specifications are found, never listed.
    except: { 'src/lessons/every.ts': ['node:fs'] },
  },
  // What lessons ask of their reader, counted and held to limits.
  teaching: {
    rooms: ['engine', 'notation', 'rulesets', 'puzzles', 'scenes', 'lessons'],
    packages: ['yaml'],
    except: { 'src/teaching/content.ts': ['node:fs'] },
  },
  // Run while the site is built: what a lesson states is checked there.
  components: {
    rooms: [
      'engine',
      'notation',
      'asked',
      'rulesets',
      'words',
      'machines',
      'scenes',
      'puzzles',
      'compare',
      'lessons',
      'sessions',
      'staging',
      'views',
      'islands',
      'scripts',
    ],
    packages: ['astro', 'astro/', 'astro:'],
  },
  // What is kept on a device, and the worker that answers where there is no network.
  offline: { rooms: ['store'], packages: [] },
  // What a reader takes away of a frame: one file that holds it whole, and a picture of its table.
  copies: { rooms: ['notation', 'store'], packages: [] },
  // In pages of other sites: the loader, what it says to its frame, and what runs there.
  embed: { rooms: ['notation', 'copies', 'islands', 'scripts', 'store'], packages: [] },
  layouts: {
    rooms: ['components', 'embed', 'scripts', 'store', 'styles', 'views', 'words'],
    packages: ['astro/', 'virtual:', 'vite'],
  },
  pages: {
    rooms: [
      'embed',
      'integrations',
      'engine',
      'notation',
      'rulesets',
      'words',
      'components',
      'layouts',
      'lessons',
      'islands',
      'scripts',
      'views',
    ],
    packages: ['astro', 'astro:'],
  },
  styles: { rooms: [], packages: ['@fontsource/', '@fontsource-variable/'] },
  // What a page is given once its text is known.
  finish: { rooms: ['engine', 'notation', 'views'], packages: ['htmlparser2', NODE] },
  integrations: {
    rooms: ['notation', 'scenes', 'lessons', 'rulesets', 'offline', 'store', 'views', 'finish'],
    packages: ['astro', 'sharp', 'yaml', 'vite', 'vite-plugin-solid', NODE],
  },
  commands: {
    rooms: ['engine', 'notation', 'rulesets', 'puzzles', 'compare', 'integrations', 'teaching'],
    packages: [NODE, '@playwright/test', 'astro', 'sirv'],
    // What an author writes is read where no page is built.
    except: { 'src/commands/unlearn.ts': ['yaml'], 'src/commands/fonts.ts': ['subset-font'] },
  },
  // Files that Astro looks for by name.
  src: { rooms: ['compare', 'components', 'finish'], packages: ['astro/', 'astro:'] },
};

/** Rooms that the commands run from the sources, without a bundler: plain TypeScript that node strips. */
export const STRIPPED: readonly string[] = [
  'engine',
  'notation',
  'asked',
  'rulesets',
  'rulesets/parts',
  'game',
  'words',
  'machines',
  'bots',
  'judge',
  'referee',
  'scenes',
  'lessons',
  'staging',
  'teaching',
  'puzzles',
  'compare',
  'commands',
];

/** Rooms that hold no game's name: what differs between games is in their folders. */
export const NAMELESS: readonly string[] = [
  'engine',
  'asked',
  'machines',
  'sessions',
  'views',
  'acting',
  'islands',
  'scenes',
  'staging',
  'lessons',
  'teaching',
];
