/** Lessons name components without importing them: those of src/components/ are the closed set they may use. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Appends to each lesson the imports of the components it names; at the end, so that line numbers stay true. */
export function authoring(): AstroIntegration {
  return {
    name: 'sparrow-authoring',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const content = fileURLToPath(new URL('content/', config.root));
        const folders = ['src/components/lesson/', 'src/components/'].map((folder) =>
          fileURLToPath(new URL(folder, config.root)),
        );
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'sparrow-authoring',
                enforce: 'pre',
                transform: {
                  filter: { id: /\.mdx$/ },
                  handler: (code: string, id: string) =>
                    id.startsWith(content) ? { code: withImports(code, id, folders), map: null } : undefined,
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
 * @param folders where components are looked for, with a slash behind, the first ones first
 * @throws when a named component is nowhere; the message says which line names it, and lists those there are
 */
export function withImports(code: string, file: string, folders: readonly string[]): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const prose = code.replace(/`[^`\n]*`|\{\/\*[\s\S]*?\*\/\}/g, blank);
  const imports = new Map<string, string>();
  for (const match of prose.matchAll(/<([A-Z]\w*)\b/g)) {
    const name = match[1] ?? '';
    const path = folders.map((folder) => `${folder}${name}.astro`).find(existsSync);
    if (path === undefined) {
      const line = prose.slice(0, match.index).split('\n').length;
      throw new Error(`${file}:${line}: there is no component <${name}>. There are: ${namesIn(folders)}.`);
    }
    imports.set(name, `import ${name} from '${path}';`);
  }
  return imports.size === 0 ? code : `${code.trimEnd()}\n\n${[...imports.values()].join('\n')}\n`;
}

function namesIn(folders: readonly string[]): string {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
    .filter((file) => file.endsWith('.astro'))
    .map((file) => `<${file.slice(0, -'.astro'.length)}>`)
    .join(', ');
}
