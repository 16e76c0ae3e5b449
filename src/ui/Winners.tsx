import { later } from './lazy.ts';

/** The hands of those who have won: nobody needs them before somebody has. */
export const Winners = later(async () => (await import('./winning/Won.tsx')).Winners);
