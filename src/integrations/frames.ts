/** The scripts of frames, which stand in other people's pages: classic ones. See src/embed/modules.ts for why. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { DATA, type Parts } from '../copies/parts.ts';
import { packed } from '../notation/embed-shapes.ts';
import { bundled, type Chunk } from './bundle.ts';
import { shapesIn } from './frame-shapes.ts';
import { filesBelow } from './html.ts';

/** Where frames and their scripts lie, from the site's root. */
const FRAMES = 'embed/frame';
/** What a page that embeds them loads: its address is for ever. */
const LOADER = 'embed/v1/mahjong.js';
/** Data that widgets ask for. */
const IS_DATA = new RegExp(`^(?:${DATA})$`);

/** Builds `embed/frame/run.js` with what it loads, and the data beside it. */
export function frames(): AstroIntegration {
  let root = '';
  let base = '/';
  return {
    name: 'sparrow-frames',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        base = config.base;
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await writeScripts(root, base, join(folder, FRAMES));
        for (const path of filesBelow(folder).filter((each) => IS_DATA.test(each))) {
          const json = readFileSync(join(folder, path), 'utf8');
          write(join(folder, FRAMES, 'data', `${path}.js`), `sparrow.data(${JSON.stringify(path)},${json})`);
        }
        const shapes = JSON.stringify(packed(shapesIn(join(folder, FRAMES))));
        const [loader] = await bundled(root, base, 'src/embed/loader.ts', 'iife', { FRAME_SHAPES: shapes });
        write(join(folder, LOADER), loader?.code ?? '');
      },
    },
  };
}

async function writeScripts(root: string, base: string, folder: string): Promise<void> {
  const [runtime] = await bundled(root, base, 'src/embed/modules.ts', 'iife');
  const chunks = await bundled(root, base, 'src/embed/frame.ts', 'cjs');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!runtime || !entry) throw new Error('The frame has no script.');
  const needs = (name: string, found: string[] = []): string[] => {
    for (const next of byName.get(name)?.imports ?? []) {
      if (found.includes(next)) continue;
      found.push(next);
      needs(next, found);
    }
    return found;
  };
  const first = new Set([entry.fileName, ...needs(entry.fileName)]);
  const later = chunks.filter(({ fileName }) => !first.has(fileName));
  const places = new Map(later.map(({ fileName }, place) => [fileName, place]));
  const graph = later.map(({ fileName, imports }) => [
    fileName,
    ...imports.flatMap((each) => places.get(each) ?? []),
  ]);
  for (const chunk of later) write(join(folder, chunk.fileName), defined(chunk));
  const text = [
    runtime.code,
    ...[...first].flatMap((name) => byName.get(name) ?? []).map(defined),
    `sparrow.start(${JSON.stringify(graph)},${JSON.stringify(entry.fileName)})`,
  ].join('\n');
  write(join(folder, 'run.js'), text);
  write(join(folder, 'parts.json'), JSON.stringify(partsOf(chunks, [...first])));
  const [alone] = await bundled(root, base, 'src/embed/alone.ts', 'iife');
  write(join(folder, 'alone.js'), alone?.code ?? '');
}

/** Of these folders a frame needs one: its widget, and its game. */
const ONE_OF_MANY = /\/src\/((?:islands|rulesets)\/[\w-]+)\/(?:wake|index)\.ts$/;

/** What each script leads to, for whoever keeps a frame as a file. */
function partsOf(chunks: readonly Chunk[], first: readonly string[]): Parts {
  const modules = chunks.map(({ fileName, imports, dynamicImports, facadeModuleId }) => {
    const [, of] = ONE_OF_MANY.exec(facadeModuleId ?? '') ?? [];
    return [fileName, { leads: [...imports, ...dynamicImports], ...(of !== undefined && { of }) }] as const;
  });
  return { first, modules: Object.fromEntries(modules) };
}

/** How the bundler writes `import()` in CommonJS, and how it names another module. */
const LATER = /Promise\.resolve\(\)\.then\(\(\)\s*=>\s*require\("\.\/([^"]+)"\)\)/g;
const NAMED = /require\("\.\/([^"]+)"\)/g;

/** A module as a classic script. */
function defined({ fileName, code }: Chunk): string {
  const body = code.replace(LATER, 'load("$1")').replace(NAMED, 'require("$1")');
  return `sparrow.define(${JSON.stringify(fileName)},function(exports,require,load){${body}\n});`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
