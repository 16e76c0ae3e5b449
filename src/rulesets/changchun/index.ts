/** The Changchun game: a win needs all three suits, a terminal or honour, and a triplet or a pair of dragons. */

import type { Chosen, Game } from '../../engine/game.ts';
import type { Flow } from '../../engine/procedure-rules.ts';
import type { CallRule, Ruleset } from '../../engine/ruleset.ts';
import { type Seat, seatAfter } from '../../engine/seats.ts';
import { atMostExposed, atMostMelds, fromAnyone, fromTheLeft } from '../parts/calls.ts';
import { byRank } from '../parts/contests.ts';
import { afterADraw } from '../parts/kongs.ts';
import { option } from '../parts/options.ts';
import { dealsAgain } from '../parts/rounds.ts';
import { sevenPairsShape, standardShape } from '../parts/shapes.ts';
import { standard } from '../parts/standard.ts';
import { exceptPairs, threeSuits, tripletOrDragonPair, yaoJiu } from './conditions.ts';
import { START, settleStandup, standup } from './points.ts';

/** Most exposed melds of a hand (rule `three-melds`). */
const MOST_EXPOSED = 3;

/** The steps that run by themselves, with their rule ids. */
const FLOW: Flow = {
  ...standard.flow,
  turns: 'turn-order',
  draws: 'draw-discard',
  called: 'after-claim',
  onward: 'after-claim',
  pile: 'supplement',
  best: 'best-reading',
  shared: 'several-winners',
};

function ordinary(chosen: Chosen): Ruleset {
  const scored = chosen['scoring'] === 'standup';
  const robbed = chosen['robbing'] === true;
  const hidden = chosen['an-gang-shown'] === false;
  const called = (call: CallRule): CallRule =>
    chosen['an-gang-counts'] === true
      ? atMostMelds('an-gang-counts', MOST_EXPOSED, call)
      : atMostExposed('three-melds', MOST_EXPOSED, call);
  return {
    ...standard,
    id: 'changchun',
    title: 'Changchun',
    terms: {
      ...standard.terms,
      chow: 'Chi',
      pung: 'Peng',
      kong: 'Gang',
      win: 'Hu',
      selfDraw: 'Zi Mo',
      winOnDiscard: 'Dian Pao',
      dealer: 'Banker',
      characters: 'Wan',
      dots: 'Tong',
      bamboo: 'Tiao',
      drawnHand: 'Huang Zhuang',
    },
    deal: {
      ...standard.deal,
      preamble: [{ step: 'dice', rule: 'dice', count: 2 }],
      closing: [
        ...(hidden ? [{ step: 'show-kongs', rule: 'an-gang-shown' } as const] : []),
        { step: 'show-hands', rule: 'one-source', who: 'winners' },
        { step: 'pay' },
      ],
    },
    flow: hidden ? { ...FLOW, shown: 'an-gang-shown' } : FLOW,
    calls: {
      chow: called(fromTheLeft('chi-left')),
      pung: called(fromAnyone('peng')),
      kong: called(fromAnyone('ming-gang')),
      win: fromAnyone('dian-pao'),
      pass: 'in-turn',
    },
    contest: byRank(chosen['several-winners'] === true, { nearest: 'nearest-hu' }),
    kongs: {
      concealed: afterADraw('an-gang'),
      promoted: afterADraw('bu-gang'),
      robbing: { rule: robbed ? 'robbing' : 'no-robbing', promoted: robbed, concealed: null },
      emptyWall: 'no-gang-on-empty-wall',
      shown: !hidden,
    },
    supplement: { rule: 'supplement', from: 'head' },
    wins: {
      ...standard.wins,
      shapeRule: 'shape-standard',
      shapes: [
        standardShape('shape-standard'),
        sevenPairsShape('shape-seven-pairs', chosen['different-pairs'] !== true),
      ],
      constraints:
        chosen['free-pairs'] === true
          ? [exceptPairs(threeSuits), exceptPairs(yaoJiu), tripletOrDragonPair]
          : [threeSuits, yaoJiu, tripletOrDragonPair],
      draw: 'zi-mo',
      discard: 'dian-pao',
    },
    scoring: scored ? standup : null,
    wallOut: 'huang-zhuang',
    settle: scored ? settleStandup : null,
    rounds: 1,
    next: (outcome, { table }) => {
      const stays = dealsAgain(outcome, table, chosen['drawn-deal'] !== 'passes');
      if (!stays && table.dealer === LAST_BANKER) return { over: true, rule: 'next-banker' };
      const dealer = stays ? table.dealer : seatAfter(table.dealer);
      return { over: false, dealer, round: table.round, under: table.under, rule: 'next-banker' };
    },
    stake: scored ? START : 0,
  };
}

/** The match ends when the deal leaves this seat. */
const LAST_BANKER: Seat = 3;

const game: Game = {
  id: 'changchun',
  title: 'Changchun',
  options: [
    option('several-winners', 'Several winners on one tile', [false, true]),
    option('robbing', 'Robbing a Bu Gang', [false, true]),
    option('an-gang-shown', 'How an An Gang lies', [true, false]),
    option('an-gang-counts', 'Whether an An Gang counts as open', [false, true]),
    option('different-pairs', 'Four of a kind as two pairs', [false, true]),
    option('free-pairs', 'What seven pairs need', [false, true]),
    option('drawn-deal', 'Who is Banker after Huang Zhuang', ['stays', 'passes']),
    option('scoring', 'A point table', ['none', 'standup']),
  ],
  under: { ordinary },
};

export default game;
