/** Generates a style sheet with the accent colour of each ruleset, from its course.yaml. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';

const address = '/__accents.css';

/**
 * Adds the virtual style sheet `virtual:accents.css`, with `--accent` under `[data-ruleset="…"]` for light and dark.
 */
export function accents(): AstroIntegration {
  return {
    name: 'sparrow-accents',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const content = join(new URL(config.root).pathname, 'content');
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'sparrow-accents',
                resolveId: (id: string) => (id === 'virtual:accents.css' ? address : undefined),
                load: (id: string) => (id === address ? styleSheet(content) : undefined),
              },
            ],
          },
        });
      },
    },
  };
}

function styleSheet(content: string): string {
  return `@layer tokens {\n${readdirSync(content, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => rule(entry.name, join(content, entry.name, 'course.yaml')))
    .join('')}}\n`;
}

/**
 * The CSS rule of one ruleset; empty where the folder has no course.yaml.
 * @throws Error where course.yaml has no valid `accent`
 */
function rule(ruleset: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return '';
  }
  const { accent } = parse(text) as { accent?: { light?: string; dark?: string } };
  const colour = /^#[0-9a-f]{6}$/;
  if (!accent?.light?.match(colour) || !accent.dark?.match(colour)) {
    throw new Error(`${file}: accent: { light: '#rrggbb', dark: '#rrggbb' } is expected.`);
  }
  return `[data-ruleset='${ruleset}'] { --accent: light-dark(${accent.light}, ${accent.dark}); }\n`;
}
