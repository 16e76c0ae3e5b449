/** Which patterns a hand is near to: how many tiles must come for each, and which ones would do. */
import { Hand } from '../../bots/hand.ts';
import { type Plan, plansOf } from '../../bots/plans.ts';
import { FAR } from '../../bots/shanten.ts';
import { coursesOf } from '../../bots/suit-dp.ts';
import type { RuleId } from '../../engine/action.ts';
import { countTiles } from '../../engine/counts.ts';
import { withoutTiles } from '../../engine/hands.ts';
import type { Meld } from '../../engine/melds.ts';
import { memo } from '../../engine/memo.ts';
import type { Position, Ruleset } from '../../engine/ruleset.ts';
import type { ScoreLine } from '../../engine/score.ts';
import { bySeat, type Seat, seatAfter } from '../../engine/seats.ts';
import type { WinSource } from '../../engine/table.ts';
import {
  EAST,
  isSuited,
  type Kind,
  kindsFrom,
  PLAYED,
  PLAYED_KINDS,
  plainKind,
  SUITED,
} from '../../engine/tiles.ts';
import { unseenOf } from '../../engine/unseen-tiles.ts';
import { scoringHandIn, type View } from '../../engine/view.ts';
import { byDraw, judgeHand } from '../../engine/win.ts';

/** A pattern that the hand has once these tiles have come, one after the other; the last completes it. */
interface NearPattern extends Pick<ScoreLine, 'part'> {
  readonly rule: RuleId;
  readonly tiles: readonly Kind[];
}

/** Patterns further away than this are no news. */
const MOST_TILES = 3;
const MOST_PATTERNS = 6;

/** A line that rests on at least so many tiles is about the whole hand. */
const WHOLE = 12;

/** A kind of hand that one may collect, and which lines of its score are about that. */
interface Collection {
  readonly plan: Plan;
  /** Runs that it has besides what the plan asks for, by their lowest tiles. */
  readonly runs: readonly Kind[];
  readonly isOf: (line: Pick<ScoreLine, 'pattern' | 'tiles'>) => boolean;
}

const runFrom = (low: Kind): Kind[] => [low, low + 1, low + 2];

/** Runs of the patterns that are made of them: 1 to 9 of a suit, the same in three suits, the same twice. */
const RUNS: readonly (readonly Kind[])[] = [
  ...[0, 9, 18].map((suit) => [suit, suit + 3, suit + 6]),
  ...kindsFrom(0, 7).map((low) => [low, low + 9, low + 18]),
  ...kindsFrom(0, SUITED).flatMap((low) => (low % 9 < 7 ? [[low, low]] : [])),
];

