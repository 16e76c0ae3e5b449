/** The Cantonese game: flowers, chow from the left, and at least three fan to win. */

import type { Chosen, Game } from '../../engine/game.ts';
import type { Flow } from '../../engine/procedure-rules.ts';
import type { CallRules, KongRule, MinimumRule, Ruleset } from '../../engine/ruleset.ts';
import { fromAnyone, fromTheLeft, onLastDiscard, robsConcealedAs } from '../parts/calls.ts';
import { byRank } from '../parts/contests.ts';
import { aimsOf, bestFan, fanObjections, isTied } from '../parts/fan.ts';
import { afterADraw, onlyJustDrawn } from '../parts/kongs.ts';
import { dealsAgain, nextInRounds } from '../parts/rounds.ts';
import { sevenPairsShape, standardShape, thirteenOrphansShape } from '../parts/shapes.ts';
import { standard, TILES_AND_FLOWERS } from '../parts/standard.ts';
import { bonusHandShape, enoughFor } from './bonus-hand.ts';
import { BONUS_PATTERNS, bonusWorth, fanTable } from './fan-table.ts';
import { OPTIONS } from './options.ts';
import { PAYMENTS, type PaymentTable, settleBy, sumBy } from './payment.ts';

/** The minimum to win, in fan, usually without flowers and seasons (rule `three-fan`); null for 0. */
function minimum(fan: number, bonusCounts: boolean, withoutLuck: boolean): MinimumRule | null {
  if (fan === 0) return null;
  const counts: MinimumRule['counts'] = ({ pattern }) => bonusCounts || !BONUS_PATTERNS.has(pattern);
  return { rule: 'three-fan', need: fan, counts, ...(bonusCounts && !withoutLuck && { met: bonusWorth }) };
}

/** The steps that run by themselves, with their rule ids. */
const FLOW: Flow = {
  ...standard.flow,
  turns: 'turn-order',
  draws: 'normal-round',
  called: 'claim-then-discard',
  onward: 'next-after-claim',
  pile: 'supplement',
  bonus: 'flower-replaced',
  order: 'order-of-honours',
  shared: 'several-winners',
  best: 'best-reading',
};

/** Who may claim a discard, with the agreed rules on the last discard and on robbing concealed Gongs. */
function callsFor(chosen: Chosen): CallRules {
  const win = fromAnyone('interrupt-round');
  return {
    chow: onLastDiscard(chosen, fromTheLeft('seung-next')),
    pung: onLastDiscard(chosen, fromAnyone('pong')),
    kong: fromAnyone('exposed-gong'),
    win:
      chosen['concealed-robbing'] === true
        ? robsConcealedAs('concealed-robbing', 'thirteen-orphans', win)
        : win,
    pass: 'pass',
  };
}

function ordinary(chosen: Chosen): Ruleset {
  const kong = (rule: KongRule): KongRule =>
    chosen['gong-only-just-drawn'] === true ? onlyJustDrawn('gong-only-just-drawn', rule) : rule;
  const withoutLuck = chosen['without-luck'] === true;
  const robbed = chosen['robbing'] !== false;
  const bonusHand = enoughFor(chosen);
  const table = fanTable(chosen);
  return {
    ...standard,
    id: 'hong-kong',
    title: 'Hong Kong',
    terms: {
      ...standard.terms,
      chow: 'Seung',
      pung: 'Pong',
      kong: 'Gong',
      win: 'Win',
    },
    tiles: TILES_AND_FLOWERS,
    deal: {
      ...standard.deal,
      dealerExtra: false,
      preamble: [{ step: 'replacing', rule: 'flowers-first', word: null }],
    },
    flow: FLOW,
    calls: callsFor(chosen),
    contest: byRank(chosen['several-winners'] === true),
    kongs: {
      concealed: kong(afterADraw('concealed-gong')),
      promoted: kong(afterADraw('added-gong')),
      robbing: {
        rule: robbed ? 'rob-added-gong' : 'robbing',
        promoted: robbed,
        concealed: robbed && chosen['concealed-robbing'] === true ? 'concealed-robbing' : null,
      },
      emptyWall: 'wall-out',
      shown: true,
    },
    supplement: { rule: 'supplement', from: 'tail' },
    wins: {
      ...standard.wins,
      shapeRule: 'shape-standard',
      shapes: [
        standardShape('shape-standard'),
        ...(chosen['seven-pairs-worth'] === 0
          ? []
          : [sevenPairsShape('shape-seven-pairs', chosen['same-pair-twice'] === true)]),
        thirteenOrphansShape('shape-thirteen-orphans'),
        ...(bonusHand === null ? [] : [bonusHandShape(bonusHand)]),
      ],
      draw: 'normal-round',
      discard: 'interrupt-round',
      aims: aimsOf(table.patterns),
      minimum: minimum(
        Number(chosen['minimum-fan']),
        chosen['bonus-counts-for-minimum'] === true,
        withoutLuck,
      ),
    },
    scoring: {
      unit: 'fan',
      most: table.cap,
      score: (win) => bestFan(table, win),
      tied: (win) => isTied(table, win),
      objections: fanObjections(table.patterns),
      loserScore: null,
    },
    wallOut: 'wall-out',
    settle: settleBy(paymentChosen(chosen), chosen['discard-payment'] === 'shared' ? 'shared' : 'discarder'),
    sumOf: sumBy(paymentChosen(chosen)),
    payTable: { title: paymentChosen(chosen), isShared: chosen['discard-payment'] === 'shared' },
    next: (outcome, position) => {
      const stays = dealsAgain(outcome, position.table, chosen['drawn-deal'] !== 'passes');
      return nextInRounds(position, stays, 'match');
    },
    roundCounts: true,
  };
}

const paymentChosen = (chosen: Chosen): PaymentTable =>
  PAYMENTS.find((table) => table === chosen['payment']) ?? 'half-spicy';

/** The game as programs written for the source's referee expect it: one hand, no robbing, no payments. */
function protocol(chosen: Chosen): Ruleset {
  const base = ordinary({ ...chosen, 'gong-only-just-drawn': true, payment: 'none' });
  return {
    ...base,
    kongs: { ...base.kongs, robbing: { rule: 'rob-added-gong', promoted: false, concealed: null } },
    next: () => ({ over: true, rule: 'match' }),
  };
}

const game: Game = {
  id: 'hong-kong',
  title: 'Hong Kong',
  options: OPTIONS,
  under: { ordinary, protocol },
};

export default game;
