/** Checks a player's line against the table: the actions it means, or why the player loses (`protocol-bad-output`). */
import type { Action, ClaimChow, ClaimPung, Discard } from '../engine/action.ts';
import { holds } from '../engine/hands.ts';
import { type JudgedAction, withVerdict } from '../engine/legality/verdict.ts';
import type { Reason } from '../engine/reason.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Table } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import type { Output } from './protocol.ts';

/** What a line means. A claim may carry the discard that follows it (`claim-then-discard`). */
type MeantClaim =
  | { readonly is: 'allowed'; readonly judged: JudgedAction; readonly discard: Discard | null }
  /** `action`: the action that was tried, or null if the line names none. */
  | { readonly is: 'refused'; readonly reason: Reason; readonly action: Action | null };

/** The meaning of an output for this seat at this table. */
export function meaningOf(ruleset: Ruleset, table: Table, seat: Seat, output: Output): MeantClaim {
  const { stage } = table;
  const normal = stage.phase === 'deciding';
  switch (output.says) {
    case 'DISCARD':
      return judgeClaim(ruleset, table, { do: 'discard', seat, tile: output.tile }, null);
    case 'WIN':
      return judgeClaim(ruleset, table, { do: 'win', seat }, null);
    case 'PASS':
      return judgeClaim(ruleset, table, { do: 'pass', seat }, null);
    case 'GONG': {
      const tile = normal ? stage.drew?.tile : stage.phase === 'collecting' ? stage.offer.tile : null;
      if (tile === null || tile === undefined) return refusedClaim({ rule: 'in-turn', seats: [seat] }, null);
      return judgeClaim(ruleset, table, { do: 'kong', seat, tile }, null);
    }
    case 'PONG':
      return withDiscard(ruleset, table, { do: 'pung', seat }, output.tile);
    case 'SEUNG':
      return withDiscard(ruleset, table, { do: 'chow', seat, using: output.using }, output.discard);
  }
}

const refusedClaim = (reason: Reason, action: Action | null): MeantClaim => ({
  is: 'refused',
  reason,
  action,
});

function judgeClaim(ruleset: Ruleset, table: Table, action: Action, discard: Discard | null): MeantClaim {
  const judged = withVerdict(ruleset, table, action);
  const { verdict } = judged;
  return verdict.is === 'allowed' ? { is: 'allowed', judged, discard } : refusedClaim(verdict.reason, action);
}

/** The discard of a claim must be possible too, whether or not the claim wins the tile (`protocol-claim-lost`). */
function withDiscard(ruleset: Ruleset, table: Table, claim: ClaimPung | ClaimChow, tile: Kind): MeantClaim {
  const { seat } = claim;
  const meant = judgeClaim(ruleset, table, claim, { do: 'discard', seat, tile });
  if (meant.is === 'refused' || table.stage.phase !== 'collecting') return meant;
  const { offer } = table.stage;
  const used = claim.do === 'chow' ? claim.using : [offer.tile, offer.tile];
  const hand = table.seats[seat];
  return holds(hand.concealed, [...used, tile])
    ? meant
    : refusedClaim({ rule: 'own-tiles', tiles: [tile] }, { do: 'discard', seat, tile });
}
