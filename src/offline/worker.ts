/**
 * The service worker, which answers when there is no network. Pages and data come from the network first, so that
 * nobody reads old ones; assets come from the cache first. It never handles frames on host pages.
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

/** The parts of the service worker API that are used here; TypeScript's DOM types lack them. */
interface WorkerEvent extends Event {
  waitUntil(what: Promise<unknown>): void;
}
interface WorkerFetchEvent extends WorkerEvent {
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
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
}

const worker = self as unknown as Worker;
const { scope } = worker.registration;
const root = new URL(scope).pathname;
const openStore = (): Promise<Cache> => caches.open(storeName(root));

/** Milliseconds to wait for the network where a stored copy exists. */
const PATIENCE = 4000;

worker.addEventListener('install', (event) => {
  const keepShell = async () => {
    await Promise.all(
      worker.shell.keep.map(async (address) => {
        // `reload` skips the browser's cache: the worker needs the files of its own version.
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
    // Stores the open pages, which loaded before the worker was active. Failures are ignored.
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

/** The address relative to the site's root, without query and fragment. */
const addressOf = (url: string): string => url.slice(scope.length).replace(/[?#].*$/, '');

/** The stored file of a request, whatever its query. */
const findStored = async (request: Request): Promise<Response | undefined> =>
  (await openStore()).match(scope + addressOf(request.url));

/** The addresses in the notes of stored courses, of any build. */
async function addressesOfCourses(): Promise<Set<string>> {
  const notes = await (await caches.open(cacheName(root))).matchAll();
  const records = await Promise.all(notes.map(readNote));
  return new Set(records.flatMap((note) => Object.keys(note)));
}

/**
 * Deletes pages that no longer exist, and assets of earlier builds that nothing refers to. A stored course stays as it
 * is until its reader fetches the new one, and a visited page keeps the sheets and scripts it was built with.
 */
async function tidy(): Promise<void> {
  const store = await openStore();
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

/** Stores an answer if it is the file that this build lists under its address. @returns whether it is */
async function keep(address: string, answer: Response): Promise<boolean> {
  if (!(await isListed(address, answer, worker.shell.known[address]))) return false;
  await (await openStore()).put(scope + address, answer);
  return true;
}

/** The assets that a page or script loads before it runs. */
const neededAtOnce = (address: string, text: string): string[] =>
  isAsset(address) ? importsIn(text) : assetsIn(text);

/**
 * Stores a file of this build and, recursively, the assets that it needs.
 * @param needs returns the assets that a page, sheet or script needs, by its address and text
 */
async function keepWhole(
  address: string,
  needs: (address: string, text: string) => readonly string[],
  seen = new Set<string>(),
): Promise<void> {
  if (seen.has(address) || !(address in worker.shell.known)) return;
  seen.add(address);
  const there = await (await openStore()).match(scope + address);
  const answer = there ?? (await fetch(scope + address));
  if (!there && !(await keep(address, answer.clone()))) return;
  if (address.endsWith('.woff2')) return;
  const text = await answer.text();
  await Promise.all(needs(address, text).map((each) => keepWhole(each, needs, seen)));
}

async function fromStore(request: Request, event: WorkerFetchEvent): Promise<Response> {
  const found = await findStored(request);
  // An earlier worker may have stored a captive portal's page in place of a script.
  if (found && isOfType(addressOf(request.url), found)) return found;
  const answer = await fetch(request);
  keepWhile(event, request, answer);
  return answer;
}

async function fromNetwork(request: Request, event: WorkerFetchEvent): Promise<Response> {
  const found = await findStored(request);
  try {
    const answer = await (found ? within(fetch(request)) : fetch(request));
    keepWhile(event, request, answer);
    return found && isOfNoUse(request, answer) ? found : answer;
  } catch (error) {
    if (found) return found;
    const instead =
      request.mode === 'navigate' ? await (await openStore()).match(scope + INSTEAD) : undefined;
    if (!instead) throw error;
    return new Response(instead.body, { status: 503, headers: instead.headers });
  }
}

/**
 * Is the stored file better than this answer? Yes for a server error, or where a page answers for data. A captive
 * portal's page must be shown when the reader navigates.
 */
const isOfNoUse = (request: Request, answer: Response): boolean =>
  answer.status >= 500 || (request.mode !== 'navigate' && !isOfType(addressOf(request.url), answer));

/** @throws Error when the answer takes longer than {@link PATIENCE} */
const within = (answer: Promise<Response>): Promise<Response> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The network takes too long.')), PATIENCE);
    }),
  ]);

/**
 * Stores an answer for later; where the cache is full or forbidden it is ignored. When a page of a stored course has
 * changed, all assets it may load are stored too, so that the course stays complete.
 */
function keepWhile(event: WorkerFetchEvent, { url }: Request, answer: Response): void {
  if (answer.status !== 200 || answer.type !== 'basic') return;
  const address = addressOf(url);
  const copy = answer.clone();
  const keepAll = async () => {
    if (!(await keep(address, copy)) || isAsset(address)) return;
    if ((await addressesOfCourses()).has(address)) await keepWhole(address, (_, text) => assetsNamed(text));
  };
  event.waitUntil(keepAll().catch(() => {}));
}
