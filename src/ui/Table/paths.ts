/** Draws the dotted path of a claimed tile and the arrows of calls. Runs in the browser, where positions are known. */

import { sideOf } from './places.ts';
import type { TableViewProps } from './props.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Redraws all paths of this moment. */
export function drawPaths(svg: SVGSVGElement, cloth: Element, props: TableViewProps): void {
  svg.replaceChildren();
  const box = cloth.getBoundingClientRect();
  if (box.width === 0) return;
  svg.setAttribute('viewBox', `0 0 ${box.width} ${box.height}`);
  const inside = (element: Element | null | undefined): Point | null => {
    const at = element?.getBoundingClientRect();
    return at && at.width > 0 ? { x: at.x - box.x + at.width / 2, y: at.y - box.y + at.height / 2 } : null;
  };
  const { moved, bids } = props;
  const [taken] = moved?.type === 'awarded' ? moved.stand : [];
  if (moved?.type === 'awarded' && taken && taken.call !== 'win') {
    const from = inside(cloth.querySelector('.pond .left'));
    const to = inside(cloth.querySelector(`.seat[data-seat="${taken.seat}"] .melds > :last-child .meld`));
    if (from && to) svg.append(arrow(from, to, 14, 34, 'taken'));
    return;
  }
  const middle = cloth.querySelector('.spotlight');
  const tile = inside(middle) ?? inside(cloth.querySelector('.pond [data-offered]'));
  const reach = middle && inside(middle) ? middle.getBoundingClientRect().height * 0.62 : 34;
  for (const bid of bids ?? []) {
    const side = sideOf(bid.seat, props.you, props.view.direction);
    const from = inside(cloth.querySelector(`.bids [data-side="${side}"]`));
    if (from && tile) svg.append(arrow(from, tile, 22, reach, bid.fate));
  }
}

/**
 * A curved line that stops short of both points, with an arrowhead. Lengths in pixels.
 * @param clear gap at the start
 * @param reach gap at the end
 */
function arrow(from: Point, to: Point, clear: number, reach: number, fate: string): SVGGElement {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const start = { x: from.x + along.x * clear, y: from.y + along.y * clear };
  const end = { x: to.x - along.x * reach, y: to.y - along.y * reach };
  const bend = Math.min(40, length * 0.16);
  const knee = {
    x: (start.x + end.x) / 2 + along.y * bend,
    y: (start.y + end.y) / 2 - along.x * bend,
  };
  const group = make('g');
  group.setAttribute('data-fate', fate);
  const line = make('path');
  line.setAttribute('d', `M${xy(start)}Q${xy(knee)} ${xy(end)}`);
  const turn = (Math.atan2(end.y - knee.y, end.x - knee.x) * 180) / Math.PI;
  const head = make('path');
  head.setAttribute('class', 'head');
  head.setAttribute('d', 'M-9-6L0 0L-9 6');
  head.setAttribute('transform', `translate(${xy(end)})rotate(${turn.toFixed(1)})`);
  group.append(line, head);
  return group;
}

const xy = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
const make = <K extends 'g' | 'path'>(name: K): SVGElementTagNameMap[K] =>
  document.createElementNS('http://www.w3.org/2000/svg', name);
