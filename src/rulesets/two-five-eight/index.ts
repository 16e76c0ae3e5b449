/** The smallest game: three suits, no chow claims, and a pair of 2s, 5s or 8s. */

import type { Chosen, Game } from '../../engine/game.ts';
import type { Flow } from '../../engine/procedure-rules.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { seatAfter } from '../../engine/seats.ts';
import { kindsFrom, SUITED, tileSet } from '../../engine/tiles.ts';
import { fromAnyone, fromNobody, fromTheLeft } from '../parts/calls.ts';
import { byRank } from '../parts/contests.ts';
import { afterADraw, noSuchKong, onlyJustDrawn } from '../parts/kongs.ts';
import { option } from '../parts/options.ts';
import { dealsAgain } from '../parts/rounds.ts';
import { standardShape } from '../parts/shapes.ts';
import { standard } from '../parts/standard.ts';
import { jong258 } from './jong.ts';
import { HARD_KONG_BRINGS, kongsAtOnce, points, settle, settleWins } from './points.ts';
import { warmUp } from './warm-up.ts';

/** The steps that run by themselves, with their rule ids. */
const FLOW: Flow = {
  ...standard.flow,
  opens: 'east-first',
  turns: 'turn-order',
  draws: 'draw-discard',
  called: 'call-pung',
  onward: 'after-call',
  pile: 'supplement-tail',
  shared: 'all-winners',
};

function ordinary(chosen: Chosen): Ruleset {
  const promotes = chosen['promoted-kong'] === true;
  const robbed = promotes && chosen['robbing'] === true;
  const hard =
    chosen['kong-just-drawn'] === true
      ? onlyJustDrawn('kong-just-drawn', afterADraw('hard-kong'))
      : afterADraw('hard-kong');
  const atOnce = chosen['kongs-paid'] === 'at-once';
  return {
    ...standard,
    id: 'two-five-eight',
    title: 'Two-Five-Eight',
    terms: {
      ...standard.terms,
      chow: 'Sheung',
      pung: 'Pung',
      kong: 'Kong',
      pair: 'Jong',
      win: 'Hooo',
      selfDraw: 'Self Pick',
      winOnDiscard: 'Fire',
      characters: 'Thousands',
      dots: 'Circles',
      bamboo: 'Bamboos',
    },
    direction: 'clockwise',
    tiles: tileSet([kindsFrom(0, SUITED), 4]),
    flow: FLOW,
    calls: {
      chow:
        chosen['claimed-sheung'] === true ? fromTheLeft('claimed-sheung') : fromNobody('no-claimed-sheung'),
      pung: fromAnyone('call-pung'),
      kong: fromAnyone('soft-kong'),
      win: fromAnyone('call-hooo'),
      pass: 'may-pass',
    },
    contest: byRank(true),
    kongs: {
      concealed: { ...hard, brings: HARD_KONG_BRINGS },
      promoted: promotes ? afterADraw('promoted-kong') : noSuchKong('no-promoted-kong'),
      robbing: { rule: robbed ? 'robbing' : 'no-robbing', promoted: robbed, concealed: null },
      emptyWall: chosen['empty-wall-kong'] === false ? 'empty-wall-kong' : null,
      shown: true,
    },
    supplement: { rule: 'supplement-tail', from: 'tail' },
    wins: {
      ...standard.wins,
      shapeRule: 'four-sets-and-jong',
      shapes: [standardShape('four-sets-and-jong')],
      constraints: [jong258],
      draw: 'self-pick',
      discard: 'call-hooo',
    },
    scoring: points,
    wallOut: 'wall-out',
    settle: atOnce ? settleWins : settle,
    rounds: null,
    next: (outcome, { table }) => {
      const stays = dealsAgain(outcome, table, chosen['drawn-deal'] === 'stays');
      const byWinning = chosen['next-dealer'] === 'winner' && outcome.is === 'won';
      const other = byWinning ? outcome.winners[0].seat : seatAfter(table.dealer);
      const dealer = stays ? table.dealer : other;
      return { over: false, dealer, round: table.round, under: table.under, rule: 'next-east' };
    },
    clauses: atOnce ? [kongsAtOnce] : [],
  };
}

const game: Game = {
  id: 'two-five-eight',
  title: 'Two-Five-Eight',
  options: [
    option('promoted-kong', 'Adding to a Pung', [false, true]),
    option('robbing', 'Robbing an added Kong', [false, true], {
      idle: [{ option: 'promoted-kong', values: [false], rule: 'no-promoted-kong' }],
    }),
    option('kong-just-drawn', 'A hard Kong only with the tile just drawn', [false, true]),
    option('empty-wall-kong', 'A Kong on an empty wall', [true, false]),
    option('claimed-sheung', 'A Sheung from a discard', [false, true]),
    option('kongs-paid', 'When Kongs are paid for', ['at-win', 'at-once']),
    option('next-dealer', 'Who deals after a win', ['next', 'winner']),
    option('drawn-deal', 'Who deals after a drawn deal', ['passes', 'stays']),
  ],
  under: { ordinary, 'warm-up': (chosen) => warmUp(ordinary(chosen)) },
};

export default game;
