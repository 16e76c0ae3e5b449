/** Draws a table as an SVG document of its own: for print, feeds, mail, and pages without scripts. */
import { names } from '#i18n/names.ts';
import { table as sayTable } from '#i18n/table.ts';
import type { Seat } from '../../engine/seats.ts';
import type { View } from '../../engine/view.ts';
import { STILL } from '../../notation/embed-stills.ts';
import { escapeHtml } from '../../notation/markup.ts';
import { concealedOf, fromOf, giverAt, laidOut, others, sideOf } from '../Table/places.ts';
import { documentOf } from './document.ts';
import { type PlacedTile, rowOf, TILE } from './faces.ts';

/** The margin of a picture, and what lies between two parts, in CSS pixels. */
const EDGE = 16;
const GAP = 8;
/** Height of a line of text. */
const LINE = 18;
/** Widths of tiles: of other seats and rivers, of the bottom seat's sets, and of its hand. */
const SMALL = 20;
const MIDDLE = 28;
const LARGE = 38;
const HALF = (STILL.width - 2 * EDGE - GAP) / 2;

/** A part of the picture, drawn from 0 0. */
interface Part {
  readonly markup: string;
  readonly height: number;
}

type Group = readonly PlacedTile[];

interface ShownTable {
  readonly view: View;
  /** The seat at the bottom. */
  readonly you: Seat;
  /** What the picture shows. */
  readonly title: string;
}

/** Draws a table: one seat at the bottom, the others around it, everything upright for the reader. */
export function tablePicture({ view, you, title }: ShownTable): string {
  const parts = new Map([...others(you), you].map((seat) => [sideOf(seat, you, view.direction), seat]));
  const part = (side: ReturnType<typeof sideOf>): Part =>
    side === 'bottom' ? ownPart(view, you) : otherPart(view, parts.get(side) ?? you);
  const middle = middlePart(view);
  const [top, left, right, bottom] = [part('top'), part('left'), part('right'), part('bottom')];
  const heights = [
    Math.max(top.height, middle.height),
    Math.max(left.height, right.height),
    bottom.height,
  ] as const;
  const filled = 2 * EDGE + heights[0] + heights[1] + heights[2];
  // What is too high is drawn smaller, so that all pictures are of one size.
  const scale = Math.min(1, STILL.height / (filled + 2 * GAP));
  const gap = Math.max(GAP, (STILL.height - filled) / 2);
  const second = EDGE + heights[0] + gap;
  const third = second + heights[1] + gap;
  const drawn = [
    shift(middle.markup, EDGE, EDGE),
    shift(top.markup, EDGE + HALF / 2, EDGE),
    shift(left.markup, EDGE, second),
    shift(right.markup, EDGE + HALF + GAP, second),
    shift(bottom.markup, EDGE, third),
  ].join('');
  const aside = round((STILL.width * (1 - scale)) / 2);
  return documentOf(
    title,
    scale === 1 ? drawn : `<g transform="translate(${aside} 0)scale(${round(scale)})">${drawn}</g>`,
  );
}

const shift = (markup: string, x: number, y: number): string =>
  `<g transform="translate(${round(x)} ${round(y)})">${markup}</g>`;

const line = (words: string): Part => ({
  markup: `<text y="12" font-size="13" fill="#e9e2cc">${escapeHtml(words)}</text>`,
  height: LINE,
});

/** Parts one below the other. */
function below(...parts: readonly Part[]): Part {
  let [markup, height] = ['', 0];
  for (const part of parts) {
    markup += height === 0 ? part.markup : shift(part.markup, 0, height);
    height += part.height;
  }
  return { markup, height };
}

/** How many tiles are left to draw, and the indicators. */
const middlePart = (view: View): Part =>
  below(
    line(`${names.number(view.wall)} ${sayTable.inWall}`),
    rowsOf([view.indicators.open.map((kind) => ({ kind }))], SMALL, HALF / 2),
  );

/** A seat across the table: its hand and what it has laid open, and its river. */
const otherPart = (view: View, seat: Seat): Part =>
  below(
    labelOf(view, seat),
    rowsOf([...handOf(view, seat), ...laidBy(view, seat)], SMALL, HALF),
    rowsOf([riverOf(view, seat)], SMALL, HALF),
  );

/** The seat at the bottom, whose hand is the largest. */
const ownPart = (view: View, seat: Seat): Part =>
  below(
    labelOf(view, seat),
    rowsOf([riverOf(view, seat)], SMALL, STILL.width - 2 * EDGE),
    rowsOf(laidBy(view, seat), MIDDLE, STILL.width - 2 * EDGE),
    handRow(handOf(view, seat)),
  );

/** A whole hand on one line. */
function handRow(hand: readonly Group[]): Part {
  const tiles = hand.reduce((sum, group) => sum + group.length, 0);
  const width = STILL.width - 2 * EDGE;
  return rowsOf(hand, Math.min(LARGE, (width - GAP) / tiles - 2), width);
}

function labelOf(view: View, seat: Seat): Part {
  const declared = view.declarations[seat];
  const wind = names.windName(view.seats[seat].wind);
  return line(declared === null ? wind : `${wind} · ${declared}`);
}

function handOf(view: View, seat: Seat): Group[] {
  const { tiles, drawn } = concealedOf(view, seat);
  const hand = tiles.map((kind) => ({ kind }));
  return drawn === null ? [hand] : [hand.slice(0, -1), hand.slice(-1)];
}

/** A seat's sets, and its flowers and seasons. */
function laidBy(view: View, seat: Seat): Group[] {
  const { melds, bonus } = view.seats[seat];
  return [
    ...melds.map((meld) => laidOut(meld, giverAt(seat, fromOf(meld), view.direction))),
    bonus.map((kind) => ({ kind })),
  ];
}

function riverOf(view: View, seat: Seat): Group {
  const { river, sideways } = view.seats[seat];
  const { offer } = view.stage;
  const isOffered = offer?.from === seat && offer.as === 'discard';
  return river.map((kind, i) => ({
    kind,
    across: sideways.includes(i),
    lit: isOffered && i === river.length - 1,
  }));
}

/** Groups side by side, on as many lines as they need; a group that is longer than a line is broken. */
function rowsOf(groups: readonly Group[], tile: number, width: number): Part {
  const scale = tile / TILE.width;
  const most = Math.floor(width / (tile + 2));
  const short = groups.flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / most) }, (_, i) => group.slice(i * most, (i + 1) * most)),
  );
  let markup = '';
  let [x, y] = [0, 0];
  for (const group of short) {
    const row = rowOf(group);
    if (x > 0 && x + row.width * scale > width) [x, y] = [0, y + TILE.height * scale + 4];
    const top = y + row.rise * scale;
    markup += `<g transform="translate(${round(x)} ${round(top)})scale(${round(scale)})">${row.markup}</g>`;
    x += row.width * scale + 8;
    y = top;
  }
  return { markup, height: short.length === 0 ? 0 : round(y + TILE.height * scale + GAP) };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
