/** Collects the specifications of all lesson components from the folder `specs/`. No list to maintain. */
import { readdirSync } from 'node:fs';
import type { Spec } from './spec.ts';

const folder = new URL('specs/', import.meta.url);

/** The specifications by component name, in alphabetical order. */
export const SPECS: ReadonlyMap<string, Spec> = new Map(
  await Promise.all(
    readdirSync(folder)
      .sort()
      .map(async (file): Promise<[string, Spec]> => {
        const { default: spec }: { default: Spec } = await import(new URL(file, folder).href);
        return [spec.name, spec];
      }),
  ),
);
