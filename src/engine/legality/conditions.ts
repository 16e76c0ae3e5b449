/**
 * Checks conditions of the game besides turn and tiles: conditions of claims, complete hand and minimum for a win, and
 * clauses.
 */
import { type Action, sameAction } from '../action.ts';
import { clauseMemory } from '../clause.ts';
import { givers } from '../exchange.ts';
import { scoringHandAt } from '../hands.ts';
import { hooksOf } from '../hooks.ts';
import { promotesTo } from '../jokers.ts';
import type { Reason } from '../reason.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Seat } from '../seats.ts';
import { claimedBy, hiddenKongs, howDrawn, howOffered } from '../selectors.ts';
import type { Offer, Stage, Table, WinSource } from '../table.ts';
import type { Kind } from '../tiles.ts';
import { hasSupplement } from '../wall.ts';
import { isWin, judgeHand } from '../win.ts';
import { patternsToWin } from '../winning-tiles.ts';
import { byClause, notNow } from './refusals.ts';

/** Refusal for the first condition that the action does not meet, or null. */
export function unmet(ruleset: Ruleset, table: Table, action: Action): Reason | null {
  const offer = claimedBy(table, action);
  return (
    (offer === null ? ofOwn(ruleset, table, action) : ofClaim(ruleset, table, offer, action)) ??
    byClause({ ruleset, table }, action)
  );
}

/** Refusal for the condition that this claim does not meet, or null; clauses excluded. */
export function ofClaim(ruleset: Ruleset, table: Table, offer: Offer, action: Action): Reason | null {
  const { seat } = action;
  switch (action.do) {
    case 'win':
      return (
        ruleset.calls.win.forbids?.(seat, offer, { ruleset, table }) ??
        winRefusal(ruleset, table, seat, offer.tile, howOffered(offer))
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

/** Refusal for the condition that an action on the seat's own tiles does not meet, or null; clauses excluded. */
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
        ? winRefusal(ruleset, table, seat, null, howDrawn(table, seat, stage.drew))
        : null;
    case 'dealing':
      return action.do === 'win'
        ? onlyOffered(ruleset, table, action)
        : exchangeRefusal(ruleset, table, stage, action);
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

/**
 * Words (alone or with a discard) and wins before the first turn are allowed only if a clause offers exactly that
 * action.
 */
function onlyOffered(ruleset: Ruleset, table: Table, action: Action): Reason | null {
  const position = { ruleset, table };
  for (const clause of hooksOf(ruleset).offers) {
    const offers = clause.offers?.(clauseMemory(table, clause), action.seat, position) ?? [];
    // Mostly the action is one of the listed ones itself.
    if (offers.includes(action) || offers.some((offer) => sameAction(offer, action))) return null;
  }
  // For a discard of a tile not held, `tiles.ts` gives the reason, after everything else.
  const isMissing = action.do === 'discard' && !table.seats[action.seat].concealed.includes(action.tile);
  return byClause(position, action) ?? (isMissing ? null : notNow(action.seat));
}

/** A seat that gives tiles must give as many as the step says. A seat that is only asked for a word may pass. */
function exchangeRefusal(
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

/** Refusal of a kong when no replacement tile is left, or null. */
function withoutSupplement(ruleset: Ruleset, table: Table, tile: Kind): Reason | null {
  const { emptyWall } = ruleset.kongs;
  return emptyWall !== null && !hasSupplement(ruleset, table) ? { rule: emptyWall, tiles: [tile] } : null;
}

/** Reason why the hand does not win with this claimed tile, or (`tile` null) as it is. Fast for a winning hand. */
function winRefusal(
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
