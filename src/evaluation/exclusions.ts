/** What is said of a seat, put to the rows of circumstances that exclude each other: those of every game and its own. */
import type { Exclusion, Remark } from '../engine/exclusion.ts';
import { isExposed, type Meld } from '../engine/melds.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Json } from '../engine/table.ts';
import type { SupplementMark } from '../notation/win-ways.ts';
import { HAS_DISCARDED, type SeatFacts } from './facts.ts';
import type { Circumstances } from './win-context.ts';

/** A seat that has discarded nothing yet. */
export const UNDISCARDED = `no ${HAS_DISCARDED}`;

type RulesOfTurns = Pick<Ruleset, 'flow' | 'kongs'>;

/** Rows that follow from how turns go round, which every game names a rule for. */
const ofTurns = ({ flow, kongs }: RulesOfTurns): readonly Exclusion[] => [
  // A kong takes a replacement tile. Where none can be made on an empty wall, none is robbed there.
  ...(kongs.emptyWall === null ? [] : [{ of: ['last tile', 'robbed'], rule: kongs.emptyWall } as const]),
  // After a chow or pung its player discards; after a kong its player draws, and then discards.
  { of: [UNDISCARDED, 'called set'], unless: ['turn by call'], rule: flow.called },
  { of: [UNDISCARDED, 'called kong', 'no replacement'], rule: flow.called },
  { of: [UNDISCARDED, 'concealed kong', 'no replacement'], rule: flow.turns },
  // The dealer plays first, and nobody is passed over until the wall is empty.
  { of: [UNDISCARDED, 'dealer', 'offered'], rule: flow.turns },
  { of: [UNDISCARDED, 'last tile'], rule: flow.turns },
];

type RulesOfSaid = RulesOfTurns & Pick<Ruleset, 'excludes'>;

/** All rows of this game. */
export const exclusionsOf = (ruleset: RulesOfSaid): readonly Exclusion[] => [
  ...ofTurns(ruleset),
  ...(ruleset.excludes ?? []),
];

/** The first row of which everything is said. Null if there is none. */
export const exclusionIn = (ruleset: RulesOfSaid, remarks: ReadonlySet<Remark>): Exclusion | null =>
  exclusionsOf(ruleset).find(
    ({ of, unless = [] }) =>
      of.every((each) => remarks.has(each)) && !unless.some((each) => remarks.has(each)),
  ) ?? null;

/** What a seat's sets and facts say. `is` is whatever else is said, the way of winning above all. */
export function remarksOf(
  seat: Seat,
  melds: readonly Meld[],
  facts: SeatFacts,
  is: readonly (Remark | false)[] = [],
): ReadonlySet<Remark> {
  const remarks = new Set<Remark>(is.filter((each) => each !== false));
  if (seat === 0) remarks.add('dealer');
  for (const meld of melds) remarks.add(remarkOfSet(meld));
  for (const [fact, value] of Object.entries(facts)) {
    const isTrue = saysYes(value);
    if (isTrue !== null) remarks.add(isTrue ? fact : `no ${fact}`);
  }
  if (remarks.has('first turn')) remarks.add(UNDISCARDED);
  return remarks;
}

const remarkOfSet = (meld: Meld): Remark =>
  !isExposed(meld) ? 'concealed kong' : meld.kind === 'kong' ? 'called kong' : 'called set';

/** Does the value state the fact? A count of 0 and an empty list neither state nor deny it. */
function saysYes(value: Json): boolean | null {
  if (typeof value === 'boolean') return value;
  return (Array.isArray(value) ? value.length > 0 : Number(value) > 0) || null;
}

/** What the way of winning says: how the tile came, and what was special about it. */
export function remarksOfWin(
  by: 'draw' | 'discard' | 'robbery',
  { supplement, last, first }: Circumstances,
): Remark[] {
  return [
    by === 'draw' ? 'drawn' : 'offered',
    ...(by === 'robbery' ? ['robbed'] : []),
    // Only a drawn tile can replace another.
    ...REPLACEMENTS[by === 'draw' ? supplement : 'none'],
    ...(last ? ['last tile'] : []),
    ...(first ? ['first turn'] : []),
  ];
}

/** A tile drawn for a bonus tile may replace a kong too: the bonus tile was its replacement. */
const REPLACEMENTS: Readonly<Record<SupplementMark, readonly Remark[]>> = {
  none: ['no replacement'],
  bonus: ['bonus replacement'],
  kong: ['replacement'],
  double: ['replacement', 'second replacement'],
};
