/** Explains how to recognise each tile. */
import {
  EAST,
  FLOWERS,
  isSuited,
  isWind,
  type Kind,
  plainKind,
  RED_DRAGON,
  rankOf,
  SEASONS,
  suitOf,
} from '../../engine/tiles.ts';

const CHARACTERS = [
  '一 is 1: a single stroke.',
  '二 is 2: two strokes.',
  '三 is 3: three strokes.',
  '四 is 4: a box with two legs inside.',
  '五 is 5: a bar at the top, a longer one at the foot, and a bent stroke between them.',
  '六 is 6: a dot over a bar, and two legs that stand apart.',
  '七 is 7: a bar that is crossed by a hook.',
  '八 is 8: two strokes that part.',
  '九 is 9: a leaning stroke, and one that bends round it and ends in a hook.',
];
const DOTS = [
  'One large circle is the 1 of dots.',
  'Two circles, one above the other, are the 2 of dots.',
  'Three circles on a slant are the 3 of dots.',
  'Four circles in a square are the 4 of dots.',
  'Four in a square and one in the middle make the 5 of dots.',
  'Two rows of three circles, side by side, make the 6 of dots.',
  'Three on a slant and four in a square make the 7 of dots.',
  'Two rows of four circles, side by side, make the 8 of dots.',
  'Three rows of three circles make the 9 of dots.',
];
const BAMBOO = [
  'The bird is the 1 of bamboo: there is no tile with a single stick.',
  'Two sticks, one above the other, are the 2 of bamboo.',
  'One stick above two makes the 3 of bamboo.',
  'Two sticks above two make the 4 of bamboo.',
  'Four sticks and one in the middle make the 5 of bamboo.',
  'Three sticks above three make the 6 of bamboo.',
  'One stick above two rows of three makes the 7 of bamboo.',
  'Eight sticks, some of them leaning, are the 8 of bamboo: they look like an M over a W.',
  'Three rows of three sticks make the 9 of bamboo.',
];
const WINDS = [
  '東 is East: a tree with a box round its trunk.',
  '南 is South: a cross on top of a frame that is open below.',
  '西 is West: a box under a bar, with two legs inside.',
  '北 is North: two halves, back to back.',
];
const DRAGONS = [
  '中, in red, is the red dragon: a box with one stroke straight through it.',
  '發, in green and with many strokes, is the green dragon.',
  'A frame with nothing in it, or a blank tile, is the white dragon.',
];
const FLOWER_MARKS = [
  '梅, with a five-petalled blossom, is the plum: flower 1.',
  '蘭, with long thin leaves, is the orchid: flower 2.',
  '菊, with a round head of many petals, is the chrysanthemum: flower 3.',
  '竹, with stems and leaves, is the bamboo flower: flower 4.',
];
const SEASON_MARKS = [
  '春, with a sprout, is spring: season 1.',
  '夏, with a sun, is summer: season 2.',
  '秋, with a red leaf, is autumn: season 3.',
  '冬, with a snowflake, is winter: season 4.',
];

/** How to recognise a tile: "八 is 8: two strokes that part." */
export function tileMark(tile: Kind): string {
  const kind = plainKind(tile);
  if (isSuited(kind)) return [CHARACTERS, DOTS, BAMBOO][suitOf(kind) ?? 0]?.[rankOf(kind) - 1] ?? '';
  if (isWind(kind)) return WINDS[kind - EAST] ?? '';
  if (kind < FLOWERS) return DRAGONS[kind - RED_DRAGON] ?? '';
  return (kind < SEASONS ? FLOWER_MARKS[kind - FLOWERS] : SEASON_MARKS[kind - SEASONS]) ?? '';
}
