/**
 * Animations that show where tiles come from. Everything is drawn in its new place first, then animated from the old
 * one, so nothing waits and an interrupted step is already complete.
 */

import type { TableEvent } from '../../engine/events.ts';
import type { Seat } from '../../engine/seats.ts';
import { still } from '../../storage/reduced-motion.ts';

const DRAW = { duration: 220, easing: 'cubic-bezier(.2,.7,.2,1)' };
const DISCARD = { duration: 260, easing: 'cubic-bezier(.2,.7,.2,1)' };
const CLAIM = { duration: 420, easing: 'cubic-bezier(.3,.6,.2,1)' };
const JOIN = 60;
const FADE = { duration: 100 };

/** Centre of a tile, and its width when upright, in pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** Positions before the page changed. */
export interface Before {
  readonly hand: ReadonlyMap<string, Spot>;
  readonly ponds: ReadonlyMap<string, Spot>;
  readonly racks: ReadonlyMap<string, Spot>;
  readonly wall: Spot | null;
}

function spotOf(element: Element | null | undefined): Spot | null {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, w: Math.min(box.width, box.height) };
}

/** Records the current positions. */
export function remember(cloth: Element): Before {
  const hand = new Map<string, Spot>();
  for (const tile of cloth.querySelectorAll<HTMLElement>('.hand [data-key]')) {
    const spot = spotOf(tile);
    if (spot) hand.set(tile.dataset.key ?? '', spot);
  }
  const ponds = new Map<string, Spot>();
  const racks = new Map<string, Spot>();
  for (const seat of cloth.querySelectorAll<HTMLElement>('.seat')) {
    const name = seat.dataset.seat ?? '';
    const last = spotOf(seat.querySelector('.pond > :last-child'));
    if (last) ponds.set(name, last);
    const tiles = seat.querySelector('.hand, .rack');
    const rack = spotOf(tiles?.lastElementChild ?? tiles);
    if (rack) racks.set(name, rack);
  }
  return { hand, ponds, racks, wall: spotOf(cloth.querySelector('.wall-strip')) };
}

/** Animates an event from where it began; with `moved` null only the hand closes its gaps. */
export function move(cloth: Element, before: Before, moved: TableEvent | null): void {
  if (typeof cloth.animate !== 'function') return;
  const calm = still();
  const at = (seat: Seat) => cloth.querySelector(`.seat[data-seat="${seat}"]`);
  const travelled = new Set<Element>();
  const travel = (element: Element | null | undefined, from: Spot | null | undefined, how: Travel) => {
    if (!element) return;
    travelled.add(element);
    if (calm) element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    else carry(element, from, how);
  };

  switch (moved?.type) {
    case 'drew': {
      const seat = at(moved.seat);
      const tile = seat?.querySelector('[data-drawn]') ?? seat?.querySelector('.rack')?.lastElementChild;
      travel(tile, before.wall, { ...DRAW });
      break;
    }
    case 'laid':
      travel(
        at(moved.seat)?.querySelector('.bonus')?.lastElementChild,
        before.racks.get(`${moved.seat}`),
        DRAW,
      );
      break;
    case 'discarded': {
      const from = spotOfGone(cloth, before, moved.tile) ?? before.racks.get(`${moved.seat}`);
      travel(at(moved.seat)?.querySelector('.pond')?.lastElementChild, from, { ...DISCARD, lift: 0.1 });
      break;
    }
    case 'konged': {
      const meld = at(moved.seat)?.querySelector('.melds > :last-child .meld');
      for (const tile of meld?.children ?? []) travel(tile, before.racks.get(`${moved.seat}`), DISCARD);
      break;
    }
    case 'awarded': {
      const [bid] = moved.stand;
      if (!bid || bid.call === 'win') break;
      const meld = at(bid.seat)?.querySelector('.melds > :last-child .meld');
      for (const tile of meld?.children ?? []) {
        const claimed = tile.hasAttribute('data-across');
        travel(
          tile,
          claimed ? before.ponds.get(`${moved.offer.from}`) : before.racks.get(`${bid.seat}`),
          claimed ? { ...CLAIM, turns: true } : { ...DISCARD, delay: JOIN },
        );
      }
      break;
    }
  }
  if (calm) return;
  for (const tile of cloth.querySelectorAll<HTMLElement>('.hand [data-key]')) {
    const from = before.hand.get(tile.dataset.key ?? '');
    if (from && !travelled.has(tile)) carry(tile, from, DRAW);
  }
}

interface Travel {
  readonly duration: number;
  readonly easing: string;
  readonly delay?: number;
  /** Lift along the way, in tile widths. */
  readonly lift?: number;
  /** True to turn a quarter in the last third. */
  readonly turns?: boolean;
}

function carry(element: Element, from: Spot | null | undefined, how: Travel): void {
  const to = spotOf(element);
  if (!from || !to) return;
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  if (Math.abs(dx) + Math.abs(dy) < 1) return;
  const scale = Math.min(2.4, Math.max(0.4, from.w / to.w));
  const turned = how.turns ? '90deg' : '0deg';
  const lift = (how.lift ?? 0) * to.w;
  const frames: Keyframe[] = [
    { translate: `${dx}px ${dy}px`, scale, rotate: turned, zIndex: 5 },
    { translate: `${dx * 0.34}px ${dy * 0.34 - lift}px`, rotate: turned, zIndex: 5, offset: 0.66 },
    { translate: '0 0', scale: 1, rotate: '0deg', zIndex: 5 },
  ];
  element.animate(frames, {
    duration: how.duration,
    easing: how.easing,
    delay: how.delay ?? 0,
    fill: 'backwards',
  });
}

/** Former position of a tile that has left the hand. */
function spotOfGone(cloth: Element, before: Before, kind: number): Spot | null {
  for (const [key, spot] of before.hand) {
    if (key.startsWith(`${kind}.`) && !cloth.querySelector(`.hand [data-key="${key}"]`)) return spot;
  }
  return null;
}

/** Nudges a refused tile or button four pixels up and back. */
export function nudge(element: Element | null | undefined): void {
  if (!element || typeof element.animate !== 'function' || still()) return;
  element.animate([{ translate: '0 0' }, { translate: '0 -4px' }, { translate: '0 0' }], {
    duration: 120,
    easing: 'ease-out',
  });
}
