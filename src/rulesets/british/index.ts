/** The British game: at most one chow, "fishing" before a win, and a goulash after a drawn deal. */

import type { Chosen, Game } from '../../engine/game.ts';
import type { Flow } from '../../engine/procedure-rules.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { BAMBOO, FLOWERS, JOKER, kindsFrom, PLAYED, suitedKind, tileSet } from '../../engine/tiles.ts';
import { fromAnyone, fromNobody, fromTheLeft } from '../parts/calls.ts';
import { byRank } from '../parts/contests.ts';
import { option } from '../parts/options.ts';
import { standard, TILES_AND_FLOWERS } from '../parts/standard.ts';
import { noChows, oneChow, oneChowOnly, secondChow } from './chows.ts';
import { goulashExclusions, ordinaryExclusions } from './exclusions.ts';
import { fishingClause } from './fishing.ts';
import { type Freezing, frozenClause } from './frozen-hand.ts';
import { EXCHANGE_STEPS, exchanges, partnersOf } from './goulash.ts';
import { atAnyTurn, inOwnTurn } from './kongs.ts';
import { originalCalls } from './original-call.ts';
import { nextHand } from './rotation.ts';
import { scoringOf } from './scoring.ts';
import { settleBy, sumOf } from './settlement.ts';
import { goulashShapes, lacksInGoulash, ordinaryShapes } from './shapes.ts';
import { agreedScoring } from './special-hands.ts';
import { aims, USUAL } from './targets.ts';

const FROZEN_VALUES = ['off', 'original-only', 'both'] as const satisfies readonly Freezing[];
const freezingOf = (chosen: Chosen): Freezing =>
  FROZEN_VALUES.find((value) => value === chosen['frozen']) ?? 'off';

/** The steps that run by themselves, with their rule ids. */
const FLOW: Flow = {
  ...standard.flow,
  turns: 'turn-order',
  draws: 'turn-order',
  called: 'claim-steps',
  onward: 'turn-after-claim',
  pile: 'kong-box',
  bonus: 'bonus-replaced',
  last: 'drawn-hand',
};

function ordinary(chosen: Chosen): Ruleset {
  const freezing = freezingOf(chosen);
  const secondChows = chosen['second-chow'] !== false;
  return {
    ...standard,
    id: 'british',
    title: 'British',
    terms: {
      ...standard.terms,
      chow: 'Chow',
      pung: 'Pung',
      kong: 'Kong',
      win: 'Mah-Jong',
    },
    tiles: TILES_AND_FLOWERS,
    deal: {
      ...standard.deal,
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
    contest: byRank(false),
    kongs: {
      concealed: inOwnTurn('concealed-kong'),
      promoted: chosen['promotion-after-call'] === true ? atAnyTurn('promotion') : inOwnTurn('promotion'),
      robbing: { rule: 'robbing-the-kong', promoted: true, concealed: null },
      emptyWall: null,
      shown: true,
    },
    supplement: { rule: 'supplement', from: 'box', out: 'box-empty' },
    wins: {
      ...standard.wins,
      shapeRule: 'win-shapes',
      shapes: ordinaryShapes(chosen),
      constraints: [oneChow],
      draw: 'tsumo',
      discard: 'ron',
      aims: aims(agreedScoring(chosen)),
      usual: USUAL,
    },
    scoring: scoringOf(chosen),
    wallOut: 'drawn-hand',
    settle: settleBy(chosen['losers-settle'] !== false),
    sumOf,
    next: nextHand,
    clauses: [originalCalls(freezing === 'off'), fishingClause(freezing), frozenClause(freezing)],
    excludes: ordinaryExclusions,
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
  const two = suitedKind(BAMBOO, 2);
  const plain = kindsFrom(0, PLAYED).filter((kind) => kind !== two);
  return {
    ...base,
    tiles: tileSet([plain, 4], [kindsFrom(FLOWERS, JOKER), 1], [[JOKER], 4]),
    deal: { ...base.deal, preamble: [...base.deal.preamble, ...EXCHANGE_STEPS] },
    calls: { ...base.calls, chow: fromNobody('no-chows-in-goulash') },
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
    excludes: goulashExclusions,
    cautions: [],
  };
}

const game: Game = {
  id: 'british',
  title: 'British',
  options: [
    option('frozen', 'Changing your hand after a declaration', FROZEN_VALUES),
    option('promotion-after-call', 'Adding to a Pung right after a call', [false, true]),
    option('second-chow', 'Calling a second Chow', [true, false]),
    option('limit', 'The limit', [500, 1000, 1500, 2000], { default: 1000 }),
    option('knitting-suits', 'The suits of knitted pairs', ['free', 'same']),
    option('jade-dragons', 'Green dragons in imperial jade', [false, true]),
    option('gates-ends', 'A fourth 1 or 9 in gates of heaven', [true, false]),
    option('losers-settle', 'What the losers pay each other', [true, false]),
  ],
  under: { ordinary, goulash },
};

export default game;
