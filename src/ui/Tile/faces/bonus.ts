import type { HAN, LATIN } from './glyphs.ts';
import { BLACK, BLUE, FACE, GREEN, han, latin, RED } from './ink.ts';

const NAMES: readonly (keyof typeof HAN)[] = ['梅', '蘭', '菊', '竹', '春', '夏', '秋', '冬'];

const round = `stroke-linecap="round"`;

const PLUM =
  `<path fill="none" stroke="${BLACK}" stroke-width="2.6" ${round} d="M4 75c14-2 18-14 30-17M19 69c-3-6-9-8-11-15M40 57c9-2 13-8 14-16"/>` +
  `<g fill="${RED}"><circle cx="32" cy="42.5" r="7.2"/><circle cx="43" cy="50.5" r="7.2"/><circle cx="38.8" cy="63.3" r="7.2"/><circle cx="25.2" cy="63.3" r="7.2"/><circle cx="21" cy="50.5" r="7.2"/><circle cx="32" cy="54" r="7"/><circle cx="8" cy="51" r="4.2"/><circle cx="54" cy="40" r="4.2"/></g>` +
  `<path stroke="${FACE}" stroke-width="1.6" ${round} d="M32 54v-6.5m0 6.5 6.2-2m-6.2 2 3.8 5.3m-3.8-5.3-3.8 5.3m3.8-5.3-6.2-2"/><circle cx="32" cy="54" r="2.8" fill="${FACE}"/>`;

const ORCHID =
  `<path fill="${GREEN}" d="M28 77c-4-14-12-23-26-26 13-2 24 6 29 19 1-12 9-20 27-17-13 2-22 10-25 24z"/><path fill="none" stroke="${GREEN}" stroke-width="2.2" d="M30 76c-1-8-1-14 1-22"/>` +
  `<g fill="${BLUE}"><path d="M31 48c-6-5-6-12 0-17 6 5 6 12 0 17zm0 0c-7 3-14 0-17-6 7-3 14-1 17 6zm0 0c7 3 14 0 17-6-7-3-14-1-17 6zm0-1c-6 4-7 11-3 16 5-3 7-9 3-16zm0 0c6 4 7 11 3 16-5-3-7-9-3-16z"/></g><circle cx="31" cy="47.5" r="3.4" fill="${RED}"/><circle cx="31" cy="47.5" r="1.3" fill="${FACE}"/>`;

const CHRYSANTHEMUM =
  `<path fill="${GREEN}" d="M29 60h2.6v9c3-4 8-6 14-5-2 7-7 11-14 12v2H29v-2c-8-1-13-5-15-12 7-1 12 1 15 5z"/>` +
  `<g stroke="${RED}" ${round}><path stroke-width="4.4" d="M30 34.5v29M15.5 49h29M19.8 38.8l20.4 20.4m-20.4 0 20.4-20.4"/><path stroke-width="3.2" d="M24.5 35.7l11 26.6m0-26.6-11 26.6M16.7 43.5l26.6 11m-26.6 0 26.6-11"/></g>` +
  `<circle cx="30" cy="49" r="5.4" fill="${FACE}"/><circle cx="30" cy="49" r="3.6" fill="${RED}"/>`;

const BAMBOO =
  `<g stroke="${GREEN}" stroke-width="2.6" ${round}><path stroke-width="6" stroke-linecap="butt" d="M23 33v45"/><path stroke-width="4.4" stroke-linecap="butt" d="M41 44v34"/><path d="M19.5 46.5h7m-7 16h7m11-6h7m-7 13h7"/></g>` +
  `<path stroke="${FACE}" stroke-width="1.2" d="M19 48.4h8m-8 16h8m10.5-6H45m-7.5 13H45"/>` +
  `<path fill="${GREEN}" d="M26 46c6-9 16-13 29-12-5 8-17 14-29 12zm-5 16C17 54 11 50 2 50c3 8 10 13 19 12zm22-6c4-4 9-6 16-5-4 5-9 7-16 5z"/>`;

