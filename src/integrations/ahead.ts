/** The scripts that a page ends with, named in its head. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages, tagsOf } from './html.ts';

/**
 * A page's scripts stand behind its text, and a long lesson is read for half a second before a slow phone comes to
 * them. Only then are they asked for, and meanwhile the first screen is drawn, more than once, while nothing on it can
 * be pressed. Named in the head they are there when the text ends, and run before anything is drawn again.
 */
export function ahead(): AstroIntegration {
  return {
    name: 'sparrow-ahead',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const { file, html } of builtPages(fileURLToPath(dir))) {
          const named = withScriptsAhead(html);
          if (named !== html) writeFileSync(file, named);
        }
      },
    },
  };
}

/** The page with each module that its body runs named at the end of its head, once. */
export function withScriptsAhead(html: string): string {
  const tags = tagsOf(html);
  const body = tags.find(({ name }) => name === 'body');
  const close = html.indexOf('</head>');
  if (!body || close < 0) return html;
  const known = new Set(
    tags.flatMap(({ name, attributes }) =>
      name === 'link' && attributes.get('rel') === 'modulepreload' ? (attributes.get('href') ?? []) : [],
    ),
  );
  const late = tags.flatMap(({ name, start, attributes }) => {
    const source = attributes.get('src');
    const isLate = name === 'script' && start > body.start && attributes.get('type') === 'module';
    return isLate && source !== undefined && !known.has(source) ? [source] : [];
  });
  const links = [...new Set(late)].map((source) => `<link rel="modulepreload" href="${source}">`);
  return html.slice(0, close) + links.join('') + html.slice(close);
}
