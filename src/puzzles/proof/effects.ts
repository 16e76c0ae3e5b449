/** What a move does to the hand of whoever makes it: sets and pairs taken apart or made, waits, how far a win is. */
import { afterClaim, afterKong, type HandAfterClaim } from '../../bots/after-claim.ts';
import { type Least, leastOf } from '../../bots/distance-to-win.ts';
import { type BotKnowledge, knowledgeOf } from '../../bots/knowledge.ts';
import type { Action, RuleId } from '../../engine/action.ts';
import { countTiles } from '../../engine/counts.ts';
import { kindsOf, plainMeld, scoringHandAt, withoutTiles } from '../../engine/hands.ts';
import { nearestSets } from '../../engine/left-over.ts';
import type { Ruleset, ScoringHand } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import { claimedBy } from '../../engine/selectors.ts';
import type { Table } from '../../engine/table.ts';
import { isSuited, type Kind, plainKind, suitOf } from '../../engine/tiles.ts';
import { seenBy } from '../../engine/view.ts';
import { winningTiles } from '../../engine/winning-tiles.ts';

export interface ProofEffect {
  /** A set that stood in the hand, and does not any more. */
  readonly broken: readonly Kind[] | null;
  /** A pair that is none any more; whether it was the only one. */
  readonly pair: { readonly kind: Kind; readonly only: boolean } | null;
  /** What the tile that goes would make a run with, and the kinds that complete it. */
  readonly partner: { readonly beside: Kind; readonly lacks: readonly Kind[] } | null;
  /** Kinds that win then, and how many of them the seat does not see. */
  readonly waits: { readonly kinds: readonly Kind[]; readonly tiles: number };
  /** How many tiles are missing of the nearest win; null where none is within reach. */
  readonly short: number | null;
  /** Tiles not seen that bring it nearer. */
  readonly nearer: number;
  /** How many more copies there are of the tile that is called, or let lie. */
  readonly left: number;
}

/** What a move does, by these rules. A pass leaves the hand as it is, a win ends it: of it nothing is to be said but that. */
export function effectOf(ruleset: Ruleset, table: Table, action: Action): ProofEffect {
  const { seat } = action;
  const view = seenBy(ruleset, table, seat);
  const sight = knowledgeOf(view, seat, ruleset);
  const own = plainHand(table.seats[seat]);
  const after = plainHand(laidAfter(table, action));
  const gone = tileOf(action);
  const lost = lostBy(own.concealed, after.concealed, ruleset.deal.sets - own.melds.length);
  const { offer } = view.stage;
  // A triplet that is laid down, or made four of, is a set as before.
  const offered = offer === null ? null : plainKind(offer.tile);
  const laid = action.do === 'kong' ? action.tile : action.do === 'pung' ? offered : null;
  const isKept = laid !== null && lost.broken?.every((tile) => tile === laid) === true;
  return {
    ...lost,
    broken: isKept ? null : lost.broken,
    partner:
      gone !== null && lost.broken === null && lost.pair === null ? partnerOf(after.concealed, gone) : null,
    ...pictureOf(ruleset, table, sight, seat, after),
    left: offered === null ? 0 : (sight.unseen[offered] as number),
  };
}

/** Of which copies it is made says nothing of what a hand may become. */
const plainHand = ({ concealed, melds }: HandAfterClaim): HandAfterClaim => ({
  concealed: concealed.map(plainKind),
  melds: melds.map(plainMeld),
});

/** The kind that a move puts down. */
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

/** The set and the pair that the hand had, and has no more of its concealed tiles. */
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

/** A tile of the hand within two of this one, and what would make a run of the two. */
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

/** How a hand stands: what wins, and how far it is; with a tile too many, after the discard that leaves it nearest. */
function pictureOf(
  ruleset: Ruleset,
  table: Table,
  sight: BotKnowledge,
  seat: Seat,
  { concealed, melds }: HandAfterClaim,
): Pick<ProofEffect, 'waits' | 'short' | 'nearer'> {
  const rests =
    concealed.length % 3 === 2
      ? kindsOf(concealed).map((tile) => withoutTiles(concealed, [tile]))
      : [concealed];
  let best: { readonly rest: readonly Kind[]; readonly least: Least } | null = null;
  for (const rest of rests) {
    const least = leastOf(sight, rest, melds);
    if (least && (!best || isNearer(least, best.least))) best = { rest, least };
  }
  const rest = best?.rest ?? rests[0] ?? [];
  const hand: ScoringHand = { ...scoringHandAt(table, seat), counts: countTiles(rest), melds };
  const kinds =
    rest.length % 3 === 1 ? winningTiles({ ruleset, table }, seat, hand).map(({ tile }) => tile) : [];
  return {
    waits: { kinds, tiles: kinds.reduce((sum, kind) => sum + (sight.unseen[kind] as number), 0) },
    short: best?.least.short ?? null,
    nearer: best?.least.tiles ?? 0,
  };
}

const isNearer = (one: Least, other: Least): boolean =>
  one.short < other.short || (one.short === other.short && one.tiles > other.tiles);

const untaught = new WeakMap<Ruleset, Map<string, Ruleset>>();

/**
 * The game as far as these rules go: what else a win takes is not asked of it yet. So nobody is told of a distance that
 * only a rule explains which is still to come.
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
    // Without a least worth the nearest win is any: no pattern is looked for.
    wins: { ...wins, constraints: taughtConstraints, minimum: least, ...(least && aims ? { aims } : {}) },
  };
  known.set(key, found);
  return found;
}
