/** Plays towards ready: keeps what brings its hand nearer, by what its seat sees and nothing else. */
import type { Action, Discard } from '../engine/action.ts';
import { countTiles } from '../engine/counts.ts';
import { withoutTiles } from '../engine/hands.ts';
import { ownTiles } from '../engine/jokers.ts';
import type { Kind } from '../engine/tiles.ts';
import type { View } from '../engine/view.ts';
import type { Bot } from './bot.ts';
import { distancesBeside, distanceToReady, useful } from './progress.ts';

/** What a discard leaves: how far the hand is from ready, and how many unseen tiles bring it nearer. */
export interface Prospect {
  readonly discard: Discard;
  readonly distance: number;
  /** The kinds that bring the hand nearer, and how many copies of them the seat has not seen. */
  readonly kinds: readonly Kind[];
  readonly tiles: number;
}

/** Every plain discard the seat may make, the best first: nearest to ready, then most useful tiles unseen. */
export function prospects(view: View): Prospect[] {
  return prospectsOf(view, reached(view));
}

/** The first of the prospects, without looking further into discards that lead to a worse distance. */
function bestDiscard(view: View): Discard | null {
  const all = reached(view);
  const nearest = Math.min(...all.map((each) => each.distance));
  const [best] = prospectsOf(
    view,
    all.filter((each) => each.distance === nearest),
  );
  return best?.discard ?? null;
}

type Reached = Pick<Prospect, 'discard' | 'distance'>;

/** How far from ready each plain discard leaves the hand. */
function reached(view: View): Reached[] {
  const { seat } = view;
  if (seat === null) return [];
  const { sets, chows } = toMake(view);
  const beside = distancesBeside(countTiles(view.seats[seat].concealed), sets, chows);
  const found: Reached[] = [];
  for (const action of view.legal) {
    if (action.do !== 'discard' || action.says !== undefined) continue;
    found.push({ discard: action, distance: beside(action.tile, -1) });
  }
  return found;
}

function prospectsOf(view: View, all: readonly Reached[]): Prospect[] {
  const { seat } = view;
  if (seat === null) return [];
  const counts = countTiles(view.seats[seat].concealed);
  const { sets, chows } = toMake(view);
  const unseen = unseenCopies(view);
  const found = all.map(({ discard, distance }): Prospect => {
    const held = counts[discard.tile] as number;
    counts[discard.tile] = held - 1;
    const kinds = useful(counts, sets, distance, chows).filter((kind) => (unseen[kind] ?? 0) > 0);
    counts[discard.tile] = held;
    const tiles = kinds.reduce((sum, kind) => sum + (unseen[kind] ?? 0), 0);
    return { discard, distance, kinds, tiles };
  });
  return found.sort(
    (a, b) => a.distance - b.distance || b.tiles - a.tiles || a.discard.tile - b.discard.tile,
  );
}

/** How many sets the concealed tiles still have to make, and how many of them may be chows. */
function toMake(view: View): { readonly sets: number; readonly chows: number } {
  if (view.seat === null) return { sets: 0, chows: 0 };
  const { concealed, melds } = view.seats[view.seat];
  const sets = Math.floor(concealed.length / 3);
  if (view.mostChows === null) return { sets, chows: sets };
  const made = melds.filter((meld) => meld.kind === 'chow').length;
  return { sets, chows: Math.max(0, view.mostChows - made) };
}

/** Four of each kind less what lies where this seat sees it. */
function unseenCopies(view: View): number[] {
  const copies = new Array<number>(43).fill(4);
  const see = (tiles: readonly Kind[]): void => {
    for (const tile of tiles) if (tile >= 0) copies[tile] = Math.max(0, (copies[tile] ?? 0) - 1);
  };
  for (const seat of view.seats) {
    see(seat.concealed);
    see(seat.river);
    for (const meld of seat.melds) see(meld.tiles);
  }
  return copies;
}

/** Wins when it may; kongs and claims when they bring the hand no farther from ready; else discards its best, and
 *  says with it what it may say of a hand that is ready. */
