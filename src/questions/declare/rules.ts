/** Concept `declare`: with which discards may the seat declare a ready hand? */

import type { Action, RuleId } from '../../engine/action.ts';
import { copiesOf } from '../../engine/counts.ts';
import { kindsOf, withoutTile } from '../../engine/hands.ts';
import { judgeAction } from '../../engine/legality/verdict.ts';
import { isConcealed } from '../../engine/melds.ts';
import { memo } from '../../engine/memo.ts';
import { createRandom, type Random } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { bySeat } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import { byPlace, type Kind } from '../../engine/tiles.ts';
import { tableOf } from '../../evaluation/table.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { chooseDealing, handOf } from '../../puzzles/dealt-hands.ts';
import { playedIn, type ShownHand } from '../../puzzles/hands.ts';
import { rulesLaid } from '../../puzzles/involved-rules.ts';
import type { Concept, DealAim, GeneratorContext, KeyWithoutRule } from '../../puzzles/question.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';
import { firstOf } from '../../puzzles/whole-hands.ts';

/** Declarations are each game's own. */
const twoGames: TwoGameForm<Declarable> = {
  of: 'nothing',
  why: 'A word that is said with a discard is each game’s own.',
};

/** A hand with one tile too many, its last tile drawn. */
export interface Declarable extends Pick<ShownHand, 'seat' | 'concealed' | 'melds'> {
  readonly drawn: Kind;
  /** Tiles left in the wall. */
  readonly left: number;
}

/** Builds the table at which the seat decides. */
export function tableWith({ seat, concealed, melds, drawn, left }: Declarable, ruleset: Ruleset): Table {
  return tableOf(ruleset, {
    seats: bySeat((each) => ({
      discards: 1,
      ...(each === seat && { concealed: [...concealed, drawn], melds }),
    })),
    left,
    stage: {
      phase: 'deciding',
      seat,
      drew: { by: 'wall', chain: 0, afterClaim: false, last: left === 0, tile: drawn },
      claimed: null,
    },
  });
}

/** For each discard, the rule that forbids declaring with it. Null if it is allowed. */
export function verdictsOf(hand: Declarable, ruleset: Ruleset): ReadonlyMap<Kind, RuleId | null> {
  const table = tableWith(hand, ruleset);
  const says = ruleset.ready?.word ?? '';
  return new Map(
    kindsOf(table.seats[hand.seat].concealed).map((tile) => {
      const action: Action = { do: 'discard', seat: hand.seat, tile, says };
      const verdict = judgeAction(ruleset, table, action);
      return [tile, verdict.is === 'allowed' ? null : verdict.reason.rule];
    }),
  );
}

/** The discards with which the seat may declare. */
function discardsThatDeclare(hand: Declarable, ruleset: Ruleset): string[] {
  return [...verdictsOf(hand, ruleset)].flatMap(([tile, by]) => (by === null ? [formatTile(tile)] : []));
}

const declare: Concept<Declarable> = {
  version: 12,
  order: 9,
  decision: 'discard',
  has: ({ ready }) => ready !== undefined,
  twoGames,
  parts: [],
  deal: (generator, random, aim) => firstOf(() => dealDeclarableHand(generator, random, aim)),
  key: discardsThatDeclare,
  forgetting: (hand, { ruleset }) => forgotten(verdictsOf(hand, ruleset)),
  about: (generator) => rulesMet(generator),
  involves: (hand, { ruleset, relaxations }) => [
    ...rulesLaid(ruleset, hand),
    // A special shape that some discard leaves one tile short of.
    ...relaxations.flatMap((each) =>
      each.part === 'shapes' && !each.distractor && !isSame(hand, ruleset, each.ruleset) ? [each.rule] : [],
    ),
  ],
  choices: ({ concealed, drawn }) =>
    kindsOf([...concealed, drawn].sort(byPlace)).map((tile) => formatTile(tile)),
  written: (answer, write) => write(parseTiles(answer)),
  describe: (hand, write) => ({
    hand: write([...hand.concealed, hand.drawn]),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    tile: write([hand.drawn]),
    left: hand.left,
    seat: hand.seat,
  }),
};

