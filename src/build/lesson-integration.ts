/**
 * Prepares lessons for MDX: stops the build at faults, with file, line and hint, imports the components each lesson
 * names, and tells these their place in the file.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { formFaults } from '../lessons/check-lesson.ts';
import { SPECS } from '../lessons/registry.ts';
import { type Tag, tagsIn } from '../lessons/tags.ts';
import { rulesetOf } from '../rulesets/instantiate.ts';
import { gameIds, loadGame } from '../rulesets/registry.node.ts';
import { placeText } from '../scenes/error.ts';

/** The folder for content that all games share. */
const COMMON = 'common';

/** The parts of Vite's plugin type that are used here. */
interface AuthoringPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly transform: {
    readonly filter: { readonly id: RegExp };
    readonly handler: (code: string, id: string) => Promise<{ code: string; map: null } | undefined>;
  };
}

/** Integration that checks every lesson and adds its component imports. */
export function lessonIntegration(): AstroIntegration {
  return {
    name: 'sparrow-authoring',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin(fileURLToPath(config.root))] } });
      },
    },
  };
}

/**
 * The Vite plugin. It must run before the MDX plugin.
 * @param root the project's folder, with a slash at its end
 */
export function plugin(root: string): AuthoringPlugin {
  return {
    name: 'sparrow-authoring',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      handler: async (code, id) => {
        const path = id.replaceAll('\\', '/');
        if (!path.startsWith(`${root}content/`)) return undefined;
        const lesson = await prepareLesson(code, path.slice(root.length), `${root}src/`);
        return { code: lesson, map: null };
      },
    },
  };
}

/**
 * Prepares a lesson for MDX: adds places and imports of its components.
 * @param file relative to the project: "content/<ruleset>/04-a-turn.mdx"
 * @param sources the folder `src`, with a slash at its end
 * @throws Error with all faults of form, each with place and hint; its `loc` is where the first of them is
 */
async function prepareLesson(source: string, file: string, sources: string): Promise<string> {
  const tags = tagsIn(source, file);
  const folder = file.split('/').at(-2) ?? '';
  // A shared lesson must be valid in every game.
  const games = await Promise.all((folder === COMMON ? gameIds : [folder]).map(loadGame));
  const faults = games.flatMap((game) => formFaults(source, file, rulesetOf(game), tags));
  const [first] = faults;
  if (first !== undefined) {
    const error = new Error([...new Set(faults.map(({ message }) => message))].join('\n'));
    throw Object.assign(error, { loc: first.loc });
  }
  return withImports(withPlaces(source, tags, file), tags, sources);
}

/** The Astro file of a component, below `src`. One file takes all that stand inside another one, which draws them. */
export function fileOf(name: string): string {
  const { inside, drawnBy = name } = SPECS.get(name) ?? {};
  return inside === undefined ? `lessons/${drawnBy}/${drawnBy}.astro` : 'components/lesson/Part.astro';
}

/** Adds `at="<file>:<line>:<column>"` to the component tags of a lesson. Line numbers stay the same. */
export function withPlaces(source: string, tags: readonly Tag[], file: string): string {
  let out = '';
  let done = 0;
  for (const { nameEnd, line, column } of tags) {
    out += `${source.slice(done, nameEnd)} at=${JSON.stringify(placeText({ file, line, column }))}`;
    done = nameEnd;
  }
  return out + source.slice(done);
}

/** Appends the imports of a lesson's components at its end, so that line numbers stay the same. */
function withImports(source: string, tags: readonly Tag[], sources: string): string {
  const names = [...new Set(tags.map(({ name }) => name))];
  if (names.length === 0) return source;
  const imports = names.map((name) => `import ${name} from '${sources}${fileOf(name)}';`);
  return `${source.trimEnd()}\n\n${imports.join('\n')}\n`;
}
