/** Scripts as pages load them: a few files that are asked for together, not one for every module two widgets share. */
import type { AstroIntegration } from 'astro';
import { plainImports } from './imports.ts';

/** Modules in one of these places: rooms of the house, packages, helpers of the bundler. */
const inside = (...places: readonly string[]): RegExp =>
  new RegExp(
    `(?:/src/|/node_modules/|\\0vite/)(?:${places.map((place) => place.replaceAll('.', '\\.')).join('|')})`,
  );

/** Modules that stand in one script. */
interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
  /** Only what so many entries need is put here; what one alone needs stays with it. */
  readonly minShareCount?: number;
}

/**
 * From the ground up: a chunk takes what its modules import along, but for what stands in one before it.
 * Receipts, ledgers and whatever else is loaded when somebody asks for it are left where they are.
 */
const CHUNKS: readonly ChunkGroup[] = [
  {
    name: 'page',
    test: inside(
      // Other words are loaded for whoever chose them.
      'scripts/(notices|settings/(?!reword)|progress|print|terms|below)',
      'scripts/offline/page.ts',
      // Small, and most pages have something that sleeps.
      'scripts/(wake|controls).ts',
      'store/(settings|storage|exercises|progress|address|still|telling).ts',
      'preload-helper',
    ),
  },
  {
    name: 'kit',
    test: inside(
      'solid-js/',
      'notation/tile-text.ts',
      'engine/(tiles|seats|random).ts',
      'words/(en/)?(names|numbers|seats|calls|tiles|terms|line-title).ts',
      'views/(Tile/|Table/(places|Piece)|(?!Choice|Options|Winners)[A-Z][A-Za-z]+.tsx|(later|roving).ts)',
      'acting/(rulebook|terms|keys).ts',
      'islands/widget.ts',
      // How everybody is told of: small, and kinds of question have it in common with their boards.
      'islands/Practice/parts/telling.ts',
    ),
    minShareCount: 2,
  },
  {
    // What a lesson's widgets say.
    name: 'lesson',
    test: inside(
      'words/(en/)?(lesson|scene|check|drill|written-hand).ts',
      'islands/QuickCheck/QuickCheck.tsx',
    ),
    minShareCount: 2,
  },
  { name: 'kept', test: inside('store/(practice|met).ts', 'notation/both.ts') },
  {
    // A hand that is answered with its own tiles, or with others.
    name: 'board',
    test: inside('islands/Practice/parts/(HandBoard|Palette|Amount|typing|told-hand)'),
    minShareCount: 2,
  },
  {
    // How a question is asked: practice begins with it, and drills have it too.
    name: 'asking',
    test: inside(
      'islands/Practice/(parts/|asker.ts|views|proof.ts|props|memory|Marks)',
      'puzzles/(same|question|concepts/claim/fate).ts',
      'words/(en/)?practice-asked.ts',
    ),
    minShareCount: 2,
  },
  {
    // How a try is asked about, with whatever draws the table.
    name: 'tried',
    test: inside('islands/Practice/concepts/may/(asked|TriedTable).tsx', 'puzzles/concepts/may/tried.ts'),
    minShareCount: 2,
  },
  {
    // What is asked of a hand that is laid out, and sentences about play.
    name: 'rules',
    test: inside(
      'engine/(sets|readings|hands|counts|near|melds|random|win|score|minimum|payment|deal|clause|jokers|table-facts|never|hooks|reasons|offer).ts',
      'rulesets/([a-z-]+.ts|parts/)',
      // Wherever a deal or a hand is set up by its rules, one of several is chosen.
      'views/(Choice|Options).tsx',
      'words/(en/)?(index|explain|explained|narrate|claims|moments|payments|score).ts',
      'notation/(tiles|reader|error|quoted|share-frame|share-fields|base64url|brief).ts',
    ),
    minShareCount: 2,
  },
  {
    // A hand that is written down, as it is judged and shown.
    name: 'asked',
    test: inside(
      'asked/',
      'staging/groups.ts',
      'views/winning/(?!Won)',
      'islands/Score/',
      'words/(en/)?score-page',
    ),
    minShareCount: 2,
  },
  {
    // The cloth, and how one goes from one thing that happened to the next: a scene needs no more.
    name: 'cloth',
    test: inside(
      'views/(Table|Chart|Winners)',
      'words/(en/)?(table|chart).ts',
      'sessions/(frames|running).ts',
      'islands/Scene/Icon.tsx',
    ),
    minShareCount: 2,
  },
  {
    // What happens on it, and sitting there.
    name: 'table',
    test: inside(
      'engine/(?!expressible)',
      'bots/bot.ts',
      '(machines/(?!stepper)|acting/)',
      'sessions/(?!share|court|showing)',
      'xstate/',
      'views/(Log|ClaimWindow)/',
      'words/(en/)?acting.ts',
    ),
    minShareCount: 2,
  },
  {
    // A whole deal: who plays the others, and its address.
    name: 'deal',
    test: inside('bots/', 'notation/(share|share-[a-z]+|base64url|brief).ts'),
    minShareCount: 2,
  },
  // What of a question must be there before it is drawn: frames ask that before anything is dealt.
  { name: 'sights', test: inside('islands/Practice/(sights|listed).ts'), minShareCount: 2 },
  {
    // What makes and proves questions: loaded with the first answer.
    name: 'questions',
    test: inside(
      'puzzles/(?!concepts/|positions|midway|same|question)',
      'islands/Practice/(askers|bench|stock|dealing|told|facts|Proof|Ended)',
      'words/(en/)?practice(-answers)?.ts',
    ),
    minShareCount: 2,
  },
];

/**
 * A widget's script is called what its folder is, the view of a kind of question by that kind; all others what their
 * module or group is.
 */
const chunkFileNames = ({
  name,
  facadeModuleId,
}: {
  name: string;
  facadeModuleId?: string | null;
}): string => {
  const [, widget] = /\/islands\/([A-Z]\w+)\/wake\.ts$/.exec(facadeModuleId ?? '') ?? [];
  const [, kind] = /\/concepts\/(\w+)\/view\.tsx$/.exec(facadeModuleId ?? '') ?? [];
  return `_astro/${widget ?? (kind === undefined ? name : `${kind}-view`)}.[hash].js`;
};

/** Groups the modules that several widgets need. */
export function chunks(): AstroIntegration {
  return {
    name: 'sparrow-chunks',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const output = { codeSplitting: { groups: [...CHUNKS] }, chunkFileNames };
        // With so few files there is nothing to foresee; WebKit would fetch what is foreseen twice.
        const modulePreload = { resolveDependencies: () => [] };
        const client = { build: { modulePreload, rolldownOptions: { output } } };
        updateConfig({
          vite: {
            environments: { client },
            plugins: [plainImports()],
          },
        });
      },
    },
  };
}