/** May the seat declare with the same discards under both rulesets? */
const isSame = (hand: Declarable, one: Ruleset, other: Ruleset): boolean =>
  discardsThatDeclare(hand, one).join() === discardsThatDeclare(hand, other).join();

/** Keys of players who do not know one rule and declare with the discards that only this rule forbids. */
function forgotten(verdicts: ReadonlyMap<Kind, RuleId | null>): KeyWithoutRule[] {
  const rules = new Set([...verdicts.values()].flatMap((rule) => rule ?? []));
  return [...rules].map((rule) => ({
    rule,
    key: [...verdicts].flatMap(([tile, by]) => (by === null || by === rule ? [formatTile(tile)] : [])),
  }));
}

/** Number of hands dealt to find the rules that forbid a declaration. */
const HANDS = 200;

const rulesMet = memo((generator: GeneratorContext): readonly RuleId[] => {
  const random = createRandom('declare');
  const rules = new Set<RuleId>();
  for (let n = 0; n < HANDS; n++) {
    const hand = dealDeclarableHand(generator, random, { grade: 1, rules: [] });
    const verdicts = hand ? [...verdictsOf(hand, generator.ruleset).values()] : [];
    for (const rule of verdicts) if (rule !== null) rules.add(rule);
  }
  return [...rules];
});

/** Most tiles left in the wall, in hands for which enough are left. */
const MOST_WALL_TILES = 60;
/** Least number of allowed discards, by grade. */
const FEWEST: Readonly<Record<DealAim['grade'], number>> = { 1: 1, 2: 1, 3: 2 };

/**
 * Deals a hand. Of ten, six may declare; two have melds, one lacks a tile, and one has an empty wall. Each looks as if
 * it might declare.
 */
function dealDeclarableHand(generator: GeneratorContext, random: Random, aim: DealAim): Declarable | null {
  const { ruleset } = generator;
  const turn = random.below(10);
  const isOpen = turn === 6 || turn === 7;
  const whole = isOpen
    ? handOf(generator, random, { ...aim, grade: 3 }, null)
    : chooseDealing(generator, random, { ...aim, grade: aim.grade === 1 ? 1 : 2 })();
  if (!whole || isConcealed(whole.melds) === isOpen) return null;
  const exchanged = withOdd(ruleset, random, whole, turn === 8 ? 2 : 1);
  if (!exchanged) return null;
  const left = turn === 9 ? 0 : 1 + random.below(MOST_WALL_TILES);
  const hand: Declarable = { seat: whole.seat, melds: whole.melds, left, ...exchanged };
  const may = [...verdictsOf({ ...hand, left: MOST_WALL_TILES }, ruleset).values()].filter(
    (by) => by === null,
  ).length;
  if (isOpen) return hand;
  return turn === 8 ? (may === 0 ? hand : null) : may >= FEWEST[aim.grade] ? hand : null;
}

/**
 * Exchanges this many tiles for others near them and takes one tile out as the drawn one. Returns null if there is no
 * such tile.
 */
function withOdd(
  ruleset: Ruleset,
  random: Random,
  { concealed, winning, melds }: ShownHand,
  count: number,
): Pick<Declarable, 'concealed' | 'drawn'> | null {
  let tiles = [...concealed, winning];
  const kinds = playedIn(ruleset);
  const odd: Kind[] = [];
  for (let n = 0; n < count; n++) {
    const out = tiles[random.below(tiles.length)] as Kind;
    const near = kinds.filter((kind) => kind !== out && Math.abs(kind - out) <= 4);
    const come = near[random.below(near.length)];
    if (come === undefined) return null;
    tiles = withoutTile(tiles, out);
    odd.push(come);
  }
  const all = [...tiles, ...odd, ...melds.flatMap((meld) => meld.tiles)];
  if (odd.some((kind) => copiesOf(all, kind) > (ruleset.tiles[kind] ?? 0))) return null;
  const allTiles = [...tiles, ...odd];
  const drawn = allTiles[random.below(allTiles.length)] as Kind;
  return { concealed: withoutTile(allTiles, drawn).sort(byPlace), drawn };
}

export default declare;
