/**
 * The worker that answers for the network where there is none. Pages and data come from the network while it answers,
 * so that nobody reads an old one; what has a hash in its name comes from the store. Frames in other people's pages
 * are never its business.
 */
import { assetsIn, INSTEAD, importsIn, isAsset, type Shell, storeName } from './list.ts';

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
  const keep = async () => {
    const store = await opened();
    // Never what a browser has by chance: the worker is for this version.
    await Promise.all(
      worker.shell.keep.map(async (address) => {
        const answer = await fetch(new Request(scope + address, { cache: 'reload' }));
        if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
        await store.put(scope + address, answer);
      }),
    );
  };
  event.waitUntil(keep());
});

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    const known = new Set(worker.shell.known);
    const store = await opened();
    for (const request of await store.keys()) {
      if (!known.has(addressOf(request.url))) await store.delete(request);
    }
    await worker.clients.claim();
    // What came before the worker did is kept now; nobody waits for it.
    const open = (await worker.clients.matchAll()).filter(({ url }) => url.startsWith(scope));
    await Promise.all(open.map(({ url }) => keepWhole(addressOf(url), new Set()).catch(() => {})));
  };
  event.waitUntil(tidy());
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
const kept = async (request: Request): Promise<Response | undefined> =>
  (await opened()).match(scope + addressOf(request.url));

/** Keeps a page with the sheets, fonts and scripts that it names, and what these import. */
async function keepWhole(address: string, seen: Set<string>): Promise<void> {
  if (seen.has(address) || address.startsWith('embed/frame/')) return;
  seen.add(address);
  const store = await opened();
  const there = await store.match(scope + address);
  const answer = there ?? (await fetch(scope + address));
  if (!answer.ok || answer.redirected) return;
  if (!there) await store.put(scope + address, answer.clone());
  if (isAsset(address) && !address.endsWith('.js')) return;
  const text = await answer.text();
  const named = isAsset(address) ? importsIn(text) : assetsIn(text);
  await Promise.all(named.map((each) => keepWhole(each, seen)));
}

async function fromStore(request: Request, event: Fetching): Promise<Response> {
  const found = await kept(request);
  if (found) return found;
  const answer = await fetch(request);
  keepWhile(event, request, answer);
  return answer;
}

async function fromNetwork(request: Request, event: Fetching): Promise<Response> {
  const found = await kept(request);
  try {
    const answer = await (found ? within(fetch(request)) : fetch(request));
    keepWhile(event, request, answer);
    return answer;
  } catch (error) {
    if (found) return found;
    const instead = request.mode === 'navigate' ? await (await opened()).match(scope + INSTEAD) : undefined;
    if (!instead) throw error;
    return new Response(instead.body, { status: 503, headers: instead.headers });
  }
}

/** @throws when it takes too long */
const within = (answer: Promise<Response>): Promise<Response> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The network takes too long.')), PATIENCE);
    }),
  ]);

/** Keeps an answer for the next time; a store that is full or forbidden keeps nothing, and nobody is disturbed. */
function keepWhile(event: Fetching, { url }: Request, answer: Response): void {
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected) return;
  const copy = answer.clone();
  const keep = async () => (await opened()).put(scope + addressOf(url), copy);
  event.waitUntil(keep().catch(() => {}));
}
