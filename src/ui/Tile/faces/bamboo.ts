import { BLUE, FACE, GREEN, RED } from './ink.ts';
import { SPARROW } from './sparrow.ts';

type Stick = readonly [x1: number, y1: number, x2: number, y2: number];

/** Canes of one ink: a body, three nodes across it, and a light slit along each half. */
function canes(ink: string, sticks: readonly Stick[], width = 7.4): string {
  const nodes = sticks.flatMap((stick) => [0.06, 0.5, 0.94].map((at) => line(across(stick, at, width / 2))));
  const slits = sticks.flatMap((stick) => [line(part(stick, 0.19, 0.37)), line(part(stick, 0.63, 0.81))]);
  return (
    `<g fill="none" stroke-linecap="round" stroke="${ink}"><path stroke-width="${width}" stroke-linecap="butt" d="${sticks.map(line).join('')}"/>` +
    `<path stroke-width="${round(width * 0.35)}" d="${nodes.join('')}"/>` +
    `<path stroke="${FACE}" stroke-width="${round(width * 0.22)}" d="${slits.join('')}"/></g>`
  );
}

/** Canes of one ink, parted in the middle. */
function joints(ink: string, sticks: readonly Stick[], width = 7.4): string {
  const [[x1, y1, x2, y2] = [0, 0, 0, 0]] = sticks;
  const half = round(Math.hypot(x2 - x1, y2 - y1) / 2 - 0.7);
  return `<path stroke="${ink}" stroke-width="${width}" stroke-dasharray="${half} 1.4" d="${sticks.map(line).join('')}"/>`;
}

/** SVG path of a stick, rounded to a tenth of a unit. */
function line([x1, y1, x2, y2]: Stick): string {
  const [dx, dy] = [round(x2 - x1), round(y2 - y1)];
  return `M${round(x1)} ${round(y1)}${dx === 0 ? `v${dy}` : dy === 0 ? `h${dx}` : `l${dx} ${dy}`}`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The part of a stick between two fractions of its length. */
function part([x1, y1, x2, y2]: Stick, from: number, to: number): Stick {
  return [x1 + (x2 - x1) * from, y1 + (y2 - y1) * from, x1 + (x2 - x1) * to, y1 + (y2 - y1) * to];
}

/** A node: a short bar perpendicular to the stick. */
function across([x1, y1, x2, y2]: Stick, at: number, half: number): Stick {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [x, y] = [x1 + (x2 - x1) * at, y1 + (y2 - y1) * at];
  const [dx, dy] = [((y2 - y1) / length) * half, ((x1 - x2) / length) * half];
  return [x - dx, y - dy, x + dx, y + dy];
}

/** Upright sticks centred on y, extending `half` above and below. */
const up = (xs: readonly number[], y: number, half: number): Stick[] =>
  xs.map((x): Stick => [x, y - half, x, y + half]);

/** Canes of one ink. */
type Bunch = readonly [ink: string, sticks: readonly Stick[], width?: number];

/** The canes of the faces from two to nine. */
const BUNCHES: readonly (readonly Bunch[])[] = [
  [
    [GREEN, up([30], 21.5, 14.5), 9],
    [BLUE, up([30], 58.5, 14.5), 9],
  ],
  [
    [BLUE, up([30], 21.5, 14.5), 9],
    [GREEN, up([16, 44], 58.5, 14.5), 9],
  ],
  [
    [GREEN, [...up([44], 21.5, 14.5), ...up([16], 58.5, 14.5)], 9],
    [BLUE, [...up([16], 21.5, 14.5), ...up([44], 58.5, 14.5)], 9],
  ],
  [
    [GREEN, [...up([12], 21, 14), ...up([48], 59, 14)]],
    [BLUE, [...up([48], 21, 14), ...up([12], 59, 14)]],
    [RED, up([30], 40, 14)],
  ],
  [
    [GREEN, up([12, 30, 48], 21.5, 14.5)],
    [BLUE, up([12, 30, 48], 58.5, 14.5)],
  ],
  [
    [RED, up([30], 13.5, 10.4)],
    [GREEN, up([12, 30, 48], 40, 10.4)],
    [BLUE, up([12, 30, 48], 66.5, 10.4)],
  ],
  [
    [
      GREEN,
      [
        [6.5, 7, 6.5, 36],
        [53.5, 7, 53.5, 36],
        [16, 33, 26, 10],
        [44, 33, 34, 10],
      ],
      6.2,
    ],
    [
      BLUE,
      [
        [6.5, 44, 6.5, 73],
        [53.5, 44, 53.5, 73],
        [16, 47, 26, 70],
        [44, 47, 34, 70],
      ],
      6.2,
    ],
  ],
  [GREEN, RED, BLUE].map(
    (ink, i): Bunch => [ink, [13.5, 40, 66.5].flatMap((y) => up([12 + i * 18], y, 10.4))],
  ),
];

/** The nine faces of bamboo, one first: the sparrow on its cane. */
export const BAMBOO: readonly string[] = [
  SPARROW,
  ...BUNCHES.map((bunches) => bunches.map((bunch) => canes(...bunch)).join('')),
];

/** The same faces with fewer marks, for tiles that are drawn small: of each cane two joints. */
export const SMALL_BAMBOO: readonly string[] = [
  SPARROW,
  ...BUNCHES.map((bunches) => bunches.map((bunch) => joints(...bunch)).join('')),
];
