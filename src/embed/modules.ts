/**
 * The scripts of a frame. A frame in somebody else's page has no origin, and on a plain host its browser then loads
 * neither modules nor `import()`: so the build writes its modules as classic scripts, each of which only defines
 * itself, and this fetches what is asked for with everything that it stands on.
 */

/** A module as the build writes it: CommonJS, with `load` for what comes later. */
type Body = (
  exports: object,
  require: (name: string) => object,
  load: (name: string) => Promise<object>,
) => void;

/** What scripts of a frame call. */
export interface Modules {
  /** A script says what it holds. */
  readonly define: (name: string, body: Body) => void;
  /** A script of data says what it is: the text of a file of this site, by its path below the site's root. */
  readonly data: (path: string, value: unknown) => void;
  /** Data that came with such a script. @throws where it cannot be had */
  readonly dataAt: (path: string) => Promise<unknown>;
  /** A module with all it needs. @throws where a script cannot be had */
  readonly load: (name: string) => Promise<object>;
  readonly start: (graph: Graph, entry: string) => void;
}

/** Each module's name, and what it imports: by their places in this list. */
type Graph = readonly (readonly [name: string, ...imports: readonly number[]])[];

const { src } = document.currentScript as HTMLScriptElement;
/** None in a file that holds everything: whatever it lacks cannot be had. */
const folder = src && new URL('.', src).href;
const bodies = new Map<string, Body>();
const modules = new Map<string, object>();
const coming = new Map<string, Promise<void>>();
const data = new Map<string, unknown>();
let graph: Graph = [];

/** Fetches a script; one that failed is asked for again the next time. */
function fetched(path: string): Promise<void> {
  const known = coming.get(path);
  if (known) return known;
  const script = document.createElement('script');
  script.src = folder + path;
  const promise = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      coming.delete(path);
      script.remove();
      reject(new Error(`${path} cannot be had`));
    };
  });
  coming.set(path, promise);
  document.head.append(script);
  return promise;
}

function required(name: string): object {
  const known = modules.get(name);
  if (known) return known;
  const body = bodies.get(name);
  if (!body) throw new Error(`${name} is not there`);
  const exports = {};
  modules.set(name, exports);
  body(exports, required, load);
  return exports;
}

/** A module and all that must be there before it can run. */
function needed(place: number, found: Set<number> = new Set()): Set<number> {
  if (found.has(place)) return found;
  found.add(place);
  const [, ...imports] = graph[place] ?? [''];
  for (const each of imports) needed(each, found);
  return found;
}

async function load(name: string): Promise<object> {
  const names = [...needed(graph.findIndex(([each]) => each === name))].map(
    (each) => graph[each]?.[0] ?? name,
  );
  await Promise.all(names.filter((each) => !bodies.has(each)).map(fetched));
  return required(name);
}

const own: Modules = {
  define: (name, body) => bodies.set(name, body),
  data: (path, value) => data.set(path, value),
  dataAt: async (path) => {
    if (!data.has(path)) await fetched(`data/${path}.js`);
    return data.get(path);
  },
  load,
  start: (of, entry) => {
    graph = of;
    required(entry);
  },
};

Object.assign(globalThis, { sparrow: own });
