/** What most games have in common. A game spreads it and states what is its own. */
import type { Flow } from '../../engine/procedure-rules.ts';
import type { Deal, Ruleset, Terms, Wins } from '../../engine/ruleset.ts';
import { FLOWERS, JOKER, kindsFrom, PLAYED_KINDS, tileSet } from '../../engine/tiles.ts';

/** Four copies of every suited tile, wind and dragon: 136 tiles. */
export const TILES = tileSet([PLAYED_KINDS, 4]);
/** The same with four flowers and four seasons: 144 tiles. */
export const TILES_AND_FLOWERS = tileSet([PLAYED_KINDS, 4], [kindsFrom(FLOWERS, JOKER), 1]);

/** Common words; a game has its own for the calls and the win. */
const terms = {
  pair: 'pair',
  selfDraw: 'self-draw',
  winOnDiscard: 'win on a discard',
  dealer: 'East',
  characters: 'characters',
  dots: 'dots',
  bamboo: 'bamboo',
  drawnHand: 'drawn deal',
  money: 'points',
} satisfies Partial<Terms>;

/** Thirteen tiles, and a fourteenth for the dealer; the winners show their hands and are paid. */
const deal: Deal = {
  rule: 'deal',
  sets: 4,
  dealerExtra: true,
  box: 0,
  preamble: [],
  closing: [{ step: 'show-hands', rule: 'one-source', who: 'winners' }, { step: 'pay' }],
};

/** Rules of the common rulebook; null for procedures that a game has not unless it names their rule. */
const flow = {
  tiles: 'tiles',
  opens: 'deal',
  hidden: 'one-source',
  together: 'claims-together',
  last: 'last-discard',
  shown: 'kong-shown',
  shared: null,
  bonus: null,
  order: null,
  anyWorth: null,
  best: null,
  opened: null,
  counters: null,
  betsStay: null,
  final: null,
} satisfies Partial<Flow>;

/** Any complete hand wins. */
const wins = { constraints: [], minimum: null } satisfies Partial<Wins>;

export const standard = {
  terms,
  rounds: 4,
  direction: 'counter-clockwise',
  tiles: TILES,
  deal,
  flow,
  wins,
  clauses: [],
  mistakes: [],
  stake: 0,
} satisfies { readonly [K in keyof Ruleset]?: Partial<Ruleset[K]> };
