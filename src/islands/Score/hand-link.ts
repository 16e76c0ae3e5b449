/** State of a written hand: its text, how it was won, and the link that stores both. */
import { createMemo, createSignal, onCleanup, onMount } from 'solid-js';
import { type Seat, seatAfter } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import { readText } from '../../evaluation/parse.ts';
import { formatHand, type MarkedTile, type WrittenHand } from '../../notation/hand.ts';
import type { ScoreLink, SpecialWin } from '../../notation/score-link.ts';
import { keepAddress } from '../../storage/address.ts';

/** A sentence on why the link could not be opened; undefined if it could. */
type BrokenHandLink = string | undefined;

export interface OpenedHandLink<L> {
  readonly link: L;
  readonly broken: BrokenHandLink;
  /** A sentence on why the link's rules could not be used although its hand was; undefined if they were. */
  readonly misruled?: string;
}

export type WrittenHandLink<L extends ScoreLink = ScoreLink> = Omit<
  ReturnType<typeof createHeldHand<L>>,
  'open'
>;

export const NO_HAND: WrittenHand = {
  concealed: [],
  jokers: [],
  melds: [],
  winning: null,
  bonus: [],
  filler: false,
  facts: [],
};

/** The fragment of the address, with "#"; empty on the server. */
const fragment = (): string => (typeof location === 'undefined' ? '' : location.hash);

/**
 * Creates the state of a written hand.
 * @param keep called with each change that is made here
 */
export function createHeldHand<L extends ScoreLink>(first: OpenedHandLink<L>, keep: (link: L) => void) {
  const [link, setLink] = createSignal<L>(first.link);
  const [broken, setBroken] = createSignal<BrokenHandLink>(first.broken);
  const [misruled, setMisruled] = createSignal(first.misruled);
  const read = createMemo(() => readText(link().hand, link().seat));
  const hand = createMemo<WrittenHand>((last) => {
    const now = read();
    return now.is === 'hand' ? now.hand : last;
  }, NO_HAND);
  const open = (next: OpenedHandLink<L>): void => {
    setLink(() => next.link);
    setBroken(next.broken);
    setMisruled(next.misruled);
  };
  const put = (next: L): void => {
    open({ link: next, broken: undefined });
    keep(next);
  };
  const way = (): SpecialWin => {
    const now = read();
    return now.is === 'hand' && now.hand.winning ? wayOf(now.hand.winning, link().seat) : link().way;
  };
  const write = (next: WrittenHand): string => formatHand(next, link().seat);
  return {
    link,
    read,
    /** The parsed hand; while the text is unreadable, the last readable one. */
    hand,
    way,
    broken,
    misruled,
    open,
    set: (change: Partial<L>) => put({ ...link(), ...change }),
    coming: (tile: Kind) => winningBy(way(), tile, link().seat),
    // Keep how the tile came, even if the winning tile is removed.
    setHand: (next: WrittenHand) => put({ ...link(), hand: write(next), way: way() }),
    setWay: (next: SpecialWin) => {
      const { winning } = hand();
      const rewritten = winning && { ...hand(), winning: winningBy(next, winning.tile, link().seat) };
      const written = rewritten && read().is === 'hand' ? { hand: write(rewritten) } : {};
      put({ ...link(), way: next, ...written });
    },
  };
}

/**
 * Creates the state of a written hand, kept in the address.
 * @param open parses a fragment (with "#")
 * @param format formats a link as a fragment, without "#"
 * @param opened called whenever the address brings a hand, also the first time
 */
export function createWritten<L extends ScoreLink>(
  open: (fragment: string) => OpenedHandLink<L>,
  format: (link: L) => string,
  opened: (link: L) => void = () => {},
) {
  const first = open(fragment());
  const written = createHeldHand(first, (link) => keepAddress(`#${format(link)}`));
  opened(first.link);
  const onHash = (): void => {
    const again = open(fragment());
    written.open(again);
    opened(again.link);
  };
  onMount(() => {
    addEventListener('hashchange', onHash);
    onCleanup(() => removeEventListener('hashchange', onHash));
  });
  return written;
}

const GIVERS = { left: 3, across: 2, right: 1 } as const;
type From = keyof typeof GIVERS;

/** The seat a winning tile comes from; null if it was drawn. Example: "robbing-left" at seat 0 gives seat 3. */
export function giverOf(way: SpecialWin, seat: Seat): Seat | null {
  if (way === 'draw') return null;
  return seatAfter(seat, GIVERS[way.replace('robbing-', '') as From]);
}

/** The inverse: how the tile came, from the giving seat. Example: ("discard", 1, 0) gives "right". */
export function wayFrom(by: 'discard' | 'robbery', from: Seat, seat: Seat): SpecialWin {
  const names = Object.keys(GIVERS) as From[];
  const name = names.find((each) => seatAfter(seat, GIVERS[each]) === from) ?? 'left';
  return by === 'robbery' ? `robbing-${name}` : name;
}

const wayOf = (winning: MarkedTile, seat: Seat): SpecialWin =>
  winning.by === 'draw' ? 'draw' : wayFrom(winning.by, winning.from ?? seatAfter(seat, 3), seat);

/** The winning tile, marked with how it came. */
export function winningBy(way: SpecialWin, tile: Kind, seat: Seat): MarkedTile {
  const from = giverOf(way, seat);
  if (from === null) return { by: 'draw', tile };
  return way.startsWith('robbing') ? { by: 'robbery', tile, from } : { by: 'discard', tile, from };
}
