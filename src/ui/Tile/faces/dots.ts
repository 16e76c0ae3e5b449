import { BLUE, FACE, GREEN, RED, round } from './ink.ts';

type Dot = readonly [x: number, y: number, ink: string];

/** Coins of one size, each a rim and an eye, grouped by ink. */
function coins(r: number, dots: readonly Dot[]): string {
  let svg = '';
  for (const ink of [GREEN, BLUE, RED]) {
    const mine = dots.filter((dot) => dot[2] === ink);
    if (mine.length === 0) continue;
    const rims = mine.map(([x, y]) => circle(x, y, round(r * 0.8))).join('');
    const eyes = mine.map(([x, y]) => circle(x, y, round(r * 0.29))).join('');
    svg += `<g fill="none" stroke="${ink}" stroke-width="${round(r * 0.4)}">${rims}</g><g fill="${ink}">${eyes}</g>`;
  }
  return svg;
}

function circle(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}"/>`;
}

/** Coins of one size as rings. */
function rings(r: number, dots: readonly Dot[]): string {
  const points = (mine: readonly Dot[]): string => mine.map(([x, y]) => `M${x} ${y}h0`).join('');
  const discs = [GREEN, BLUE, RED].flatMap((ink) => {
    const mine = dots.filter((dot) => dot[2] === ink);
    return mine.length === 0 ? [] : [`<path stroke="${ink}" d="${points(mine)}"/>`];
  });
  return `<g stroke-linecap="round" stroke-width="${round(2 * r)}">${discs.join('')}<path stroke="${FACE}" stroke-width="${round(r)}" d="${points(dots)}"/></g>`;
}

/** The one of dots: a large coin with eight petals. */
function great(): string {
  const petals = [0, 45, 90, 135]
    .map(
      (turn) =>
        `<path transform="rotate(${turn} 30 40)" d="M27 28a3 4 0 0 1 6 0q0 3-3 6q-3-3-3-6zM27 52a3 4 0 0 0 6 0q0-3-3-6q-3 3-3 6z"/>`,
    )
    .join('');
  return (
    `<g fill="none" stroke="${GREEN}"><circle cx="30" cy="40" r="23.5" stroke-width="5"/>` +
    `<circle cx="30" cy="40" r="18.6" stroke-width="1.2"/></g>` +
    `<g fill="${BLUE}">${petals}</g><circle cx="30" cy="40" r="4.6" fill="${RED}"/>`
  );
}

const rows = (ys: readonly number[], xs: readonly number[], ink: string): Dot[] =>
  ys.flatMap((y) => xs.map((x): Dot => [x, y, ink]));

/** The coins of the other faces, from two to nine: their size and places. */
const COINS: readonly (readonly [r: number, dots: readonly Dot[]])[] = [
  [
    15,
    [
      [30, 21, GREEN],
      [30, 59, BLUE],
    ],
  ],
  [
    12,
    [
      [14, 16, BLUE],
      [30, 40, RED],
      [46, 64, GREEN],
    ],
  ],
  [
    12.5,
    [
      [16, 20, BLUE],
      [44, 20, GREEN],
      [16, 60, GREEN],
      [44, 60, BLUE],
    ],
  ],
  [
    11,
    [
      [14, 15, BLUE],
      [46, 15, GREEN],
      [30, 40, RED],
      [14, 65, GREEN],
      [46, 65, BLUE],
    ],
  ],
  [10.6, [...rows([14], [17, 43], GREEN), ...rows([41, 66], [17, 43], RED)]],
  [8.6, [[11, 11, GREEN], [30, 19.5, GREEN], [49, 28, GREEN], ...rows([47, 68], [18.5, 41.5], RED)]],
  [9, rows([11, 30.3, 49.6, 69], [18, 42], BLUE)],
  [
    8.6,
    [...rows([14], [10, 30, 50], GREEN), ...rows([40], [10, 30, 50], RED), ...rows([66], [10, 30, 50], BLUE)],
  ],
];

/** The nine faces of dots, one first. */
export const DOTS: readonly string[] = [great(), ...COINS.map(([r, dots]) => coins(r, dots))];

/** The same faces with fewer marks, for tiles that are drawn small: coins without an eye. */
export const SMALL_DOTS: readonly string[] = [great(), ...COINS.map(([r, dots]) => rings(r, dots))];
