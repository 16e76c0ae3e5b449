/**
 * The worker that answers for the network where there is none. Pages and data come from the network while it answers,
 * so that nobody reads an old one; what has a hash in its name comes from the store. Frames in other people's pages
 * are never its business.
 */
import {
  assetsIn,
  assetsNamed,
  cacheName,
  INSTEAD,
  importsIn,
  isAsset,
  isListed,
  isOfType,
  LIST,
  readNote,
  type Shell,
  storeName,
} from './list.ts';

/** What a service worker has that a page has not; as much of it as is used here. */
interface Waiting extends Event {
  waitUntil(what: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { readonly url: string }[]>;
  };
  readonly shell: Shell;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

const worker = self as unknown as Worker;
const { scope } = worker.registration;
const root = new URL(scope).pathname;
const opened = (): Promise<Cache> => caches.open(storeName(root));

/** How long the network may take, in milliseconds, where the page is kept as well. */
const PATIENCE = 4000;

worker.addEventListener('install', (event) => {
  const keepShell = async () => {
    await Promise.all(
      worker.shell.keep.map(async (address) => {
        // Never what a browser has by chance: the worker is for this version.
        const answer = await fetch(new Request(scope + address, { cache: 'reload' }));
        if (!(await keep(address, answer)))
          throw new Error(`${address} is answered with ${answer.status}, or with another file`);
      }),
    );
  };
  event.waitUntil(keepShell());
});

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    await tidy();
    await worker.clients.claim();
    // What came before the worker did is kept now; nobody waits for it.
    const open = (await worker.clients.matchAll()).filter(({ url }) => url.startsWith(scope));
    await Promise.all(open.map(({ url }) => keepWhole(addressOf(url), neededAtOnce).catch(() => {})));
  };
  event.waitUntil(begin());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = addressOf(request.url);
  if (request.method !== 'GET' || !request.url.startsWith(scope) || address.startsWith('embed/frame/'))
    return;
  event.respondWith(isAsset(address) ? fromStore(request, event) : fromNetwork(request, event));
});

/** An address from the site's root, without what a page is told by. */
const addressOf = (url: string): string => url.slice(scope.length).replace(/[?#].*$/, '');

/** What is kept under an address, whatever it is told by. */
const cached = async (request: Request): Promise<Response | undefined> =>
  (await opened()).match(scope + addressOf(request.url));

/** The addresses that the notes of kept courses name, of whichever build these courses are. */
async function addressesOfCourses(): Promise<Set<string>> {
  const notes = await (await caches.open(cacheName(root))).matchAll();
  const records = await Promise.all(notes.map(readNote));
  return new Set(records.flatMap((note) => Object.keys(note)));
}

/**
 * Throws away the pages that are gone, and the assets of earlier builds that nothing names any more. A kept course stays
 * as it is until its reader fetches the new one, and a visited page keeps the sheets and scripts that it was built with.
 */
async function tidy(): Promise<void> {
  const store = await opened();
  const all = new Set((await store.keys()).map(({ url }) => addressOf(url)));
  const ofCourses = await addressesOfCourses();
  const needed = new Set<string>();
  const need = async (address: string): Promise<void> => {
    if (needed.has(address) || !all.has(address)) return;
    needed.add(address);
    if (address.endsWith('.woff2')) return;
    const text = await (await store.match(scope + address))?.text();
    await Promise.all(assetsNamed(text ?? '').map(need));
  };
  const isCurrent = (address: string): boolean => address in worker.shell.known || address === LIST;
  await Promise.all([...all].filter((address) => isCurrent(address) || ofCourses.has(address)).map(need));
  await Promise.all([...all].filter((each) => !needed.has(each)).map((each) => store.delete(scope + each)));
}

/** Keeps an answer if it is the file that this build lists under its address. @returns whether it is */
async function keep(address: string, answer: Response): Promise<boolean> {
  if (!(await isListed(address, answer, worker.shell.known[address]))) return false;
  await (await opened()).put(scope + address, answer);
  return true;
}

/** The assets that a page or a script loads before it runs. */
const neededAtOnce = (address: string, text: string): string[] =>
  isAsset(address) ? importsIn(text) : assetsIn(text);

/**
 * Keeps a file of this build and, in turn, the assets that it needs.
 * @param needs which assets a page, a sheet or a script needs, by its address and its text
 */
async function keepWhole(
  address: string,
  needs: (address: string, text: string) => readonly string[],
  seen = new Set<string>(),
): Promise<void> {
  if (seen.has(address) || !(address in worker.shell.known)) return;
  seen.add(address);
  const there = await (await opened()).match(scope + address);
  const answer = there ?? (await fetch(scope + address));
  if (!there && !(await keep(address, answer.clone()))) return;
  if (address.endsWith('.woff2')) return;
  const text = await answer.text();
  await Promise.all(needs(address, text).map((each) => keepWhole(each, needs, seen)));
}

async function fromStore(request: Request, event: Fetching): Promise<Response> {
  const found = await cached(request);
  // An earlier worker may have kept a portal's page in the place of a script.
  if (found && isOfType(addressOf(request.url), found)) return found;
  const answer = await fetch(request);
  keepWhile(event, request, answer);
  return answer;
}

async function fromNetwork(request: Request, event: Fetching): Promise<Response> {
  const found = await cached(request);
  try {
    const answer = await (found ? within(fetch(request)) : fetch(request));
    keepWhile(event, request, answer);
    return found && isOfNoUse(request, answer) ? found : answer;
  } catch (error) {
    if (found) return found;
    const instead = request.mode === 'navigate' ? await (await opened()).match(scope + INSTEAD) : undefined;
    if (!instead) throw error;
    return new Response(instead.body, { status: 503, headers: instead.headers });
  }
}

/** Whether a kept file serves better: the server fails, or a page answers for data. A portal's own page is to be seen. */
const isOfNoUse = (request: Request, answer: Response): boolean =>
  answer.status >= 500 || (request.mode !== 'navigate' && !isOfType(addressOf(request.url), answer));

/** @throws when it takes too long */
const within = (answer: Promise<Response>): Promise<Response> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The network takes too long.')), PATIENCE);
    }),
  ]);

/**
 * Keeps an answer for the next time; a store that is full or forbidden keeps nothing, and nobody is disturbed. A page
 * of a kept course that is another by now brings all that it may load with it, so that the course stays whole.
 */
function keepWhile(event: Fetching, { url }: Request, answer: Response): void {
  if (answer.status !== 200 || answer.type !== 'basic') return;
  const address = addressOf(url);
  const copy = answer.clone();
  const keepAll = async () => {
    if (!(await keep(address, copy)) || isAsset(address)) return;
    if ((await addressesOfCourses()).has(address)) await keepWhole(address, (_, text) => assetsNamed(text));
  };
  event.waitUntil(keepAll().catch(() => {}));
}
