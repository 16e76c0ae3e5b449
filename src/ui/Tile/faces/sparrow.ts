import { BLACK, BLUE, FACE, GREEN, RED } from './ink.ts';

/** Colours of a sparrow: the tile uses its inks, the logo natural browns. */
interface Plumage {
  readonly back: string;
  readonly belly: string;
  readonly cap: string;
  /** Bib and eye, and the beak if `beak` is absent. */
  readonly bib: string;
  readonly beak?: string;
  readonly wing: string;
  readonly bars: string;
  readonly legs: string;
}

/** A tree sparrow (cap, white cheek and bib), looking right, its feet at y 66 of 80. */
export function sparrow({ back, belly, cap, bib, beak, wing, bars, legs }: Plumage): string {
  return (
    `<path fill="${back}" d="M46 16C44 8 36 4 28.5 6.5 21 9 19 16.5 17.5 23 15.5 31 10 41 2 54l5 1.2.6 4.8L20 51.5c6 9 18 10 25 3.5 8-7.5 8-21 1.5-31z"/>` +
    `<path fill="${belly}" d="M45.5 26.5C51 35 50.5 47 43.3 53.3 38 58 30.5 57.5 25 53 35.5 50 40 39 34 28.5c-5.5-1-7.5-7-5.5-13.5L46 16z"/>` +
    `<path fill="${cap}" d="M46.3 17C44.5 8 36 4 28.5 6.5 22.5 8.6 20.3 13 18.8 18c8-3 19-3.2 27.5-1z"/>` +
    `<path fill="${bib}" d="M46 16.5l10 4.2-8.5 3.3c1.5 5-1 9-5 9.5-1.5-3.5-1-7.5 1-11z"/>` +
    (beak ? `<path fill="${beak}" d="M46 16.5l10 4.2-8.5 3.3-4-1.5z"/>` : '') +
    `<circle cx="39.3" cy="19.3" r="2.9" fill="${bib}"/><circle cx="40.2" cy="18.3" r=".9" fill="${belly}"/>` +
    `<path fill="${wing}" d="M22 30c9-2 14.5 6 10.5 14.5-3.5 7-12.5 8-22 9C14.5 46 15.5 32 22 30z"/>` +
    `<g fill="none" stroke-linecap="round"><path stroke="${bars}" stroke-width="1.5" d="M16 48.5c5-1.5 9.5-4.5 11.5-9M18 42.5c2.5-1.5 4.5-3.5 5.5-6.5"/>` +
    `<path stroke="${legs}" stroke-width="2" stroke-linecap="butt" d="M31 58v8m6.5-8v8"/></g>`
  );
}

const CANE =
  `<g stroke="${GREEN}" stroke-linecap="round"><path stroke-width="5.4" stroke-linecap="butt" d="M4 69h51"/>` +
  `<path stroke-width="2.6" d="M5 66.5v5m17-5v5m21-5v5m11-5v5"/><path stroke="${FACE}" stroke-width="1.4" d="M10 69h7m10.5 0h10m10 0h2"/></g>` +
  `<path fill="${GREEN}" d="M44 66c2-8 7-12 13-12 0 6-5 11-13 12z"/>`;

/** The one of bamboo: the sparrow on its cane. */
export const SPARROW =
  CANE + sparrow({ back: GREEN, belly: FACE, cap: RED, bib: BLACK, wing: BLUE, bars: FACE, legs: RED });
