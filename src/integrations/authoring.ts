/** Lessons name components without importing them: those of src/components/lesson/ are the closed set. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { places } from '../lessons/position.ts';
import { tagsIn } from '../lessons/tags.ts';

/**
 * Tells the components of a lesson where they stand (`at`), and appends the imports of those it names; at the end,
 * so that line numbers stay true.
 */
export function authoring(): AstroIntegration {
  return {
    name: 'sparrow-authoring',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const content = fileURLToPath(new URL('content/', config.root));
        const components = fileURLToPath(new URL('src/components/lesson/', config.root));
        updateConfig({
          vite: {
            plugins: [
              places(),
              {
                name: 'sparrow-authoring',
                enforce: 'pre',
                transform: {
                  filter: { id: /\.mdx$/ },
                  handler: (code: string, id: string) =>
                    id.startsWith(content)
                      ? { code: withImports(code, id, components), map: null }
                      : undefined,
                },
              },
            ],
          },
        });
      },
    },
  };
}

/**
 * A lesson's source with the imports of the components it names.
 * @param folder where the components are, with a slash behind
 * @throws when a named component is not there; the message says which line names it, and lists those there are
 */
export function withImports(code: string, file: string, folder: string): string {
  const imports = new Map<string, string>();
  // A name in an attribute is no component: `tiles="… <P"` is a tile from the left.
  for (const { name, line } of tagsIn(code)) {
    const path = `${folder}${name}.astro`;
    if (!existsSync(path)) {
      throw new Error(`${file}:${line}: there is no component <${name}>. There are: ${namesIn(folder)}.`);
    }
    imports.set(name, `import ${name} from '${path}';`);
  }
  return imports.size === 0 ? code : `${code.trimEnd()}\n\n${[...imports.values()].join('\n')}\n`;
}

function namesIn(folder: string): string {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.astro'))
    .map((file) => `<${file.slice(0, -'.astro'.length)}>`)
    .join(', ');
}
