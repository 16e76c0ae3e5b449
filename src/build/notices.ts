/** Checks that NOTICE covers all shipped packages, and copies NOTICE and LICENSE into the build. */
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Packages whose code Astro inlines into pages (to start and hydrate islands), where the bundle does not show it. */
const IN_PAGES = ['astro', 'solid-js'];

/** Integration that copies both files, and fails the build over a shipped package that NOTICE lacks. */
export function notices(): AstroIntegration {
  const shipped = new Set(IN_PAGES);
  return {
    name: 'sparrow-notices',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [collectPackages(shipped)] } });
      },
      'astro:build:done': ({ dir }) => {
        const notice = readFileSync(join(project, 'NOTICE'), 'utf8');
        const faults = [...shipped].sort().flatMap((name) => noticeFaults(notice, licenceOf(name)));
        if (faults.length > 0) throw new Error(`NOTICE does not name everything:\n  ${faults.join('\n  ')}`);
        for (const file of ['NOTICE', 'LICENSE'])
          copyFileSync(join(project, file), fileURLToPath(new URL(file, dir)));
      },
    },
  };
}

/** Collects every package with code in the browser's bundles. */
const collectPackages = (shipped: Set<string>): Plugin => ({
  name: 'sparrow-notices-shipped',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: (_options, bundle) => {
    for (const part of Object.values(bundle)) {
      if (part.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(part.modules)) {
        const name = renderedLength > 0 ? packageOf(id) : null;
        if (name !== null) shipped.add(name);
      }
    }
  },
});

/**
 * The package of a module; null for the project's own. Example: "…/node_modules/solid-js/dist/solid.js" gives
 * "solid-js". Virtual modules of tools start with a NUL character.
 */
export function packageOf(id: string): string | null {
  const tool = /^\0(vite|rolldown|astro)\b/.exec(id)?.[1];
  if (tool) return tool;
  return id.match(/(?<=node_modules\/)(?:@[^/]+\/)?[^/?]+(?=\/)/g)?.at(-1) ?? null;
}

interface Licence {
  readonly name: string;
  /** The licence id in its package.json. */
  readonly licence: string;
  /** The copyright line of its licence file; null where there is none. */
  readonly copyright: string | null;
}

function licenceOf(name: string): Licence {
  const folder = join(project, 'node_modules', name);
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license?: string };
  return {
    name,
    licence: license ?? 'no licence',
    // Not every copyright line has a year.
    copyright:
      /copyright (?:\(c\) |©)?\d{4}.*?(?= <|$)|^copyright (?!notice).*?(?= <|$)/im.exec(text)?.[0].trim() ??
      null,
  };
}

/** The opening words of licences whose text must be shipped. */
const WORDS: Readonly<Record<string, string>> = {
  MIT: 'Permission is hereby granted, free of charge, to any person obtaining a copy',
  ISC: 'Permission to use, copy, modify, and/or distribute this software for any purpose',
};

/** Does a paragraph name this package as a whole word, not only inside a longer name? */
const names = (part: string, name: string): boolean => part.split(/[\s,()]+/).includes(name);

/** What a notice lacks for a shipped package, one sentence per fault. */
export function noticeFaults(notice: string, { name, licence, copyright }: Licence): string[] {
  const words = WORDS[licence];
  if (words === undefined) return [`${name} is under ${licence}: no shipped package was so far.`];
  const faults: string[] = [];
  if (!notice.includes(words)) faults.push(`the words of ${licence} are not there, under which ${name} is.`);
  if (copyright === null) faults.push(`${name} has no licence that says whose it is.`);
  else if (!notice.split('\n\n').some((part) => names(part, name) && part.includes(copyright))) {
    faults.push(`${name} is shipped: “${copyright}” is not said of it.`);
  }
  return faults;
}
