/**
 * A declared hand may not change (rule `frozen`): a drawn tile that does not win is discarded, only a win may be
 * claimed, and a kong is allowed only if the hand stays one tile short. The option says which declarations freeze; an
 * original call during a goulash's exchanges always does (`exchange-exempt`).
 */
import type { Action, DeclareKong, Discard, RuleId } from '../../engine/action.ts';
import { clause } from '../../engine/clause.ts';
import { holds, withoutTiles } from '../../engine/hands.ts';
import { ownTiles, promotesTo } from '../../engine/jokers.ts';
import type { Meld } from '../../engine/melds.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import { declarations } from './declarations.ts';
import { calledInExchange } from './exchange-calls.ts';
import { hasCalled } from './original-call.ts';
import { callingDiscards, isCalling } from './ready.ts';

/** `off`: no declaration freezes; `original-only`: an original call; `both`: fishing too. */
export type Freezing = 'off' | 'original-only' | 'both';

const RULE = 'frozen';

/** The rule that freezes this seat's hand, or null. */
function frozenBy(position: Position, seat: Seat, freezing: Freezing): RuleId | null {
  const { table } = position;
  if (calledInExchange(table, seat)) return 'exchange-exempt';
  if (hasCalled(position, seat)) return freezing === 'off' ? null : RULE;
  return freezing === 'both' && declarations.of(table)[seat] !== '' ? RULE : null;
}

/** May this seat no longer change its hand? */
export const isFrozen = (position: Position, seat: Seat, freezing: Freezing): boolean =>
  frozenBy(position, seat, freezing) !== null;

export function frozenClause(freezing: Freezing) {
  const ruleFor = (position: Position, seat: Seat): RuleId | null => frozenBy(position, seat, freezing);
  const againstCall = (_memory: null, { seat }: Action, position: Position): Reason | null => {
    const rule = ruleFor(position, seat);
    return rule === null ? null : { rule, seats: [seat] };
  };
  return clause<null>({
    id: RULE,
    lasts: 'hand',
    initial: null,
    forbids: {
      discard: (_memory, action, position) => {
        const rule = ruleFor(position, action.seat);
        return rule === null ? null : againstDiscard(rule, action, position);
      },
      pung: againstCall,
      chow: againstCall,
      kong: (_memory, action, position) => {
        const rule = ruleFor(position, action.seat);
        return rule === null || keepsCalling(action, position) ? null : { rule, tiles: [action.tile] };
      },
    },
  });
}

function againstDiscard(rule: RuleId, { seat, tile }: Discard, position: Position): Reason | null {
  const { stage } = position.table;
  if (stage.phase !== 'deciding') return null;
  const drawn = stage.drew?.tile ?? null;
  if (drawn !== null) return tile === drawn ? null : { rule, tiles: [drawn] };
  // East, having called before the first discard, must keep a hand that is one tile short.
  return callingDiscards(position, seat).includes(tile) ? null : { rule, tiles: [tile] };
}

/**
 * Does the kong leave the hand one tile short? Allows a claimed kong, or a concealed one with the tile just drawn.
 * Missing tiles are another rule's matter and return true.
 */
function keepsCalling({ seat, tile, jokers = 0 }: DeclareKong, position: Position): boolean {
  const { stage, seats } = position.table;
  const hand = seats[seat];
  const own = stage.phase === 'deciding';
  const used = ownTiles(hand.concealed, tile, own ? 4 : 3, jokers);
  if (own) {
    const drawn = stage.drew?.tile ?? null;
    if (drawn === null || !used.includes(drawn) || promotesTo(hand, tile)) return false;
  }
  if (!holds(hand.concealed, used)) return true;
  const tiles = ownTiles(hand.concealed, tile, 4, jokers);
  const meld: Meld = { kind: 'kong', how: 'concealed', tile, tiles, shown: true };
  const concealed = withoutTiles(hand.concealed, used);
  return isCalling(position, seat, { ...hand, concealed, melds: [...hand.melds, meld] });
}
