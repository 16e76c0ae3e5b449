/**
 * Finds every rule that truthfully speaks against an action, not only the one a refusal names first. If a question
 * offers several reasons, only one of them may be true.
 */
import type { Action, RuleId } from '../../engine/action.ts';
import { clauseMemory } from '../../engine/clause.ts';
import { copiesOf } from '../../engine/counts.ts';
import { holds, scoringHandAt } from '../../engine/hands.ts';
import { hooksOf } from '../../engine/hooks.ts';
import { promotesTo } from '../../engine/jokers.ts';
import { never } from '../../engine/legality/availability.ts';
import { ofClaim, unmet } from '../../engine/legality/conditions.ts';
import { claimsOf } from '../../engine/legality/legal.ts';
import { unfit } from '../../engine/legality/tiles.ts';
import { untimely } from '../../engine/legality/timing.ts';
import { judgeAction } from '../../engine/legality/verdict.ts';
import { plainDiscard } from '../../engine/offer.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { isRun } from '../../engine/runs.ts';
import { distance, othersAfter, seatAfter } from '../../engine/seats.ts';
import { howDrawn, howOffered, offerOf } from '../../engine/selectors.ts';
import type { Claim, Table } from '../../engine/table.ts';
import { byPlace, JOKER } from '../../engine/tiles.ts';
import { hasSupplement } from '../../engine/wall.ts';
import { byDraw, completes, judgeHand } from '../../engine/win.ts';

/** A rule, and whether what it says against the action is true. */
type Truth = readonly [rule: RuleId | null | undefined, isSo: boolean];

/**
 * Every rule that truthfully speaks against this action: it forbids the action itself, or its statement is true of this
 * seat and tile although another rule gives the refusal. A reader who names one of them is not wrong.
 */
export function against(ruleset: Ruleset, table: Table, action: Action): ReadonlySet<RuleId> {
  const refusals = [
    ...forbiddingRules(ruleset, table, action),
    // What keeps the seat from winning is true whatever the seat tries.
    ...forbiddingRules(ruleset, table, { do: 'win', seat: action.seat }),
    ...[...ofTurn(ruleset, table, action), ...ofTiles(ruleset, table, action)].flatMap(([rule, isSo]) =>
      rule && isSo ? [rule] : [],
    ),
    ...ofHand(ruleset, table, action),
  ];
  return new Set(refusals);
}

/** The rules that forbid the action, each asked as if all others were met. */
function forbiddingRules(ruleset: Ruleset, table: Table, action: Action): RuleId[] {
  const position = { ruleset, table };
  const verdict = judgeAction(ruleset, table, action);
  const offer = offerOf(table);
  const reasons: (Reason | null | undefined)[] = [
    verdict.is === 'allowed' ? null : verdict.reason,
    never(ruleset, table, action),
    untimely(ruleset, table, action),
    unmet(ruleset, table, action),
    offer && offer.from !== action.seat ? ofClaim(ruleset, table, offer, action) : null,
    unfit(ruleset, table, action),
    ...hooksOf(ruleset).against[action.do].map((clause) =>
      clause.forbids(clauseMemory(table, clause), action, position),
    ),
  ];
  const rules = reasons.flatMap((reason) => (reason ? [reason.rule, ...(reason.also ?? [])] : []));
  const priced = reasons.flatMap((reason) =>
    reason
      ? ruleset.mistakes.flatMap(({ rule, price }) => (price(action, reason, position) ? [rule] : []))
      : [],
  );
  return [...rules, ...priced];
}

/** Other rule ids that say whose turn it is: the common one of every rulebook, and East begins. */
const TURN = ['in-turn', 'turn-order'];
const EAST_FIRST = 'east-first';

/** Rules about the moment: whose turn, what was drawn, which claims compete. */
function ofTurn(ruleset: Ruleset, table: Table, action: Action): Truth[] {
  const { do: does, seat } = action;
  const { stage, dealer } = table;
  const isTurn = stage.phase === 'deciding' && stage.seat === seat;
  const drew = isTurn ? stage.drew : null;
  const offer = offerOf(table);
  const { robbing, emptyWall } = ruleset.kongs;
  // Another seat has claimed the tile or still can.
  const isContested =
    offer !== null &&
    othersAfter(offer.from).some(
      (other) => other !== seat && claimsOf(ruleset, table, offer, other).length > 0,
    );
  const isRobbery =
    offer !== null &&
    offer.as !== 'discard' &&
    !(offer.as === 'promotion' && robbing.promoted && does === 'win');
  return [
    ...TURN.map((rule): Truth => [rule, !isTurn]),
    [EAST_FIRST, seat !== dealer],
    // East's first tile came with the deal, so it is not a draw.
    [ruleset.wins.draw, drew === null || drew.tile === null],
    // A word that is said with a discard after a draw has a rule of its name.
    [action.do === 'discard' ? action.says : null, drew === null],
    ...ranksOf(ruleset, table).map((rule): Truth => [rule, isContested]),
    ...[robbing.rule, robbing.concealed, 'robbed-kong'].map((rule): Truth => [rule, isRobbery]),
    [emptyWall, !hasSupplement(ruleset, table)],
    ...ruleset.deal.preamble.flatMap((step): Truth[] =>
      'rule' in step ? [[step.rule, stage.phase === 'dealing']] : [],
    ),
  ];
}

