/** Effects of a move on the mover's hand: sets and pairs broken, waits, and distance to a win. */
import { afterClaim, afterKong, type HandAfterClaim } from '../../bots/after-claim.ts';
import { leastOf, type WinDistance } from '../../bots/distance-to-win.ts';
import { type BotKnowledge, knowledgeOf } from '../../bots/knowledge.ts';
import type { Action, RuleId } from '../../engine/action.ts';
import { countTiles } from '../../engine/counts.ts';
import { kindsOf, plainMeld, scoringHandAt, withoutTiles } from '../../engine/hands.ts';
import { nearestSets } from '../../engine/nearest-sets.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import type { Seat } from '../../engine/seats.ts';
import { claimedBy } from '../../engine/selectors.ts';
import type { Table } from '../../engine/table.ts';
import { isSuited, type Kind, plainKind, suitOf } from '../../engine/tiles.ts';
import { seenBy } from '../../engine/view.ts';
import { winningTiles } from '../../engine/winning-tiles.ts';

export interface ProofEffect {
  /** The tiles of a set the move breaks. Null if it breaks none. */
  readonly broken: readonly Kind[] | null;
  /** A pair the move breaks, and whether it was the only pair. */
  readonly pair: { readonly kind: Kind; readonly only: boolean } | null;
  /**
   * A tile that would have made a chow with the discarded one, and the kinds that complete that chow. Null if there is
   * none.
   */
  readonly partner: { readonly beside: Kind; readonly lacks: readonly Kind[] } | null;
  /** The waits after the move, and how many of their tiles the seat has not seen. */
  readonly waits: { readonly kinds: readonly Kind[]; readonly tiles: number };
  /** Tiles missing from the nearest win. Null if no win is in reach. */
  readonly short: number | null;
  /** Number of unseen tiles that bring the win nearer. */
  readonly nearer: number;
  /** Unseen copies left of the offered tile that is claimed or passed. */
  readonly left: number;
}

/**
 * The effects of a move under these rules. A pass leaves the hand as it is. A win ends it, and only that can be said of
 * it.
 */
export function effectOf(ruleset: Ruleset, table: Table, action: Action): ProofEffect {
  const { seat } = action;
  const view = seenBy(ruleset, table, seat);
  const knowledge = knowledgeOf(view, seat, ruleset);
  const own = plainHand(table.seats[seat]);
  const after = plainHand(laidAfter(table, action));
  const gone = tileOf(action);
  const lost = lostBy(own.concealed, after.concealed, ruleset.deal.sets - own.melds.length);
  const { offer } = view.stage;
  // Three alike that are melded or made into a kong remain a set.
  const offered = offer === null ? null : plainKind(offer.tile);
  const laid = action.do === 'kong' ? action.tile : action.do === 'pung' ? offered : null;
  const isSetKept = laid !== null && lost.broken?.every((tile) => tile === laid) === true;
  return {
    ...lost,
    broken: isSetKept ? null : lost.broken,
    partner:
      gone !== null && lost.broken === null && lost.pair === null ? partnerOf(after.concealed, gone) : null,
    ...pictureOf(ruleset, table, knowledge, seat, after),
    left: offered === null ? 0 : (knowledge.unseen[offered] as number),
  };
}

/** Red fives become plain ones: the copy does not matter for what a hand may become. */
const plainHand = ({ concealed, melds }: HandAfterClaim): HandAfterClaim => ({
  concealed: concealed.map(plainKind),
  melds: melds.map(plainMeld),
});

/** The discarded kind. Null if the action is not a discard. */
const tileOf = (action: Action): Kind | null => (action.do === 'discard' ? plainKind(action.tile) : null);

function laidAfter(table: Table, action: Action): HandAfterClaim {
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

/** The set or pair that the concealed tiles have lost. */
function lostBy(
  before: readonly Kind[],
  after: readonly Kind[],
  most: number,
): Pick<ProofEffect, 'broken' | 'pair'> {
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

/**
 * Finds a tile of the hand within two ranks of this one, and the kinds that would complete a chow of the two. Example:
 * 4m beside 5m lacks 3m or 6m; 4m beside 6m lacks 5m.
 */
function partnerOf(rest: readonly Kind[], tile: Kind): ProofEffect['partner'] {
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

/** The waits and the distance to a win. A hand with one tile too many is measured after its best discard. */
function pictureOf(
  ruleset: Ruleset,
  table: Table,
  knowledge: BotKnowledge,
  seat: Seat,
  { concealed, melds }: HandAfterClaim,
): Pick<ProofEffect, 'waits' | 'short' | 'nearer'> {
  const rests =
    concealed.length % 3 === 2
      ? kindsOf(concealed).map((tile) => withoutTiles(concealed, [tile]))
      : [concealed];
  let best: { readonly rest: readonly Kind[]; readonly least: WinDistance } | null = null;
  for (const rest of rests) {
    const least = leastOf(knowledge, rest, melds);
    if (least && (!best || isNearer(least, best.least))) best = { rest, least };
  }
  const rest = best?.rest ?? rests[0] ?? [];
  const hand: ScoringHand = { ...scoringHandAt(table, seat), counts: countTiles(rest), melds };
  const kinds =
    rest.length % 3 === 1 ? winningTiles({ ruleset, table }, seat, hand).map(({ tile }) => tile) : [];
  return {
    waits: { kinds, tiles: kinds.reduce((sum, kind) => sum + (knowledge.unseen[kind] as number), 0) },
    short: best?.least.short ?? null,
    nearer: best?.least.tiles ?? 0,
  };
}

const isNearer = (one: WinDistance, other: WinDistance): boolean =>
  one.short < other.short || (one.short === other.short && one.tiles > other.tiles);

const untaught = new WeakMap<Ruleset, Map<string, Ruleset>>();

/**
 * The game reduced to these rules: win conditions that are not among them, the minimum included, are dropped. So a
 * reader is never told of a distance to a win that only a rule not yet taught explains.
 */
export function asFarAs(ruleset: Ruleset, taught: ReadonlySet<RuleId>): Ruleset {
  const { constraints, minimum, aims } = ruleset.wins;
  const taughtConstraints = constraints.filter(({ rule }) => taught.has(rule));
  const least = minimum && taught.has(minimum.rule) ? minimum : null;
  const key = [...taughtConstraints.map(({ rule }) => rule), least?.rule ?? ''].join(' ');
  const known = untaught.get(ruleset) ?? new Map<string, Ruleset>();
  untaught.set(ruleset, known);
  const { aims: _, ...wins } = ruleset.wins;
  const found: Ruleset = known.get(key) ?? {
    ...ruleset,
    // Without a minimum, any win is the nearest, so no scoring pattern is aimed at.
    wins: { ...wins, constraints: taughtConstraints, minimum: least, ...(least && aims ? { aims } : {}) },
  };
  known.set(key, found);
  return found;
}
