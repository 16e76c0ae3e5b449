/** What the game asks for beside the tiles: its calls' own conditions, what a hand must be worth, and its clauses. */
import { type Action, type Reason, sameAction } from '../action.ts';
import { remembered } from '../clause.ts';
import { givers } from '../exchange.ts';
import { scoringHandAt } from '../hands.ts';
import { hooksOf } from '../hooks.ts';
import { promotesTo } from '../jokers.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Seat } from '../seats.ts';
import { claimedBy, hiddenKongs, howDrawn, howOffered } from '../selectors.ts';
import type { Offer, Stage, Table, WinSource } from '../table.ts';
import type { Kind } from '../tiles.ts';
import { hasSupplement } from '../wall.ts';
import { isWin, judgeHand } from '../win.ts';
import { patternsToWin } from '../winning-tiles.ts';
import { byClause, notNow } from './refusals.ts';

/** The condition of this game that the action does not meet, or null. */
export function unmet(ruleset: Ruleset, table: Table, action: Action): Reason | null {
  const offer = claimedBy(table, action);
  return (
    (offer === null ? ofOwn(ruleset, table, action) : ofClaim(ruleset, table, offer, action)) ??
    byClause({ ruleset, table }, action)
  );
}

/** The condition that this claim does not meet, clauses aside. */
export function ofClaim(ruleset: Ruleset, table: Table, offer: Offer, action: Action): Reason | null {
  const { seat } = action;
  switch (action.do) {
    case 'win':
      return (
        ruleset.calls.win.forbids?.(seat, offer, { ruleset, table }) ??
        unfinished(ruleset, table, seat, offer.tile, howOffered(offer))
      );
    case 'kong':
      return (
        ruleset.calls.kong.forbids?.(seat, offer, { ruleset, table }) ??
        withoutSupplement(ruleset, table, action.tile)
      );
    case 'pung':
    case 'chow':
      return ruleset.calls[action.do].forbids?.(seat, offer, { ruleset, table }) ?? null;
    default:
      return null;
  }
}

/** The condition that an action with one's own tiles does not meet, clauses aside. */
function ofOwn(ruleset: Ruleset, table: Table, action: Action): Reason | null {
  const { stage } = table;
  const { seat } = action;
  if (action.do === 'say' || (action.do === 'discard' && action.says !== undefined)) {
    return onlyOffered(ruleset, table, action);
  }
  switch (stage.phase) {
    case 'deciding':
      if (action.do === 'kong') {
        const { promoted, concealed } = ruleset.kongs;
        const rule = promotesTo(table.seats[seat], action.tile) ? promoted : concealed;
        return rule.forbids?.(action.tile, stage.drew) ?? withoutSupplement(ruleset, table, action.tile);
      }
      return action.do === 'win' && stage.drew !== null
        ? unfinished(ruleset, table, seat, null, howDrawn(table, seat, stage.drew))
        : null;
    case 'dealing':
      return action.do === 'win'
        ? onlyOffered(ruleset, table, action)
        : exchanging(ruleset, table, stage, action);
    case 'settling': {
      const step = ruleset.deal.closing[stage.step];
      return action.do === 'pass' && step?.step === 'show-kongs'
        ? { rule: step.rule, tiles: hiddenKongs(table, seat) }
        : null;
    }
    default:
      return null;
  }
}

/** A word, by itself or with a discard, and a win before the first turn are allowed where a clause offers just that. */
function onlyOffered(ruleset: Ruleset, table: Table, action: Action): Reason | null {
  const position = { ruleset, table };
  const isOffered = hooksOf(ruleset).offers.some((clause) =>
    clause
      .offers?.(remembered(table, clause), action.seat, position)
      .some((offer) => sameAction(offer, action)),
  );
  if (isOffered) return null;
  // Of a tile that is not there the tiles are asked, after everything else.
  const isMissing = action.do === 'discard' && !table.seats[action.seat].concealed.includes(action.tile);
  return byClause(position, action) ?? (isMissing ? null : notNow(action.seat));
}

/** Who gives, gives as many tiles as the step says; who is only asked for a word may pass. */
function exchanging(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'dealing' },
  action: Action,
): Reason | null {
  const { seat } = action;
  const step = ruleset.deal.preamble[stage.step];
  if (step?.step !== 'exchange') return null;
  const gives = givers(ruleset, table, step).includes(seat);
  if (action.do === 'pass') return gives ? { rule: step.rule, have: 0, need: step.count } : null;
  if (action.do !== 'exchange') return null;
  if (!gives) return { rule: step.rule, seats: [seat] };
  const have = action.tiles.length;
  return have === step.count ? null : { rule: step.rule, have, need: step.count };
}

/** The rule that forbids a kong while no supplement is left, or null. */
function withoutSupplement(ruleset: Ruleset, table: Table, tile: Kind): Reason | null {
  const { emptyWall } = ruleset.kongs;
  return emptyWall !== null && !hasSupplement(ruleset, table) ? { rule: emptyWall, tiles: [tile] } : null;
}

/** Why the hand, with this tile of another's or as it is, does not win; fast where it does. */
function unfinished(
  ruleset: Ruleset,
  table: Table,
  seat: Seat,
  tile: Kind | null,
  how: WinSource,
): Reason | null {
  const position = { ruleset, table };
  const hand = scoringHandAt(table, seat, tile);
  if (isWin(position, seat, hand, how)) return null;
  const verdict = judgeHand(position, seat, hand, how);
  if (verdict.wins) return null;
  const { minimum } = ruleset.wins;
  if (verdict.score === null || verdict.reason.rule !== minimum?.rule) return verdict.reason;
  const { lines } = verdict.score;
  const idle = lines.filter((line) => !minimum.counts(line)).reduce((sum, line) => sum + line.worth, 0);
  const helps = patternsToWin(position, seat, hand, how, lines);
  return { ...verdict.reason, ...(idle > 0 && { idle }), ...(helps.length > 0 && { helps }) };
}