/** The rules that rank competing claims. */
export function ranksOf(ruleset: Ruleset, table: Table): RuleId[] {
  const calls: readonly Claim[] = [
    { seat: 1, call: 'chow', using: [3, 5] },
    { seat: 2, call: 'pung' },
    { seat: 1, call: 'win' },
    { seat: 3, call: 'win' },
  ];
  return ruleset.contest(calls, plainDiscard(4, 0), { ruleset, table }).lost.map(({ rule }) => rule);
}

/** Rules about the tiles the action uses and about who may use them. */
function ofTiles(ruleset: Ruleset, table: Table, action: Action): Truth[] {
  const { seat } = action;
  const position = { ruleset, table };
  const { concealed } = table.seats[seat];
  const { calls, kongs, jokers } = ruleset;
  const offer = offerOf(table);
  const { stage } = table;
  const drew = stage.phase === 'deciding' && stage.seat === seat ? stage.drew : null;
  const isNext = offer !== null && distance(offer.from, seat) === 1;
  const tile = action.do === 'kong' ? action.tile : (offer?.tile ?? null);
  const own = tile === null ? 0 : copiesOf(concealed, tile);
  const used = 'jokers' in action ? (action.jokers ?? 0) : 0;
  const isSame = action.do === 'pung' || action.do === 'kong';
  const isKong = action.do === 'kong';
  const adds = isKong && promotesTo(table.seats[seat], action.tile) !== null;
  const run = action.do === 'chow' && offer !== null ? [...action.using, offer.tile].sort(byPlace) : [];
  const lacks =
    action.do === 'discard'
      ? !concealed.includes(action.tile)
      : action.do === 'chow'
        ? !holds(concealed, action.using)
        : isSame && own + used === 0;
  // A claim's extra condition is about the seat or the discard, so it is checked whichever claim the action makes.
  const discardOffer = offer ?? plainDiscard(tile ?? concealed[0] ?? 0, seatAfter(seat, 3));
  const conditions = [calls.chow, calls.pung, calls.kong].flatMap(({ forbids }): Truth[] => {
    const reason = forbids?.(seat, discardOffer, position);
    return reason ? [[reason.rule, true]] : [];
  });
  const short = { rule: calls.pung.rule, have: own, need: 2 };
  // The penalty for a claim without its tiles depends on the tiles only, so it is checked at a table where another seat
  // has discarded.
  const discarded = {
    ruleset,
    table: {
      ...table,
      stage: {
        phase: 'collecting',
        offer: plainDiscard(0, seatAfter(seat, 3)),
        pending: [],
        answers: [],
        kong: null,
      },
    },
  } as const;
  const miscalled = ruleset.mistakes.flatMap(({ rule, price }): Truth[] =>
    price({ do: 'pung', seat }, short, discarded) ? [[rule, isSame && own + used < 2]] : [],
  );
  return [
    ...miscalled,
    ['own-tiles', lacks],
    ['no-wrap', action.do !== 'chow' || !isRun(run)],
    [calls.chow.rule, action.do === 'chow' && (calls.chow.who !== 'anyone' || offer === null) && !isNext],
    [calls.pung.rule, isSame && own + used < 2],
    [calls.kong.rule, (isKong && own + used < 3) || (action.do === 'pung' && own + used < 2)],
    [kongs.concealed.rule, isKong && (own + used < 4 || drew === null)],
    [kongs.promoted.rule, isKong && (adds ? drew === null || own + used === 0 : own + used < 4)],
    [jokers?.rule, used > 0 || tile === JOKER],
    ...conditions,
  ];
}

/** Win conditions this hand fails. A hand that is not complete fails all of them. */
function ofHand(ruleset: Ruleset, table: Table, { do: does, seat }: Action): RuleId[] {
  const { wins } = ruleset;
  const { stage } = table;
  const offer = offerOf(table);
  const tile = offer && offer.from !== seat ? offer.tile : null;
  const hand = scoringHandAt(table, seat, tile);
  const how =
    offer && tile !== null
      ? howOffered(offer)
      : stage.phase === 'deciding' && stage.drew
        ? howDrawn(table, seat, stage.drew)
        : byDraw(null);
  const sets = ruleset.deal.sets - hand.melds.length;
  const others = wins.shapes.filter((shape) => !shape.fits(hand, sets, how)).map(({ rule }) => rule);
  // If no win is called or the hand is not complete, every rule about winning counts as true against the action. So
  // none of them is offered as a wrong reason.
  if (does !== 'win' || !completes(ruleset, hand, how)) {
    const conditions = wins.constraints.map(({ rule }) => rule);
    const least = wins.minimum ? [wins.minimum.rule] : [];
    const win = { do: 'win', seat } as const;
    const priced = ruleset.mistakes.flatMap(({ rule, price }) =>
      price(win, { rule: wins.shapeRule }, { ruleset, table }) ? [rule] : [],
    );
    // The rule of calling a win counts too, unless it is a rule that ranks claims.
    const ranks = ranksOf(ruleset, table);
    const called = ranks.includes(ruleset.calls.win.rule) ? [] : [ruleset.calls.win.rule];
    const shapes = wins.shapes.map(({ rule }) => rule);
    return [wins.shapeRule, 'no-wrap', ...called, ...shapes, ...conditions, ...least, ...priced];
  }
  const verdict = judgeHand({ ruleset, table }, seat, hand, how);
  const least = verdict.wins ? [] : [verdict.reason.rule];
  return [...others, ...least];
}
