/** The yakuman, a row each as the yaku have, and which of them count double. In rulebook order. */
import type { Chosen } from '../../engine/game.ts';
import type { WinToScore } from '../../engine/scoring.ts';
import { isWind, type Kind, suitOf } from '../../engine/tiles.ts';
import { whole } from '../parts/finders.ts';
import { nineGates } from '../parts/named-tiles.ts';
import * as lack from '../parts/objections.ts';
import * as shared from '../parts/patterns.ts';
import type { ReadHand } from '../parts/read-hand.ts';
import { dragonsOf, windsOf } from './finders.ts';
import { isFirstTurn } from './go-around.ts';
import { inFirstTurn, inTurn, isEast, isNotEast } from './lacks.ts';
import { MAN, type RiichiPattern } from './yaku.ts';

interface Yakuman extends RiichiPattern {
  /** Does it count double (rule `double-yakuman`)? */
  readonly isDouble?: (hand: ReadHand, win: WinToScore) => boolean;
}

/** Counts per rank beyond 1112345678999 of the hand's one suit; null if the hand is not nine gates. */
function beyondGates({ tiles, hand, concealed }: ReadHand): readonly number[] | null {
  const suit = suitOf(tiles[0] as Kind);
  if (suit === null || !concealed || hand.melds.length > 0) return null;
  if (tiles.some((tile) => suitOf(tile) !== suit)) return null;
  const more = nineGates(9 * suit).map(([kind, count]) => (hand.counts[kind] as number) - count);
  return more.every((count) => count >= 0) ? more : null;
}

/** A self-drawn win in one's first turn, with the go-around unbroken. */
const isBlessed = ({ how, position, seat }: WinToScore): boolean =>
  how.by === 'draw' && how.drew.by !== 'kong' && isFirstTurn(position, seat);
const isDealer = ({ position, seat }: WinToScore): boolean => seat === position.table.dealer;

const YAKUMAN: readonly Yakuman[] = [
  { id: 'thirteen-orphans', ...shared.thirteenOrphans, isDouble: ({ pair }, { how }) => how.tile === pair },
  {
    id: 'nine-gates',
    finds: whole((hand) => beyondGates(hand) !== null),
    lacks: lack.firstOf(lack.nothingDown, lack.noHonours, lack.oneSuit, lack.gates),
    isDouble: (hand, { how }) => how.tile !== null && beyondGates(hand)?.[how.tile % 9] === 1,
  },
  {
    id: 'blessing-of-heaven',
    finds: whole((_, win) => isBlessed(win) && isDealer(win)),
    lacks: lack.firstOf(isEast, lack.isDrawn, inFirstTurn, inTurn),
  },
  {
    id: 'blessing-of-earth',
    finds: whole((_, win) => isBlessed(win) && !isDealer(win)),
    lacks: lack.firstOf(isNotEast, lack.isDrawn, inFirstTurn, inTurn),
  },
  {
    id: 'four-concealed-triplets',
    finds: whole(({ pungs }) => pungs.length === 4 && pungs.every(({ concealed }) => concealed)),
    lacks: lack.firstOf(lack.triplets, lack.allConcealed()),
    isDouble: ({ placed }) => placed === -1,
  },
  {
    id: 'four-kans',
    finds: whole(({ kongs }) => kongs.length === 4),
    lacks: lack.firstOf(lack.inSets, lack.allSets('kong')),
  },
  { id: 'all-green', ...shared.allGreen },
  { id: 'all-terminals', ...shared.allTerminals },
  { id: 'all-honours', finds: shared.allHonours.finds, lacks: shared.allHonours.lacks },
  {
    id: 'big-three-dragons',
    finds: whole((hand) => dragonsOf(hand).length === 3),
    lacks: lack.firstOf(lack.inSets, lack.allSets('dragon')),
  },
  {
    id: 'little-four-winds',
    finds: whole((hand) => windsOf(hand).length === 3 && hand.pair !== null && isWind(hand.pair)),
    lacks: lack.firstOf(lack.inSets, lack.atLeast('wind', 3), lack.pairOf(isWind)),
    within: 'big-four-winds',
  },
  {
    id: 'big-four-winds',
    finds: whole((hand) => windsOf(hand).length === 4),
    lacks: lack.firstOf(lack.inSets, lack.allSets('wind')),
    isDouble: () => true,
  },
];

/** Do some yakuman count double? Not where several are one: there a double yakuman is one too. */
export const countsDoubles = (chosen: Chosen): boolean =>
  chosen['double-yakuman'] === true && chosen['yakuman-sum'] === 'add';

/** The yakuman as this table has agreed on them. */
export const yakumanFor = (chosen: Chosen): readonly Yakuman[] =>
  chosen['man-blessing'] === 'yakuman' ? [...YAKUMAN, MAN] : YAKUMAN;
