/** The colour a ruleset is known by, from its course.yaml, as one small style sheet. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';

const address = '/__accents.css';

/** Adds the style sheet `virtual:accents.css`: `--accent` under `[data-ruleset="…"]`, light and dark. */
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

/** One ruleset's line, or nothing where the folder is no course. */
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
