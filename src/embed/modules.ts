/**
 * The scripts of a frame. A frame in somebody else's page has no origin, and on a plain host its browser then loads
 * neither modules nor `import()`: so the build writes its modules as classic scripts, each of which only defines
 * itself and names all that what it loads later stands on. What a widget wakes with is one script with all of that.
 */

/**
 * Fetches a module, and the others that must be there before it can run.
 * @param together these others stand in the script of that module
 * @throws where a script cannot be had
 */
type Load = (name: string, others: readonly string[], together?: 1) => Promise<object>;

/** A module as the build writes it: CommonJS, with `load` for what comes later. */
type Body = (exports: object, require: (name: string) => object, load: Load) => void;

/** What scripts of a frame call. */
export interface Modules {
  /** A script says what it holds. */
  readonly define: (name: string, body: Body) => void;
  /** A script of data says what it is: the text of a file of this site, by its path below the site's root. */
  readonly data: (path: string, value: unknown) => void;
  /** Data that came with such a script. @throws where it cannot be had */
  readonly dataAt: (path: string) => Promise<unknown>;
  readonly start: (entry: string) => void;
}

const { src } = document.currentScript as HTMLScriptElement;
/** None in a file that holds everything: whatever it lacks cannot be had. */
const folder = src && new URL('.', src).href;
const bodies = new Map<string, Body>();
const modules = new Map<string, object>();
const coming = new Map<string, Promise<void>>();
const data = new Map<string, unknown>();

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

const load: Load = async (name, others, together) => {
  const all = [name, ...others].filter((each) => !bodies.has(each));
  if (together && all.includes(name)) {
    const script = fetched(name);
    // Whoever else needs one of them meanwhile waits for the same script.
    for (const each of others) coming.set(each, script);
    script.catch(() => {
      for (const each of others) coming.delete(each);
    });
    await script;
  } else await Promise.all(all.map(fetched));
  return required(name);
};

const own: Modules = {
  define: (name, body) => bodies.set(name, body),
  data: (path, value) => data.set(path, value),
  dataAt: async (path) => {
    if (!data.has(path)) await fetched(`data/${path}.js`);
    return data.get(path);
  },
  start: required,
};

Object.assign(globalThis, { sparrow: own });
