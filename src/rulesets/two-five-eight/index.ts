/** The smallest game: three suits, no chow claims, and a pair of 2s, 5s or 8s. */
import type { Chosen, Game } from '../../engine/game.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { seatAfter } from '../../engine/seats.ts';
import { kindsFrom, SUITED, tileSet } from '../../engine/tiles.ts';
import { forbidden, fromAnyone, fromTheLeft } from '../parts/calls.ts';
import { byRank } from '../parts/contests.ts';
import { flow } from '../parts/flow.ts';
import { afterADraw, noSuchKong, onlyJustDrawn } from '../parts/kongs.ts';
import { dealsAgain } from '../parts/rounds.ts';
import { standardShape } from '../parts/shapes.ts';
import { jong258 } from './jong.ts';
import { HARD_KONG_BRINGS, kongsAtOnce, points, settle, settleWins } from './points.ts';
import { warmUp } from './warm-up.ts';

/** The steps that run by themselves, with their rule ids. */
const FLOW = flow({
  tiles: 'tiles',
  opens: 'east-first',
  turns: 'turn-order',
  draws: 'draw-discard',
  called: 'call-pung',
  onward: 'after-call',
  pile: 'supplement-tail',
  shared: 'all-winners',
});

function ordinary(chosen: Chosen): Ruleset {
  const promotes = chosen['promoted-kong'] === true;
  const robbed = promotes && chosen['robbing'] === true;
  const hard =
    chosen['kong-just-drawn'] === true
      ? onlyJustDrawn('kong-just-drawn', afterADraw('hard-kong'))
      : afterADraw('hard-kong');
  const atOnce = chosen['kongs-paid'] === 'at-once';
  return {
    id: 'two-five-eight',
    title: 'Two-Five-Eight',
    terms: {
      chow: 'Sheung',
      pung: 'Pung',
      kong: 'Kong',
      pair: 'Jong',
      win: 'Hooo',
      selfDraw: 'Self Pick',
      winOnDiscard: 'Fire',
      dealer: 'East',
      characters: 'Thousands',
      dots: 'Circles',
      bamboo: 'Bamboos',
      drawnHand: 'drawn deal',
      money: 'points',
    },
    direction: 'clockwise',
    tiles: tileSet([kindsFrom(0, SUITED), 4]),
    deal: {
      rule: 'deal',
      sets: 4,
      dealerExtra: true,
      box: 0,
      preamble: [],
      closing: [{ step: 'show-hands', rule: 'one-source', who: 'winners' }, { step: 'pay' }],
    },
    flow: FLOW,
    calls: {
      chow:
        chosen['claimed-sheung'] === true ? fromTheLeft('claimed-sheung') : forbidden('no-claimed-sheung'),
      pung: fromAnyone('call-pung'),
      kong: fromAnyone('soft-kong'),
      win: fromAnyone('call-hooo'),
      pass: 'may-pass',
    },
    contest: byRank({ rank: 'priority', nearest: 'priority' }, true),
    kongs: {
      concealed: { ...hard, brings: HARD_KONG_BRINGS },
      promoted: promotes ? afterADraw('promoted-kong') : noSuchKong('no-promoted-kong'),
      robbing: { rule: robbed ? 'robbing' : 'no-robbing', promoted: robbed, concealed: null },
      emptyWall: chosen['empty-wall-kong'] === false ? 'empty-wall-kong' : null,
      shown: true,
    },
    supplement: { rule: 'supplement-tail', from: 'tail' },
    wins: {
      shapeRule: 'four-sets-and-jong',
      shapes: [standardShape('four-sets-and-jong')],
      constraints: [jong258],
      draw: 'self-pick',
      discard: 'call-hooo',
      minimum: null,
    },
    scoring: points,
    wallOut: 'wall-out',
    settle: atOnce ? settleWins : settle,
    next: (outcome, { table }) => {
      const stays = dealsAgain(outcome, table, chosen['drawn-deal'] === 'stays');
      const byWinning = chosen['next-dealer'] === 'winner' && outcome.is === 'won';
      const other = byWinning ? outcome.winners[0].seat : seatAfter(table.dealer);
      const dealer = stays ? table.dealer : other;
      return { over: false, dealer, round: table.round, under: table.under, rule: 'next-east' };
    },
    clauses: atOnce ? [kongsAtOnce] : [],
    mistakes: [],
    stake: 0,
  };
}

const game: Game = {
  id: 'two-five-eight',
  title: 'Two-Five-Eight',
  options: [
    {
      id: 'promoted-kong',
      title: 'Adding to a Pung',
      values: [false, true],
      default: false,
    },
    {
      id: 'robbing',
      title: 'Robbing an added Kong',
      values: [false, true],
      default: false,
      idle: [{ option: 'promoted-kong', values: [false], rule: 'no-promoted-kong' }],
    },
    {
      id: 'kong-just-drawn',
      title: 'A hard Kong only with the tile just drawn',
      values: [false, true],
      default: false,
    },
    { id: 'empty-wall-kong', title: 'A Kong on an empty wall', values: [true, false], default: true },
    { id: 'claimed-sheung', title: 'A Sheung from a discard', values: [false, true], default: false },
    { id: 'kongs-paid', title: 'When Kongs are paid for', values: ['at-win', 'at-once'], default: 'at-win' },
    { id: 'next-dealer', title: 'Who deals after a win', values: ['next', 'winner'], default: 'next' },
    {
      id: 'drawn-deal',
      title: 'Who deals after a drawn deal',
      values: ['passes', 'stays'],
      default: 'passes',
    },
  ],
  under: { ordinary, 'warm-up': (chosen) => warmUp(ordinary(chosen)) },
};

export default game;
