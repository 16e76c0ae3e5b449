/**
 * Lessons as their authors write them: the build stops at what is wrong in them, with file, line and hint, and hands
 * each the components it names, which are told where they stand.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { formFaults } from '../lessons/check-lesson.ts';
import { type Tag, tagsIn } from '../lessons/tags.ts';
import { rulesetOf } from '../rulesets/instantiate.ts';
import { gameIds, loadGame } from '../rulesets/registry.node.ts';
import { placeText } from '../scenes/error.ts';

/** The folder of what every game has. */
const COMMON = 'common';

/** A plugin of Vite's, as much of its type as this one uses. */
interface AuthoringPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly transform: {
    readonly filter: { readonly id: RegExp };
    readonly handler: (code: string, id: string) => Promise<{ code: string; map: null } | undefined>;
  };
}

/** Has every lesson pass the gate, and gives it its components. */
export function authoring(): AstroIntegration {
  return {
    name: 'sparrow-authoring',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin(fileURLToPath(config.root))] } });
      },
    },
  };
}

/** @param root the project's folder, with a slash behind. It has to stand before the MDX plugin. */
export function plugin(root: string): AuthoringPlugin {
  return {
    name: 'sparrow-authoring',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      handler: async (code, id) => {
        const path = id.replaceAll('\\', '/');
        if (!path.startsWith(`${root}content/`)) return undefined;
        const lesson = await prepared(code, path.slice(root.length), `${root}src/components/lesson/`);
        return { code: lesson, map: null };
      },
    },
  };
}

/**
 * A lesson that MDX can compile: its components know their places and are imported.
 * @param file from the project's top: "content/<ruleset>/04-a-turn.mdx"
 * @param components where they are, with a slash behind
 * @throws Error with every fault of its form, each with its place and hint
 */
export async function prepared(source: string, file: string, components: string): Promise<string> {
  const tags = tagsIn(source);
  const folder = file.split('/').at(-2) ?? '';
  // What every course has must be right in each of them.
  const games = await Promise.all((folder === COMMON ? gameIds : [folder]).map(loadGame));
  const faults = games.flatMap((game) => formFaults(source, file, rulesetOf(game), tags));
  if (faults.length > 0) throw new Error([...new Set(faults.map(({ message }) => message))].join('\n'));
  return withImports(withPlaces(source, tags, file), tags, components);
}

/** A lesson's source with `at="<file>:<line>:<column>"` in its components' tags; no line moves. */
export function withPlaces(source: string, tags: readonly Tag[], file: string): string {
  let out = '';
  let done = 0;
  for (const { nameEnd, line, column } of tags) {
    out += `${source.slice(done, nameEnd)} at=${JSON.stringify(placeText({ file, line, column }))}`;
    done = nameEnd;
  }
  return out + source.slice(done);
}

/** The source and, behind it, so that line numbers stay true, the imports of the components it names. */
function withImports(source: string, tags: readonly Tag[], folder: string): string {
  const names = [...new Set(tags.map(({ name }) => name))];
  if (names.length === 0) return source;
  const imports = names.map((name) => `import ${name} from '${folder}${name}.astro';`);
  return `${source.trimEnd()}\n\n${imports.join('\n')}\n`;
}
