/**
 * After a call a seat may not discard the called kind, nor the tile at the other end of the run (rule `swap-calling`).
 */
import type { ClaimChow, ClaimPung, Discard } from '../../engine/action.ts';
import { type Clause, clause } from '../../engine/clause.ts';
import { copiesLike } from '../../engine/counts.ts';
import type { Chosen } from '../../engine/game.ts';
import { holds, withoutTiles } from '../../engine/hands.ts';
import { ownTiles } from '../../engine/jokers.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Position } from '../../engine/ruleset.ts';
import { isRun } from '../../engine/runs.ts';
import { claimedBy } from '../../engine/selectors.ts';
import { isSuited, type Kind, plainKind } from '../../engine/tiles.ts';
import { justCalled } from '../parts/called-kind.ts';

const RULE = 'swap-calling';

export function swapCalling(chosen: Chosen): Clause {
  const bothEnds = chosen['swap-call'] !== 'other-end';
  return clause<null>({
    id: RULE,
    lasts: 'hand',
    initial: null,
    forbids: {
      discard: (_, action, position) => againstDiscard(action, position, bothEnds),
      chow: (_, action, position) => againstCall(action, position, bothEnds),
      pung: (_, action, position) => againstCall(action, position, bothEnds),
    },
  });
}

/** Kinds that may not be discarded after this call. Example: calling 3 for 4-5 bars 3 and 6. */
function barredKinds(tile: Kind, own: readonly Kind[], bothEnds: boolean): readonly Kind[] {
  const called = plainKind(tile);
  const [low, high] = own.map(plainKind);
  if (!bothEnds || low === undefined || high !== low + 1) return [called];
  const other = called < low ? high + 1 : low - 1;
  const isThere = isSuited(other) && Math.floor(other / 9) === Math.floor(low / 9);
  return isThere ? [called, other] : [called];
}

function againstDiscard({ seat, tile }: Discard, { table }: Position, bothEnds: boolean): Reason | null {
  const meld = justCalled(table, seat);
  if (!meld || !table.seats[seat].concealed.includes(tile)) return null;
  const called = meld.kind === 'chow' ? meld.claimed : meld.tile;
  const own = meld.kind === 'chow' ? meld.tiles.filter((each) => each !== called) : [];
  if (!barredKinds(called, own, bothEnds).includes(plainKind(tile))) return null;
  return { rule: RULE, part: plainKind(tile) === plainKind(called) ? 'called' : 'other-end', tiles: [tile] };
}

/** Refuses a call that would leave only barred discards. */
function againstCall(action: ClaimChow | ClaimPung, { table }: Position, bothEnds: boolean): Reason | null {
  const offer = claimedBy(table, action);
  if (offer === null) return null;
  const { concealed } = table.seats[action.seat];
  const { tile } = offer;
  const own = action.using ?? ownTiles(concealed, tile, 2, 0);
  const isSet =
    action.do === 'chow'
      ? holds(concealed, own) && isRun([...own, tile])
      : holds(concealed, own) && copiesLike(concealed, plainKind(tile)) >= 2;
  if (!isSet) return null;
  const no = barredKinds(tile, action.do === 'chow' ? own : [], bothEnds);
  const left = withoutTiles(concealed, own);
  return left.every((each) => no.includes(plainKind(each)))
    ? { rule: RULE, tiles: [...new Set(left)] }
    : null;
}
