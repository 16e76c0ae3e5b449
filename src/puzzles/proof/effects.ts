/** What a move does to the hand of whoever makes it: sets and pairs taken apart or made, waits, how far a win is. */
import { afterClaim, afterKong, type Laid } from '../../bots/after.ts';
import { bestOutlook } from '../../bots/outlook.ts';
import { bestProspect } from '../../bots/prospect.ts';
import { type Sight, sightOf } from '../../bots/sight.ts';
import type { Action } from '../../engine/action.ts';
import { countTiles } from '../../engine/counts.ts';
import { heldBy, withoutTiles } from '../../engine/hands.ts';
import type { Held, Ruleset } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import { claimedBy } from '../../engine/table-facts.ts';
import { isSuited, type Kind, suitOf } from '../../engine/tiles.ts';
import { seenBy } from '../../engine/view.ts';
import { winningTiles } from '../../engine/winning.ts';
import { nearestSets } from './partial.ts';

export interface Effect {
  /** A set that stood in the hand, and does not any more. */
  readonly broken: readonly Kind[] | null;
  /** A pair that is none any more; whether it was the only one. */
  readonly pair: { readonly kind: Kind; readonly only: boolean } | null;
  /** What the tile that goes would make a run with, and the kinds that complete it. */
  readonly partner: { readonly beside: Kind; readonly lacks: readonly Kind[] } | null;
  /** Kinds that win then, and how many of them the seat does not see. */
  readonly waits: { readonly kinds: readonly Kind[]; readonly tiles: number };
  /** How many tiles are missing of a win that is possible; null where none is. */
  readonly short: number | null;
  /** Tiles not seen that bring it nearer. */
  readonly nearer: number;
  /** How many more copies there are of the tile that is called, or let lie. */
  readonly left: number;
}

/** What a move does. A pass leaves the hand as it is, a win ends it: of it nothing is to be said but that. */
export function effectOf(ruleset: Ruleset, table: Table, action: Action): Effect {
  const { seat } = action;
  const view = seenBy(ruleset, table, seat);
  const sight = sightOf(view, seat, ruleset);
  const own = table.seats[seat];
  const after = laidAfter(table, action);
  const gone = tileOf(action);
  const lost = lostBy(own.concealed, after.concealed, ruleset.deal.sets - own.melds.length);
  const { offer } = view.stage;
  // A triplet that is laid down, or made four of, is a set as before.
  const laid = action.do === 'kong' ? action.tile : action.do === 'pung' ? offer?.tile : undefined;
  const isKept = laid !== undefined && lost.broken?.every((tile) => tile === laid) === true;
  return {
    ...lost,
    broken: isKept ? null : lost.broken,
    partner:
      gone !== null && lost.broken === null && lost.pair === null ? partnerOf(after.concealed, gone) : null,
    ...standing(ruleset, table, sight, seat, after),
    left: offer ? (sight.unseen[offer.tile] as number) : 0,
  };
}

/** The tile that a move puts down. */
const tileOf = (action: Action): Kind | null => (action.do === 'discard' ? action.tile : null);

function laidAfter(table: Table, action: Action): Laid {
  const own = table.seats[action.seat];
  const offer = claimedBy(table, action);
  switch (action.do) {
    case 'discard':
      return { concealed: withoutTiles(own.concealed, [action.tile]), melds: own.melds };
    case 'exchange':
      return { concealed: withoutTiles(own.concealed, action.tiles), melds: own.melds };
    case 'chow':
    case 'pung':
      return offer ? afterClaim(own, offer, action) : own;
    case 'kong':
      return offer ? afterClaim(own, offer, action) : afterKong(own, action);
    default:
      return own;
  }
}

/** The set and the pair that the hand had, and has no more of its concealed tiles. */
function lostBy(
  before: readonly Kind[],
  after: readonly Kind[],
  most: number,
): Pick<Effect, 'broken' | 'pair'> {
  const was = nearestSets(countTiles(before), most);
  const is = nearestSets(countTiles(after), most);
  const gone = withoutTiles(before, after);
  const broken =
    is.sets.length < was.sets.length
      ? (was.sets.find(({ tiles }) => tiles.some((tile) => gone.includes(tile)))?.tiles ?? null)
      : null;
  const [kind] = gone;
  const counts = countTiles(before);
  const isPair = broken === null && kind !== undefined && gone.length <= 2 && counts[kind] === 2;
  const pairs = counts.filter((copies) => copies === 2).length;
  return { broken, pair: isPair ? { kind, only: pairs === 1 } : null };
}

/** A tile of the hand within two of this one, and what would make a run of the two. */
function partnerOf(rest: readonly Kind[], tile: Kind): Effect['partner'] {
  if (!isSuited(tile)) return null;
  const isRun = (kinds: readonly Kind[]): boolean =>
    kinds.every((kind) => kind >= 0 && isSuited(kind) && suitOf(kind) === suitOf(tile));
  for (const step of [1, -1, 2, -2]) {
    const beside = tile + step;
    if (!isRun([beside]) || !rest.includes(beside)) continue;
    const [low, high] = [Math.min(tile, beside), Math.max(tile, beside)];
    const lacks = Math.abs(step) === 2 ? [low + 1] : [low - 1, high + 1].filter((kind) => isRun([kind]));
    return { beside, lacks };
  }
  return null;
}

/** How a hand stands: what wins, and how far it is. */
function standing(
  ruleset: Ruleset,
  table: Table,
  sight: Sight,
  seat: Seat,
  { concealed, melds }: Laid,
): Pick<Effect, 'waits' | 'short' | 'nearer'> {
  const isFull = concealed.length % 3 === 2;
  const best = isFull
    ? bestProspect(sight, concealed, melds, [...new Set(concealed)])
    : bestOutlook(sight, concealed, melds);
  const rest =
    isFull && best && 'discard' in best ? withoutTiles(concealed, [best.discard as Kind]) : concealed;
  const held: Held = { ...heldBy(table, seat), counts: countTiles(rest), melds };
  const kinds =
    rest.length % 3 === 1 ? winningTiles({ ruleset, table }, seat, held).map(({ tile }) => tile) : [];
  return {
    waits: { kinds, tiles: kinds.reduce((sum, kind) => sum + (sight.unseen[kind] as number), 0) },
    short: best && best.distance + 1,
    nearer: best?.tiles ?? 0,
  };
}
