/** The British game: at most one chow, "fishing" before a win, and a goulash after a drawn deal. */
import type { Chosen, Game } from '../../engine/game.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { BAMBOO, FLOWERS, JOKER, kindsFrom, PLAYED, suited, tileSet } from '../../engine/tiles.ts';
import { forbidden, fromAnyone, fromTheLeft } from '../parts/calls.ts';
import { byRank } from '../parts/contests.ts';
import { flow } from '../parts/flow.ts';
import { noChows, oneChow, oneChowOnly, secondChow } from './chows.ts';
import { fishing } from './fishing.ts';
import { type Freezing, frozen } from './frozen.ts';
import { EXCHANGE_STEPS, exchanges, partnersOf } from './goulash.ts';
import { atAnyTurn, inOwnTurn } from './kongs.ts';
import { originalCalls } from './original-call.ts';
import { nextHand } from './rotation.ts';
import { scoring } from './scoring.ts';
import { settleBy, sumOf } from './settlement.ts';
import { goulashShapes, lacksInGoulash, ordinaryShapes } from './shapes.ts';
import { aims, USUAL } from './targets.ts';

const FREEZING: readonly Freezing[] = ['off', 'original-only', 'both'];
const freezingOf = (chosen: Chosen): Freezing =>
  FREEZING.find((value) => value === chosen['frozen']) ?? 'off';

/** The steps that run by themselves, with their rule ids. */
const FLOW = flow({
  tiles: 'tiles',
  opens: 'deal',
  turns: 'turn-order',
  draws: 'turn-order',
  called: 'claim-steps',
  onward: 'turn-after-claim',
  pile: 'kong-box',
  bonus: 'bonus-replaced',
  last: 'drawn-hand',
});

function ordinary(chosen: Chosen): Ruleset {
  const freezing = freezingOf(chosen);
  const secondChows = chosen['second-chow'] !== false;
  return {
    id: 'british',
    title: 'British',
    terms: {
      chow: 'Chow',
      pung: 'Pung',
      kong: 'Kong',
      pair: 'pair',
      win: 'Mah-Jong',
      selfDraw: 'self-draw',
      winOnDiscard: 'win on a discard',
      dealer: 'East',
      characters: 'characters',
      dots: 'dots',
      bamboo: 'bamboo',
      drawnHand: 'drawn deal',
      money: 'points',
    },
    direction: 'counter-clockwise',
    tiles: tileSet([kindsFrom(0, PLAYED), 4], [kindsFrom(FLOWERS, JOKER), 1]),
    deal: {
      rule: 'deal',
      sets: 4,
      dealerExtra: true,
      box: 14,
      preamble: [{ step: 'replacing', rule: 'bonus-replaced', word: null }],
      closing: [{ step: 'show-hands', rule: 'one-source', who: 'all' }, { step: 'pay' }],
    },
    flow: FLOW,
    calls: {
      chow: secondChows ? fromTheLeft('claim-chow') : oneChowOnly(fromTheLeft('claim-chow')),
      pung: fromAnyone('claim-pung-kong'),
      kong: fromAnyone('claim-pung-kong'),
      win: fromAnyone('claim-mah-jong'),
      pass: 'in-turn',
    },
    contest: byRank({ rank: 'priority', nearest: 'priority' }, false),
    kongs: {
      concealed: inOwnTurn('concealed-kong'),
      promoted: chosen['promotion-after-call'] === true ? atAnyTurn('promotion') : inOwnTurn('promotion'),
      robbing: { rule: 'robbing-the-kong', promoted: true, concealed: null },
      emptyWall: null,
      shown: true,
    },
    supplement: { rule: 'supplement', from: 'box', out: 'box-empty' },
    wins: {
      shapeRule: 'win-shapes',
      shapes: ordinaryShapes(chosen),
      constraints: [oneChow],
      draw: 'tsumo',
      discard: 'ron',
      aims: aims(Number(chosen['limit'] ?? 1000), chosen['jade-dragons'] === true),
      usual: USUAL,
      minimum: null,
    },
    scoring: scoring(chosen),
    wallOut: 'drawn-hand',
    settle: settleBy(chosen['losers-settle'] !== false),
    sumOf,
    next: nextHand,
    clauses: [originalCalls(freezing === 'off'), fishing(freezing), frozen(freezing)],
    mistakes: [],
    cautions: secondChows ? [secondChow] : [],
    begins: ({ table: { dealer } }) => [{ rule: 'settlement', seats: [dealer] }],
    roundCounts: true,
    stake: 2000,
  };
}

/** The goulash: jokers, no chows, and three exchanges before the first turn (rule `goulash`). */
function goulash(chosen: Chosen): Ruleset {
  const base = ordinary(chosen);
  const { begins } = base;
  const two = suited(BAMBOO, 2);
  const plain = kindsFrom(0, PLAYED).filter((kind) => kind !== two);
  return {
    ...base,
    tiles: tileSet([plain, 4], [kindsFrom(FLOWERS, JOKER), 1], [[JOKER], 4]),
    deal: { ...base.deal, preamble: [...base.deal.preamble, ...EXCHANGE_STEPS] },
    calls: { ...base.calls, chow: forbidden('no-chows-in-goulash') },
    jokers: { rule: 'jokers', most: { pung: 1, kong: 2 } },
    begins: (position, reader) => [
      { rule: 'goulash', seats: partnersOf(position, reader) },
      ...(begins?.(position, reader) ?? []),
    ],
    wins: {
      ...base.wins,
      shapes: goulashShapes(chosen),
      lacks: lacksInGoulash(chosen),
      constraints: [noChows],
    },
    clauses: [...base.clauses, exchanges],
    cautions: [],
  };
}

const game: Game = {
  id: 'british',
  title: 'British',
  options: [
    { id: 'frozen', title: 'Changing your hand after a declaration', values: [...FREEZING], default: 'off' },
    {
      id: 'promotion-after-call',
      title: 'Adding to a Pung right after a call',
      values: [false, true],
      default: false,
    },
    { id: 'second-chow', title: 'Calling a second Chow', values: [true, false], default: true },
    { id: 'limit', title: 'The limit', values: [500, 1000, 1500, 2000], default: 1000 },
    { id: 'knitting-suits', title: 'The suits of knitted pairs', values: ['free', 'same'], default: 'free' },
    { id: 'jade-dragons', title: 'Green dragons in imperial jade', values: [false, true], default: false },
    { id: 'losers-settle', title: 'What the losers pay each other', values: [true, false], default: true },
  ],
  under: { ordinary, goulash },
};

export default game;
