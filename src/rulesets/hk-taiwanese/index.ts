/** Hong Kong-style Taiwanese: sixteen tiles, money on the spot, a dealer's streak, and debts that pull. */

import type { Chosen, Game } from '../../engine/game.ts';
import type { Flow } from '../../engine/procedure-rules.ts';
import type { CallRule, CallRules, Ruleset, Terms } from '../../engine/ruleset.ts';
import { calledKind } from '../parts/called-kind.ts';
import { fromAnyone, fromTheLeft, onLastDiscard } from '../parts/calls.ts';
import { byRank } from '../parts/contests.ts';
import { bestFan, type FanTable, fanObjections, isTied } from '../parts/fan.ts';
import { afterADraw } from '../parts/kongs.ts';
import { dealsAgain, nextInRounds } from '../parts/rounds.ts';
import { standardShape } from '../parts/shapes.ts';
import { standard, TILES_AND_FLOWERS } from '../parts/standard.ts';
import { exclusionsFor } from './exclusions.ts';
import { bonusPays, chase, concealedKongPays, diceOwe } from './instant-payments.ts';
import { mistakes } from './mistakes.ts';
import { dealerStays, onAStreak, pull, settleByPull, sumBy } from './money.ts';
import { OPTIONS } from './options.ts';
import { passedWin } from './passed-win.ts';
import { patterns } from './patterns.ts';
import { readyFirstTurn } from './ready.ts';
import { pairsAndPungShape } from './shapes.ts';
import { kongBrings, stakesChosen } from './stakes.ts';

/** Cap on a hand's fan, without the dealer's bonus (rule `fan-add`). */
const MOST_FAN = 88;

/**
 * The pung call. Forbids claiming the tile discarded right after a chow, unless agreed (rule `no-peng-after-sheung`).
 */
const pung = (afterSheung: boolean): CallRule => ({
  ...fromAnyone('peng-kong'),
  forbids: (_seat, offer) =>
    offer.afterCall === 'chow' && !afterSheung ? { rule: 'no-peng-after-sheung', tiles: [offer.tile] } : null,
});

/** The game's own words. */
const TERMS: Terms = {
  ...standard.terms,
  chow: 'Sheung',
  pung: 'Peng',
  kong: 'Kong',
  win: 'Wu',
  dealer: 'dealer',
  money: 'chips',
};

/** The steps that run by themselves, with their rule ids. */
const FLOW: Flow = {
  ...standard.flow,
  turns: 'turn-flow',
  draws: 'turn-flow',
  called: 'after-claim',
  onward: 'after-claim',
  pile: 'flower-drawn',
  bonus: 'flower-drawn',
  shared: 'several-winners',
  shown: 'concealed-kong-hidden',
  anyWorth: 'no-minimum',
  best: 'fan-add',
};

/** Who may claim a discard, with the agreed rules on tiles after a Sheung and on the last one. */
function callsFor(chosen: Chosen): CallRules {
  return {
    chow: onLastDiscard(chosen, fromTheLeft('sheung')),
    pung: onLastDiscard(chosen, pung(chosen['peng-after-sheung'] === 'allowed')),
    kong: fromAnyone('peng-kong'),
    win: fromAnyone('priority'),
    pass: 'in-turn',
  };
}

function ordinary(chosen: Chosen): Ruleset {
  const stakes = stakesChosen(chosen);
  const robbed = chosen['robbing'] !== false;
  const table: FanTable = {
    unit: 'fan',
    patterns: patterns(chosen),
    alone: null,
    aloneRule: 'fan-add',
    cap: chosen['cap'] === 'none' ? Number.POSITIVE_INFINITY : MOST_FAN,
    capRule: 'cap',
  };
  return {
    ...standard,
    id: 'hk-taiwanese',
    title: 'HK-style Taiwanese',
    terms: TERMS,
    tiles: TILES_AND_FLOWERS,
    deal: {
      ...standard.deal,
      sets: 5,
      preamble: [
        { step: 'dice', rule: 'dice', count: 3, owes: (dice, dealer) => diceOwe(dice, dealer, stakes.base) },
        { step: 'replacing', rule: 'flowers-please', word: 'please' },
      ],
      closing: [
        { step: 'show-kongs', rule: 'concealed-kong-hidden' },
        { step: 'show-hands', rule: 'one-source', who: 'winners' },
        { step: 'pay' },
      ],
    },
    flow: FLOW,
    calls: callsFor(chosen),
    contest: byRank(chosen['several-winners'] === true),
    kongs: {
      concealed: { ...afterADraw('concealed-kong'), brings: kongBrings(stakes) },
      promoted: afterADraw('promoted-kong'),
      robbing: { rule: robbed ? 'rob-kong' : 'robbing', promoted: robbed, concealed: null },
      emptyWall: 'wall-out',
      shown: false,
    },
    supplement: { rule: 'flower-drawn', from: 'tail' },
    wins: {
      ...standard.wins,
      shapeRule: 'shape-standard',
      shapes: [standardShape('shape-standard'), pairsAndPungShape('shape-seven-pairs')],
      draw: 'turn-flow',
      discard: 'priority',
    },
    scoring: {
      unit: 'fan',
      ...(Number.isFinite(table.cap) && { most: table.cap }),
      score: (win) => bestFan(table, win),
      tied: (win) => isTied(table, win),
      objections: fanObjections(table.patterns),
      loserScore: null,
    },
    wallOut: 'wall-out',
    stakes,
    settle: settleByPull({
      stakes,
      grow: chosen['pull-growth'] === 'all' ? 'all' : 'losers',
      alwaysLoses: chosen['dealer-loses-from'] === 'always',
    }),
    sumOf: sumBy(stakes),
    next: (outcome, position) => {
      const stays = dealsAgain(outcome, position.table, chosen['drawn-deal'] !== 'passes');
      const following = nextInRounds(position, stays, 'dealer-stays');
      return following.over ? { over: true, rule: 'match' } : following;
    },
    clauses: [
      passedWin(chosen['passed-win-ends'] === 'turn' ? 'turn' : 'discard'),
      readyFirstTurn,
      ...(chosen['called-kind'] === false ? [calledKind('called-kind')] : []),
      bonusPays(stakes.base, chosen['bonus-pay'] === 'sets' ? 'sets' : 'each-tile'),
      concealedKongPays(stakes.base),
      chase(stakes.base),
      dealerStays,
      pull,
    ],
    mistakes: mistakes(stakes),
    excludes: exclusionsFor(chosen),
    begins: onAStreak,
    roundCounts: true,
  };
}

const game: Game = {
  id: 'hk-taiwanese',
  title: 'HK-style Taiwanese',
  options: OPTIONS,
  under: { ordinary },
};

export default game;
