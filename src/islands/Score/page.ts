/** The page's state: the hand as it is written, its circumstances, and the address that holds both. */
import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import type { Game, Ruleset } from '../../engine/ruleset.ts';
import { type Seat, seatAfter } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import { formatHand, type WinningTile, type WrittenHand } from '../../notation/hand.ts';
import {
  EMPTY_SCORE,
  formatScoreLink,
  parseScoreLink,
  type ScoreLink,
  ShareError,
  type Way,
} from '../../notation/score-link.ts';
import { OptionError, rulesetOf } from '../../rulesets/choose.ts';
import { keepAddress } from '../../store/address.ts';
import { type Judged, judge, type ReadText, readText } from './judged.ts';

/** Why an address could not be opened; null: it names a rule this game does not have. */
export type Broken = string | null | undefined;

export interface ScoreState {
  readonly link: Accessor<ScoreLink>;
  readonly ruleset: Accessor<Ruleset>;
  readonly read: Accessor<ReadText>;
  /** The hand that can be built on: what is read, or what was last readable. */
  readonly hand: Accessor<WrittenHand>;
  readonly judged: Accessor<Judged>;
  readonly way: Accessor<Way>;
  readonly broken: Accessor<Broken>;
  readonly set: (change: Partial<ScoreLink>) => void;
  readonly setHand: (hand: WrittenHand) => void;
  readonly setWay: (way: Way) => void;
  readonly coming: (tile: Kind) => WinningTile;
}

export const NO_HAND: WrittenHand = {
  concealed: [],
  jokers: [],
  melds: [],
  winning: null,
  bonus: [],
  filler: false,
  facts: [],
};

export function createScoreState(game: Game): ScoreState {
  const opened = open(game, location.hash);
  const [link, setLink] = createSignal(opened.link);
  const [broken, setBroken] = createSignal<Broken>(opened.broken);
  // Another hand is no other ruleset: what is drawn from it, the palette first of all, stays as it is.
  const chosen = createMemo(() => link().chosen);
  const under = createMemo(() => link().under);
  const ruleset = createMemo(() => rulesetOf(game, chosen(), under()));
  const read = createMemo(() => readText(link().hand, link().seat));
  const hand = createMemo<WrittenHand>((last) => {
    const now = read();
    return now.is === 'hand' ? now.hand : last;
  }, NO_HAND);
  const set = (change: Partial<ScoreLink>): void => {
    const next = { ...link(), ...change };
    setLink(next);
    setBroken(undefined);
    keepAddress(`#${formatScoreLink(next)}`);
  };
  const onHash = (): void => {
    const again = open(game, location.hash);
    setLink(again.link);
    setBroken(again.broken);
  };
  addEventListener('hashchange', onHash);
  onCleanup(() => removeEventListener('hashchange', onHash));

  const way = (): Way => {
    const now = read();
    return now.is === 'hand' && now.hand.winning ? wayOf(now.hand.winning, link().seat) : link().way;
  };
  const coming = (tile: Kind): WinningTile => winningBy(way(), tile, link().seat);
  const write = (next: WrittenHand): string => formatHand(next, link().seat);
  return {
    link,
    ruleset,
    read,
    hand,
    judged: createMemo(() => judge(ruleset(), link())),
    way,
    broken,
    set,
    coming,
    // The way it came stays when the winning tile is taken out.
    setHand: (next) => set({ hand: write(next), way: way() }),
    setWay: (next) => {
      const { winning } = hand();
      const rewritten = winning && { ...hand(), winning: winningBy(next, winning.tile, link().seat) };
      set({ way: next, ...(rewritten && read().is === 'hand' && { hand: write(rewritten) }) });
    },
  };
}

/** The kinds of hand that are scored with other tiles than the ordinary one, and that one. */
export function kindsOfHand(game: Game): readonly string[] {
  const usual = rulesetOf(game);
  return Object.keys(game.under).filter((under) => {
    const { deal, tiles } = rulesetOf(game, {}, under);
    const alike = tiles.every((copies, kind) => copies === usual.tiles[kind]);
    return under === 'ordinary' || (!alike && deal.sets === usual.deal.sets);
  });
}

function open(game: Game, fragment: string): { readonly link: ScoreLink; readonly broken: Broken } {
  if (fragment.length <= 1) return { link: EMPTY_SCORE, broken: undefined };
  try {
    const link = parseScoreLink(fragment);
    try {
      if (!kindsOfHand(game).includes(link.under)) throw new OptionError('under', link.under);
      rulesetOf(game, link.chosen, link.under);
      return { link, broken: undefined };
    } catch (error) {
      // The hand is there all the same; only what it was to be played by is not.
      if (error instanceof OptionError)
        return { link: { ...link, chosen: {}, under: 'ordinary' }, broken: null };
      throw error;
    }
  } catch (error) {
    if (error instanceof ShareError) return { link: EMPTY_SCORE, broken: error.message };
    throw error;
  }
}

const GIVERS = { left: 3, across: 2, right: 1 } as const;
type From = keyof typeof GIVERS;

/** From which seat a tile comes that comes this way; null where it is drawn. */
export function giverOf(way: Way, seat: Seat): Seat | null {
  if (way === 'draw') return null;
  return seatAfter(seat, GIVERS[way.replace('robbing-', '') as From]);
}

/** The way of a tile that comes from this seat. */
export function wayFrom(by: 'discard' | 'robbery', from: Seat, seat: Seat): Way {
  const names = Object.keys(GIVERS) as From[];
  const name = names.find((each) => seatAfter(seat, GIVERS[each]) === from) ?? 'left';
  return by === 'robbery' ? `robbing-${name}` : name;
}

const wayOf = (winning: WinningTile, seat: Seat): Way =>
  winning.by === 'draw' ? 'draw' : wayFrom(winning.by, winning.from ?? seatAfter(seat, 3), seat);

function winningBy(way: Way, tile: Kind, seat: Seat): WinningTile {
  const from = giverOf(way, seat);
  if (from === null) return { by: 'draw', tile };
  return way.startsWith('robbing') ? { by: 'robbery', tile, from } : { by: 'discard', tile, from };
}