const isAlike = (one: readonly Kind[], other: readonly Kind[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/** What one may collect in a game, by the winds of the seat and of the round. */
const collections = memo((_: Ruleset) => new Map<string, readonly Collection[]>());

function collectionsOf(ruleset: Ruleset, seatWind: Seat, roundWind: Seat): readonly Collection[] {
  const known = collections(ruleset);
  const key = `${seatWind} ${roundWind}`;
  const found = known.get(key) ?? allOf(ruleset, seatWind, roundWind);
  known.set(key, found);
  return found;
}

function allOf(ruleset: Ruleset, seatWind: Seat, roundWind: Seat): Collection[] {
  // Without a minimum each pattern is a plan of its own, however little it is worth.
  const free = { ...ruleset, wins: { ...ruleset.wins, minimum: null } };
  const plans = plansOf(free, { seatWind, roundWind });
  const aimed = plans.flatMap((plan): Collection[] => {
    const [aim, another] = plan.aims;
    return aim && !another && !aim.drawn && isOfTiles(plan)
      ? [{ plan, runs: [], isOf: ({ pattern }) => pattern === aim.rule }]
      : [];
  });
  // What only asks that nothing is called rests on the whole hand as well.
  const untiled = plans.flatMap((plan) => (isOfTiles(plan) ? [] : plan.aims.map(({ rule }) => rule)));
  const any = plans.find(({ aims, shape }) => aims.length === 0 && shape === null);
  if (!any) return aimed;
  const within = (kinds: readonly Kind[]): Plan => ({
    ...any,
    may: any.may.map((may, kind) => may && kinds.includes(kind)),
  });
  const honours = kindsFrom(EAST, PLAYED);
  const suits = [0, 9, 18].map((suit) => kindsFrom(suit, suit + 9));
  const whole: Plan[] = [
    ...suits.flatMap((suit) => [within(suit), within([...suit, ...honours])]),
    within(kindsFrom(0, SUITED).filter((kind) => kind % 9 > 0 && kind % 9 < 8)),
    { ...any, mostChows: 0 },
    { ...any, mostPungs: 0, pairs: (any.pairs ?? PLAYED_KINDS).filter(isSuited) },
  ];
  return [
    ...aimed,
    ...whole.map(
      (plan): Collection => ({
        plan,
        runs: [],
        isOf: ({ pattern, tiles }) => tiles.length >= WHOLE && !untiled.includes(pattern),
      }),
    ),
    ...honours.map(
      (kind): Collection => ({
        plan: { ...any, needs: [...any.needs, { pung: [kind] }] },
        runs: [],
        isOf: ({ tiles }) => tiles.length > 2 && tiles.length < 5 && tiles.every((each) => each === kind),
      }),
    ),
    ...RUNS.map(
      (runs): Collection => ({
        plan: any,
        runs,
        isOf: ({ tiles }) => isAlike(tiles, runs.flatMap(runFrom)),
      }),
    ),
  ];
}

/** Does the plan ask for more than that nothing is called? */
const isOfTiles = ({ aims: [aim] }: Plan): boolean =>
  (aim?.shape ?? aim?.families ?? aim?.needs ?? aim?.mostChows ?? aim?.mostPungs ?? aim?.pairs) !== undefined;

/**
 * Lists the patterns within reach of the view's seat, nearest first, each with tiles that complete it. The rules have
 * judged each such hand: the pattern is in it, drawn or not. What a game counts for the last tile alone is left out.
 */
export function nearPatterns(view: View, position: Position): readonly NearPattern[] {
  const { seat } = view;
  const { ruleset } = position;
  if (seat === null || ruleset.scoring === null) return [];
  const unseen = unseenOf(view, ruleset);
  // A hand that has been declared does not change any more.
  if (view.declarations[seat] !== null) return [];
  // By then everybody has discarded: what counts in the first turns alone is out of reach.
  const { table } = position;
  const seats = bySeat((each) => ({ ...table.seats[each], discards: table.seats[each].discards + 1 }));
  const later = { ruleset, table: { ...table, seats } };
  const found = new Map<string, NearPattern>();
  const ways = collectionsOf(ruleset, view.seats[seat].wind, view.round)
    .flatMap((collection) => wayTo(view, ruleset, seat, collection) ?? [])
    .filter(({ short }) => short > 0 && short <= MOST_TILES)
    .toSorted((one, other) => one.short - other.short);
  for (const way of ways) {
    const come = completion(way, ruleset, unseen);
    if (!come) continue;
    for (const near of patternsIn(view, later, seat, way, come)) {
      const name = `${near.rule} ${near.part ?? ''}`;
      if (!found.has(name)) found.set(name, near);
    }
    if (found.size >= MOST_PATTERNS) break;
  }
  return [...found.values()].slice(0, MOST_PATTERNS);
}

/** How a hand gets to what it collects. */
interface WayTo {
  readonly collection: Collection;
  /** Tiles of the runs that it must have, and those of them that it lacks. */
  readonly laid: readonly Kind[];
  readonly missing: readonly Kind[];
  /** The other tiles, and the sets that they need not make. */
  readonly rest: readonly Kind[];
  readonly melds: readonly Meld[];
  /** How many tiles must come. */
  readonly short: number;
}

function wayTo(view: View, ruleset: Ruleset, seat: Seat, collection: Collection): WayTo | null {
  const own = view.seats[seat];
  let melds: readonly Meld[] = own.melds;
  let rest = own.concealed.map(plainKind);
  const called = own.melds.flatMap(({ kind, tile }) => (kind === 'chow' ? [tile] : []));
  const laid: Kind[] = [];
  const missing: Kind[] = [];
  for (const low of collection.runs) {
    const at = called.indexOf(low);
    if (at >= 0) {
      called.splice(at, 1);
      continue;
    }
    for (const kind of runFrom(low)) {
      const place = rest.indexOf(kind);
      if (place < 0) missing.push(kind);
      else rest = rest.toSpliced(place, 1);
    }
    laid.push(...runFrom(low));
    melds = [...melds, { kind: 'chow', tile: low, tiles: runFrom(low), from: null, claimed: low }];
  }
  if (melds.length > ruleset.deal.sets) return null;
  const [course] = coursesOf([collection.plan], melds);
  const far = course ? new Hand(countTiles(rest), melds, ruleset.deal.sets).distance(course) : FAR;
  return far >= FAR ? null : { collection, laid, missing, rest, melds, short: missing.length + far + 1 };
}

/** The concealed tiles of a complete hand, and those of them that were still to come. */
interface Completion {
  readonly tiles: readonly Kind[];
  readonly drawn: readonly Kind[];
}

/** Adds what brings the hand nearer until it is complete, then takes away what does not count; null where tiles lack. */
function completion(
  { collection, laid, missing, rest, melds, short }: WayTo,
  { deal }: Ruleset,
  unseen: readonly number[],
): Completion | null {
  const left = [...unseen];
  const take = (kind: Kind): boolean => {
    left[kind] = (left[kind] ?? 0) - 1;
    return (left[kind] ?? 0) >= 0;
  };
  if (!missing.every(take)) return null;
  const [course] = coursesOf([collection.plan], melds);
  if (!course) return null;
  const drawn = [...missing];
  let tiles = rest;
  const handOf = () => new Hand(countTiles(tiles), melds, deal.sets);
  for (let far = short - missing.length - 1; far >= 0; far--) {
    const helps = PLAYED_KINDS.find(
      (kind) => (left[kind] ?? 0) > 0 && handOf().beside(course, kind, 1) === far - 1,
    );
    if (helps === undefined || !take(helps)) return null;
    drawn.push(helps);
    tiles = [...tiles, helps];
  }
  while (tiles.length > (deal.sets - melds.length) * 3 + 2) {
    const useless = tiles.findIndex((kind) => handOf().beside(course, kind, -1) < 0);
    if (useless < 0) return null;
    tiles = tiles.toSpliced(useless, 1);
  }
  const all = [...tiles, ...laid];
  return drawn.every((kind) => all.includes(kind)) ? { tiles: all, drawn } : null;
}

const byDiscard = (tile: Kind, from: Seat): WinSource => ({
  by: 'discard',
  tile,
  from,
  last: false,
  opening: false,
});

/** The patterns that the rules find in the complete hand, whether its last tile is drawn or discarded. */
function patternsIn(
  view: View,
  position: Position,
  seat: Seat,
  { collection }: WayTo,
  { tiles, drawn }: Completion,
): NearPattern[] {
  const hand = scoringHandIn(view, seat, tiles);
  const linesOf = (how: WinSource): readonly ScoreLine[] =>
    judgeHand(position, seat, hand, how).score?.lines.filter(
      (line) => isPattern(line, position.ruleset) && collection.isOf(line),
    ) ?? [];
  // Some ask which tile comes last.
  return [...new Set(drawn)].flatMap((last) => {
    const others = linesOf(byDiscard(last, seatAfter(seat)));
    const order = [...withoutTiles(drawn, [last]), last];
    return linesOf(byDraw(last)).flatMap(({ pattern, part }) =>
      others.some((line) => line.pattern === pattern && line.part === part)
        ? [{ rule: pattern, ...(part !== undefined && { part }), tiles: order }]
        : [],
    );
  });
}

/** Is the line about sets and tiles? Fu and points of a set are not, nor is what an indicator names. */
const isPattern = ({ pattern, of, part, as }: ScoreLine, { indicators }: Ruleset): boolean =>
  of !== 'fu' && (part === undefined || as !== undefined) && pattern !== indicators?.rule;
