/** Stores a whole course on the device: tells which files it needs and which are there, fetches and deletes them. */
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

/** The state of a course on this device. */
export interface OfflineState {
  /**
   * `none`: no file is stored. `part`: some are missing. `old`: all are there, but some have changed since. `all`:
   * complete.
   */
  readonly is: 'none' | 'part' | 'old' | 'all';
  readonly files: number;
  readonly bytes: number;
  /** Addresses of the files to fetch, and their size in bytes. */
  readonly missing: readonly string[];
  readonly missingBytes: number;
}

/** Number of files that are fetched in parallel. */
const AT_ONCE = 6;

const asData = (value: unknown): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

/** The stored files of one course. @param root the site's root path, with slashes at both ends */
export class CourseStore {
  private readonly root: string;
  private readonly game: string;
  private list: FileList | null = null;

  constructor(root: string, game: string) {
    this.root = root;
    this.game = game;
  }

  /** Compares the stored files with the site's list. @throws Error when the list is neither reachable nor stored */
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
   * Fetches the missing files. Files that have come stay when it is stopped or fails; the next call continues from
   * there.
   * @param onProgress called with the number of files fetched and the number to fetch
   * @throws Error or DOMException where a file could not be fetched or stored, or where it was stopped
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
        // Assets have a hash in their name, so the browser's own cache is safe for them.
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
      // The new build is complete. Files of an earlier build are dropped from the note, and the worker deletes them.
      had = Object.fromEntries(Object.entries(had).filter(([address]) => address in wanted));
    } finally {
      await this.note(had);
      // Stored so that the page can tell the course's state without a connection.
      await store.put(new URL(this.root + LIST, location.href), asData(this.list));
    }
  }

  /** Deletes the files of this course alone; files that all pages need stay. */
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

  /** The stored files of the note, by hash; without those that the browser has evicted. */
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

/** Lists the games with stored files. @param root the site's root path, with slashes at both ends */
export async function savedGames(root: string): Promise<string[]> {
  const store = await caches.open(cacheName(root));
  const names = (await store.keys()).flatMap(({ url }) => /\/([\w-]+)\.json$/.exec(url)?.[1] ?? []);
  return names.sort();
}
