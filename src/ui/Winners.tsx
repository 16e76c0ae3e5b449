import { later } from './lazy.ts';

/** The winners' hands, loaded when a deal is won. */
export const Winners = later(async () => (await import('./winning/Won.tsx')).Winners);
