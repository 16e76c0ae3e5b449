/** A whole course on the device: what it needs, what of that is there, fetching it and throwing it away. */
import {
  belongsTo,
  cacheName,
  type FileList,
  isAsset,
  isListed,
  isOwn,
  LIST,
  readNote,
  type SavedFile,
  staleOf,
  storeName,
} from './list.ts';

/** How a course stands on this device. */
export interface OfflineState {
  /** `none` of it, `part` of it, `old`: all of it, but some files hold something else by now; `all`. */
  readonly is: 'none' | 'part' | 'old' | 'all';
  readonly files: number;
  readonly bytes: number;
  /** Of what is to be fetched. */
  readonly missing: readonly string[];
  readonly missingBytes: number;
}

/** Files that are fetched at once. */
const AT_ONCE = 6;

const asData = (value: unknown): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

/** A store of a course's files. @param root the site's, with slashes around */
export class CourseStore {
  private readonly root: string;
  private readonly game: string;
  private list: FileList | null = null;

  constructor(root: string, game: string) {
    this.root = root;
    this.game = game;
  }

  /** @throws when the list is neither to be had nor kept */
  async look(): Promise<OfflineState> {
    const wanted = await this.wanted();
    const had = await this.had();
    const missing = staleOf(wanted, had);
    const bytesOf = (addresses: readonly string[]) =>
      addresses.reduce((sum, address) => sum + (wanted[address]?.[1] ?? 0), 0);
    const all = Object.keys(wanted);
    const isNew = missing.some((address) => !isAsset(address) && !(address in had));
    return {
      is: Object.keys(had).length === 0 ? 'none' : missing.length === 0 ? 'all' : isNew ? 'part' : 'old',
      files: all.length,
      bytes: bytesOf(all),
      missing,
      missingBytes: bytesOf(missing),
    };
  }

  /**
   * Fetches what is missing. What has come stays when it is stopped or breaks off: the next time goes on from there.
   * @param onProgress how many of how many files have come
   * @throws what a file could not be fetched or kept for, or that it was stopped
   */
  async keep(onProgress: (done: number, of: number) => void, stopped: AbortSignal): Promise<void> {
    const { missing } = await this.look();
    const wanted = await this.wanted();
    let had = { ...(await this.had()) };
    const store = await caches.open(storeName(this.root));
    const left = [...missing];
    let done = 0;
    const work = async () => {
      for (let address = left.shift(); address !== undefined; address = left.shift()) {
        const url = this.root + address;
        // What a browser has under a hash is the same file.
        const answer = await fetch(url, {
          cache: isAsset(address) ? 'default' : 'no-cache',
          signal: stopped,
        });
        const hash = wanted[address]?.[0];
        if (!(await isListed(address, answer, hash)))
          throw new Error(`${address} is answered with ${answer.status}, or with another file.`);
        await store.put(new URL(url, location.href), answer);
        had[address] = hash ?? '';
        done++;
        onProgress(done, missing.length);
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      // All of the new build is there: what only an earlier one had is the worker's to throw away.
      had = Object.fromEntries(Object.entries(had).filter(([address]) => address in wanted));
    } finally {
      await this.note(had);
      // Without a connection it still says how the course stands.
      await store.put(new URL(this.root + LIST, location.href), asData(this.list));
    }
  }

  /** Throws the course's own files away; what all pages need stays. */
  async drop(): Promise<void> {
    const store = await caches.open(storeName(this.root));
    for (const address of Object.keys(await this.had())) {
      if (isOwn(address, this.game)) await store.delete(new URL(this.root + address, location.href));
    }
    await (await caches.open(cacheName(this.root))).delete(this.noted);
  }

  private get noted(): string {
    return new URL(`${this.root}offline/kept/${this.game}.json`, location.href).href;
  }

  private async wanted(): Promise<Readonly<Record<string, SavedFile>>> {
    if (!this.list) {
      const answer = await fetch(this.root + LIST, { cache: 'no-cache' });
      if (!answer.ok) throw new Error(`${LIST} is answered with ${answer.status}.`);
      this.list = (await answer.json()) as FileList;
    }
    return Object.fromEntries(
      Object.entries(this.list.files).filter(([address]) => belongsTo(address, this.game)),
    );
  }

  /** What was noted as kept, by its hash; nothing where a browser has thrown it away. */
  private async had(): Promise<Readonly<Record<string, string>>> {
    const answer = await (await caches.open(cacheName(this.root))).match(this.noted);
    if (!answer) return {};
    const noted = await readNote(answer);
    const store = await caches.open(storeName(this.root));
    const there = new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
    return Object.fromEntries(Object.entries(noted).filter(([address]) => there.has(this.root + address)));
  }

  private async note(had: Readonly<Record<string, string>>): Promise<void> {
    const store = await caches.open(cacheName(this.root));
    await store.put(this.noted, asData(had));
  }
}

/** The games of which something was kept. @param root the site's, with slashes around */
export async function savedGames(root: string): Promise<string[]> {
  const store = await caches.open(cacheName(root));
  const names = (await store.keys()).flatMap(({ url }) => /\/([\w-]+)\.json$/.exec(url)?.[1] ?? []);
  return names.sort();
}
