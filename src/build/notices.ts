/** What is shipped of others' work carries their notices: NOTICE and LICENSE lie beside the pages, and name it all. */
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Small scripts of these are written into the pages themselves: what starts an island, what hydrates it. */
const IN_PAGES = ['astro', 'solid-js'];

/** Puts NOTICE and LICENSE into the build, and fails it over a package whose notice is missing there. */
export function notices(): AstroIntegration {
  const shipped = new Set(IN_PAGES);
  return {
    name: 'sparrow-notices',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [watching(shipped)] } });
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

/** Notes every package of which something stands in the browser's scripts. */
const watching = (shipped: Set<string>): Plugin => ({
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

/** The package that a module belongs to; null for the project's own. Those that tools make up have a NUL in front. */
export function packageOf(id: string): string | null {
  const tool = /^\0(vite|rolldown|astro)\b/.exec(id)?.[1];
  if (tool) return tool;
  return id.match(/(?<=node_modules\/)(?:@[^/]+\/)?[^/?]+(?=\/)/g)?.at(-1) ?? null;
}

interface Licence {
  readonly name: string;
  /** As its package.json names it. */
  readonly licence: string;
  /** Whose it is, as its licence says. */
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
    // Not every one names a year.
    copyright:
      /copyright (?:\(c\) |©)?\d{4}.*?(?= <|$)|^copyright (?!notice).*?(?= <|$)/im.exec(text)?.[0].trim() ??
      null,
  };
}

/** The words of a licence that have to be passed on with it. */
const WORDS: Readonly<Record<string, string>> = {
  MIT: 'Permission is hereby granted, free of charge, to any person obtaining a copy',
  ISC: 'Permission to use, copy, modify, and/or distribute this software for any purpose',
};

/** Whether a paragraph names this package, and not one whose name holds its. */
const names = (part: string, name: string): boolean => part.split(/[\s,()]+/).includes(name);

/** What a notice lacks for a package that is shipped, a sentence each. */
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
