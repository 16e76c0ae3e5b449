/** The scripts of frames, which stand in other people's pages: classic ones. See src/embed/modules.ts for why. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { DATA, type Parts } from '../copies/parts.ts';
import { packed } from '../notation/embed-classes.ts';
import { bundled, type Chunk } from './bundle.ts';
import { FRAME_CHUNKS } from './chunks.ts';
import { classesIn } from './frame-classes.ts';
import { builtPages, filesBelow } from './html.ts';

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
        const classes = JSON.stringify(packed(classesIn(join(folder, FRAMES))));
        const [loader] = await bundled(root, base, 'src/embed/loader.ts', 'iife', {
          define: { FRAME_CLASSES: classes },
        });
        write(join(folder, LOADER), loader?.code ?? '');
      },
    },
  };
}

async function writeScripts(root: string, base: string, folder: string): Promise<void> {
  const [runtime] = await bundled(root, base, 'src/embed/modules.ts', 'iife');
  const chunks = await bundled(root, base, 'src/embed/frame.ts', 'cjs', {
    groups: FRAME_CHUNKS,
    widgets: widgetsIn(folder),
  });
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!runtime || !entry) throw new Error('The frame has no script.');
  /** A script, and all that must be there before it can run. */
  const needed = (name: string, found: Set<string> = new Set()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const next of byName.get(name)?.imports ?? []) needed(next, found);
    return found;
  };
  const first = needed(entry.fileName);
  const packs = packsOf(chunks, needed, first);
  const defined = (chunk: Chunk): string => definedWith(chunk, needed, new Set(packs.keys()));
  const scriptOf = (names: Iterable<string>): string =>
    [...names]
      .flatMap((name) => byName.get(name) ?? [])
      .map(defined)
      .join('\n');
  for (const { fileName } of chunks.filter(({ fileName }) => !first.has(fileName)))
    write(join(folder, fileName), scriptOf(packs.get(fileName) ?? [fileName]));
  const text = [runtime.code, scriptOf(first), `sparrow.start(${JSON.stringify(entry.fileName)})`].join('\n');
  write(join(folder, 'run.js'), text);
  write(join(folder, 'parts.json'), JSON.stringify(partsOf(chunks, [...first], packs)));
  const [alone] = await bundled(root, base, 'src/embed/alone.ts', 'iife');
  write(join(folder, 'alone.js'), alone?.code ?? '');
}

/** The widgets that stand in the frames below a folder: what others load is not listed there. */
const widgetsIn = (folder: string): readonly string[] => {
  const found = builtPages(folder).flatMap(({ html }) =>
    [...html.matchAll(/ data-widget="([^"]+)"/g)].flatMap(([, widget = '']) => widget),
  );
  return [...new Set(found)].sort();
};

/** What a widget wakes with and what it goes on with, each with what is there before it. */
const STEPS: Readonly<Record<string, string | null>> = {
  wake: null,
  // Questions that the page did not bring.
  stock: 'wake',
  looking: 'wake',
  covering: 'wake',
  making: 'wake',
  written: 'making',
  ruled: 'written',
  dealing: 'making',
  // A hand that its page wants scored, and the desk that does it.
  covered: 'wake',
  counted: 'wake',
};
const STEP = new RegExp(`/src/(islands/[\\w-]+)/(${Object.keys(STEPS).join('|')})\\.ts$`);

/**
 * What stands in one script with each of these: all that must be there before it runs, and is not there with what
 * loads it. One script is smaller than many, and asked for once.
 */
function packsOf(
  chunks: readonly Chunk[],
  needed: (name: string) => Set<string>,
  first: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const found = chunks.flatMap(({ fileName, facadeModuleId }) => {
    const [, folder, step] = STEP.exec(facadeModuleId ?? '') ?? [];
    return folder === undefined || step === undefined ? [] : [{ fileName, folder, step }];
  });
  const thereBefore = ({ folder, step }: (typeof found)[number]): ReadonlySet<string> => {
    const before = found.find((each) => each.folder === folder && each.step === STEPS[step]);
    return before ? new Set([...thereBefore(before), ...needed(before.fileName)]) : first;
  };
  return new Map(
    found.map((each) => {
      const there = thereBefore(each);
      return [each.fileName, [...needed(each.fileName)].filter((name) => !there.has(name))];
    }),
  );
}

/** Of these folders a frame needs one: its widget, and its game. */
const ONE_OF_MANY = /\/src\/((?:islands|rulesets)\/[\w-]+)\/(?:wake|index)\.ts$/;

/** What each script leads to, for whoever keeps a frame as a file. */
function partsOf(
  chunks: readonly Chunk[],
  first: readonly string[],
  packs: ReadonlyMap<string, readonly string[]>,
): Parts {
  const modules = chunks.map(({ fileName, imports, dynamicImports, facadeModuleId }) => {
    const [, of] = ONE_OF_MANY.exec(facadeModuleId ?? '') ?? [];
    const holds = packs.get(fileName)?.filter((name) => name !== fileName);
    const part = { leads: [...imports, ...dynamicImports], ...(of && { of }), ...(holds && { holds }) };
    return [fileName, part] as const;
  });
  return { first, modules: Object.fromEntries(modules) };
}

/** How the bundler writes `import()` in CommonJS, and how it names another module. */
const LATER = /Promise\.resolve\(\)\.then\(\(\)\s*=>\s*require\("\.\/([^"]+)"\)\)/g;
const NAMED = /require\("\.\/([^"]+)"\)/g;

/**
 * A module as a classic script. Where it loads another later, it names all that must come with that one: so they are
 * asked for at once, and no frame has to know what others stand on.
 * @param packs modules whose scripts hold all of that
 */
function definedWith(
  { fileName, code }: Chunk,
  needed: (name: string) => Set<string>,
  packs: ReadonlySet<string>,
): string {
  const own = needed(fileName);
  const asked = (name: string): string => {
    const others = [...needed(name)].filter((each) => each !== name && !own.has(each));
    return `${JSON.stringify(name)},${JSON.stringify(others)}${packs.has(name) ? ',1' : ''}`;
  };
  const body = code
    .replace(LATER, (_, name: string) => `load(${asked(name)})`)
    .replace(NAMED, 'require("$1")');
  return `sparrow.define(${JSON.stringify(fileName)},function(exports,require,load){${body}\n});`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
