/** The worker of a site that no longer wants one: it deletes both caches and unregisters itself. */
import { cacheName, storeName } from './list.ts';

interface WorkerEvent extends Event {
  waitUntil(what: Promise<unknown>): void;
}
interface Worker {
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
}

const worker = self as unknown as Worker;
const root = new URL(worker.registration.scope).pathname;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  const leave = async () => {
    await Promise.all([storeName(root), cacheName(root)].map((name) => caches.delete(name)));
    await worker.registration.unregister();
  };
  event.waitUntil(leave());
});
