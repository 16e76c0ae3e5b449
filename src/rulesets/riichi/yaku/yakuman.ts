/** The yakuman, and the conditions under which some count double if agreed (rule `yakuman`). */
import type { RuleId } from '../../../engine/action.ts';
import type { Chosen } from '../../../engine/game.ts';
import type { WinToScore } from '../../../engine/scoring.ts';
import { isWind, type Kind, suitOf } from '../../../engine/tiles.ts';
import { type Finds, whole } from '../../parts/finders.ts';
import { isGreen, nineGates } from '../../parts/named-tiles.ts';
import type { ReadHand } from '../../parts/read-hand.ts';
import { isFirstTurn } from '../go-around.ts';
import { dragonsOf, windsOf } from './finders.ts';
import { isBlessingOfMan, MAN } from './table.ts';

interface Yakuman {
  readonly id: RuleId;
  readonly finds: Finds;
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

const ALL: readonly Yakuman[] = [
  {
    id: 'thirteen-orphans',
    finds: whole(({ reading }) => reading.shape === 'thirteen-orphans'),
    isDouble: ({ pair }, { how }) => how.tile === pair,
  },
  {
    id: 'nine-gates',
    finds: whole((hand) => beyondGates(hand) !== null),
    isDouble: (hand, { how }) => how.tile !== null && beyondGates(hand)?.[how.tile % 9] === 1,
  },
  { id: 'blessing-of-heaven', finds: whole((_, win) => isBlessed(win) && isDealer(win)) },
  { id: 'blessing-of-earth', finds: whole((_, win) => isBlessed(win) && !isDealer(win)) },
  {
    id: 'four-concealed-triplets',
    finds: whole(({ pungs }) => pungs.length === 4 && pungs.every(({ concealed }) => concealed)),
    isDouble: ({ placed }) => placed === -1,
  },
  { id: 'four-kans', finds: whole(({ kongs }) => kongs.length === 4) },
  { id: 'all-green', finds: whole(({ tiles }) => tiles.every(isGreen)) },
  {
    id: 'all-terminals',
    finds: whole(({ terminals, simples, honours }) => terminals && !simples && !honours),
  },
  { id: 'all-honours', finds: whole(({ terminals, simples }) => !terminals && !simples) },
  { id: 'big-three-dragons', finds: whole((hand) => dragonsOf(hand).length === 3) },
  {
    id: 'little-four-winds',
    finds: whole((hand) => windsOf(hand).length === 3 && hand.pair !== null && isWind(hand.pair)),
  },
  { id: 'big-four-winds', finds: whole((hand) => windsOf(hand).length === 4), isDouble: () => true },
];

export const yakumanFor = (chosen: Chosen): readonly Yakuman[] =>
  chosen['man-blessing'] === 'yakuman' ? [...ALL, { id: MAN, finds: isBlessingOfMan }] : ALL;
