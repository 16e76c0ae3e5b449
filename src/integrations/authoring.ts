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
        const components = fileURLToPath(new URL('src/components/', config.root));
        updateConfig({
          vite: {
            plugins: [
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
 * @throws when a named component is not in the folder; the message lists those that are
 */
export function withImports(code: string, file: string, components: string): string {
  const prose = code.replace(/`[^`\n]*`/g, '').replace(/\{\/\*[\s\S]*?\*\/\}/g, '');
  const named = new Set([...prose.matchAll(/<([A-Z]\w*)\b/g)].map((match) => match[1] ?? ''));
  const lines = [...named].map((name) => {
    if (!existsSync(`${components}${name}.astro`)) {
      throw new Error(`${file}: there is no component <${name}>. There are: ${namesIn(components)}.`);
    }
    return `import ${name} from '${components}${name}.astro';`;
  });
  return lines.length === 0 ? code : `${code.trimEnd()}\n\n${lines.join('\n')}\n`;
}

function namesIn(folder: string): string {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.astro'))
    .map((file) => `<${file.slice(0, -'.astro'.length)}>`)
    .join(', ');
}