const SPRING =
  `<path fill="${GREEN}" d="M28.5 73V58C16 59 7 51 6 38c13 0 21 6 24 15 3-8 11-13 23-13-1 12-8 19-21 18.5V73z"/>` +
  `<path fill="none" stroke="${FACE}" stroke-width="1.5" ${round} d="M14 44c6 2 10 5 13 9m19-7c-5 1-8 4-11 7"/>` +
  `<path fill="none" stroke="${BLACK}" stroke-width="3" ${round} d="M10 76c10-5 30-5 40 0"/>`;

const SUMMER = `<circle cx="30" cy="55" r="11" fill="${RED}"/><path stroke="${RED}" stroke-width="4" ${round} d="M30 34.5V39m0 32v4.5M9.5 55H14m32 0h4.5M15.5 40.5l3.2 3.2m22.6 22.6 3.2 3.2m-29 0 3.2-3.2m22.6-22.6 3.2-3.2"/>`;

const AUTUMN =
  `<path fill="${RED}" d="M30 32l4.2 8.5 5.5-3-.7 10.5 8-5.5 1 5 7.5-.5-6 8 3.5 4-10.5 3.5 1 4.5-12-1.5V77h-3V65.5L16.5 67l1-4.5L7 59l3.5-4-6-8 7.5.5 1-5 8 5.5-.7-10.5 5.5 3z"/>` +
  `<path stroke="${FACE}" stroke-width="1.5" ${round} d="M30 63V44m0 18 11-10.5M30 62 19 51.5"/>`;

const WINTER = `<g fill="none" stroke="${BLUE}" stroke-width="3.2" ${round}><path d="M30 33.5v43M11.4 44.3l37.2 21.5m0-21.5L11.4 65.8"/><path stroke-width="2.6" d="M24.5 36.5l5.5 5.5 5.5-5.5m-11 37 5.5-5.5 5.5 5.5M11.2 50.5l7.5-2-2-7.5m31.9 18.5-7.5 2 2 7.5m5.5-18.5-7.5-2 2-7.5M11.2 59.5l7.5 2-2 7.5"/></g>`;

const PICTURES = [PLUM, ORCHID, CHRYSANTHEMUM, BAMBOO, SPRING, SUMMER, AUTUMN, WINTER];

/** Ink of the number: red for flowers, blue for seasons. */
const ink = (i: number) => (i < 4 ? RED : BLUE);
const figure = (i: number) => ((i % 4) + 1) as keyof typeof LATIN;

/** Plum, orchid, chrysanthemum, bamboo; spring, summer, autumn, winter. */
export const BONUS: readonly string[] = PICTURES.map(
  (picture, i) => han(NAMES[i] ?? '春', 17, 17, 0.2, BLACK) + latin(figure(i), 48, 14, 19, ink(i)) + picture,
);

export const PLAIN_BONUS: readonly string[] = PICTURES.map(
  (picture, i) => latin(figure(i), 30, 17, 26, ink(i)) + picture,
);

/** A jester's cap over a smile. */
export const JOKER =
  `<path fill="${BLUE}" d="M30 24C25 11 13 9 8 19c-3 6-3 11-1 16 5-6 10-4 10 12h13z"/><path fill="${GREEN}" d="M30 24c5-13 17-15 22-5 3 6 3 11 1 16-5-6-10-4-10 12H30z"/>` +
  `<path fill="${RED}" d="M30 11c8 8 11 22 11 38H19c0-16 3-30 11-38z"/><g fill="${RED}"><circle cx="7" cy="38" r="4"/><circle cx="53" cy="38" r="4"/></g><circle cx="30" cy="9" r="4" fill="${BLUE}"/>` +
  `<path fill="none" stroke="${BLACK}" stroke-width="2" d="M17 49c-2 16 5 24 13 24s15-8 13-24"/><path fill="${BLACK}" d="M14 44h32v6H14z"/><path fill="none" stroke="${RED}" stroke-width="2.2" ${round} d="M24 64c3 3.5 9 3.5 12 0"/><g fill="${BLACK}"><circle cx="24.5" cy="57" r="2.2"/><circle cx="35.5" cy="57" r="2.2"/></g>`;