export const sensible: Bot = (view, random) => {
  const { legal, seat } = view;
  if (seat === null) throw new Error('a bot plays one seat');
  const win = legal.find((action) => action.do === 'win');
  if (win) return win;
  if (view.stage.phase === 'preparing') {
    const answer = beforeTheFirstTurn(view);
    if (answer) return answer;
  }
  const pass = legal.find((action) => action.do === 'pass');
  if (pass) return claim(view) ?? pass;
  const kong = legal.find(
    (action) => action.do === 'kong' && keepsDistance(view, ownTiles(action.tile, 4, action.jokers ?? 0)),
  );
  if (kong) return kong;
  const best = bestDiscard(view);
  if (best) return saying(view, best);
  const any = legal[random.below(legal.length)];
  if (!any) throw new Error(`seat ${seat} is not asked for anything`);
  return any;
};

/** The same discard with a word, where the hand it leaves is ready and a word is offered. */
function saying(view: View, discard: Discard): Discard {
  const spoken = view.legal.find(
    (action): action is Discard =>
      action.do === 'discard' && action.tile === discard.tile && action.says !== undefined,
  );
  if (!spoken || view.seat === null) return discard;
  const { sets, chows } = toMake(view);
  const rest = countTiles(withoutTiles(view.seats[view.seat].concealed, [discard.tile]));
  return distanceToReady(rest, sets, chows) <= 0 ? spoken : discard;
}

/** In an exchange: a word while the hand is near enough to be kept, else the tiles that it misses least. */
function beforeTheFirstTurn(view: View): Action | null {
  const { seat, legal } = view;
  if (seat === null) return null;
  const { concealed } = view.seats[seat];
  const { sets, chows } = toMake(view);
  const word = legal.find((action) => action.do === 'say');
  if (word && distanceToReady(countTiles(concealed), sets, chows) <= 1) return word;
  const given = legal.find((action) => action.do === 'exchange');
  if (!given) return null;
  let left: readonly Kind[] = concealed;
  const tiles: Kind[] = [];
  while (tiles.length < given.tiles.length) {
    const counts = countTiles(left);
    const beside = distancesBeside(counts, sets, chows);
    const missed = (tile: Kind): number => 10 * beside(tile, -1) + (counts[tile] as number);
    const least = left.reduce((best, tile) => (missed(tile) < missed(best) ? tile : best));
    tiles.push(least);
    left = withoutTiles(left, [least]);
  }
  return { do: 'exchange', seat, tiles: tiles.sort((a, b) => a - b) };
}

/** A claim that brings the hand nearer to ready than it is. */
function claim(view: View): Action | null {
  const { seat, stage, legal } = view;
  if (seat === null || !stage.offer) return null;
  const { concealed } = view.seats[seat];
  const { tile } = stage.offer;
  const { sets, chows } = toMake(view);
  const now = distanceToReady(countTiles(concealed), sets, chows);
  for (const action of legal) {
    const used =
      action.do === 'kong'
        ? ownTiles(tile, 3, action.jokers ?? 0)
        : action.do === 'pung'
          ? ownTiles(tile, 2, action.jokers ?? 0)
          : action.do === 'chow'
            ? action.using
            : null;
    if (!used || (action.do === 'chow' && chows === 0)) continue;
    const rest = countTiles(withoutTiles(concealed, used));
    const after = distanceToReady(rest, sets - 1, action.do === 'chow' ? chows - 1 : chows);
    if (after < now) return action;
  }
  return null;
}

/** Whether the hand is no farther from ready once these tiles are laid down as a set. */
function keepsDistance(view: View, tiles: readonly Kind[]): boolean {
  if (view.seat === null) return false;
  const { concealed } = view.seats[view.seat];
  const own = tiles.filter((tile, i) => concealed.filter((held) => held === tile).length > i);
  // The fourth tile of a pung on the table belongs to no set of the hand: it may always go.
  if (own.length < 4) return true;
  const { sets, chows } = toMake(view);
  const rest = countTiles(withoutTiles(concealed, own));
  return distanceToReady(rest, sets - 1, chows) <= distanceToReady(countTiles(concealed), sets, chows);
}
