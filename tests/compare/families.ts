/**
 * Tables of real families and clubs, by what somebody has written about them in public: what they would answer on
 * /which/, and what somebody would say who knows mahjong. Where a description is silent, nobody knows the answer, except that
 * every table calls out something: the word of where it comes from.
 */
import type { Chosen } from '../../src/engine/game.ts';

interface Family {
  readonly says: string;
  /** Where the table is described. */
  readonly source: string;
  /** What the table would answer, by the ids of the questions. */
  readonly answers: Readonly<Record<string, string>>;
  /** The nearest game of this site. */
  readonly game: string;
  /** The house rules that make it theirs. */
  readonly chosen: Chosen;
  /** Questions that the game answers differently under all its options. */
  readonly differs: readonly string[];
  /** The game that it is, if this site does not teach it. */
  readonly foreignGame: string | null;
}

export const FAMILIES: readonly Family[] = [
  {
    says: 'an uncle in Hong Kong style, who counts from one fan and shares what a discard costs',
    source: 'https://github.com/byalextran/mahjong-scorekeeper',
    answers: { 'discard-payment': 'shared', minimum: 'one' },
    game: 'hong-kong',
    chosen: { 'minimum-fan': 1, 'discard-payment': 'shared' },
    differs: [],
    foreignGame: 'singaporean',
  },
  {
    says: 'an aunt of 83: whoever is complete first wins, nothing is counted, and flowers are only laid aside',
    source: 'http://www.buckeroomama.com/2010/09/little-mj.html',
    answers: {
      tiles: 'flowers',
      hand: 'thirteen',
      minimum: 'nothing',
      flowers: 'nothing',
      pair: 'any',
      runs: 'any',
      'discard-payment': 'nobody',
      losers: 'nothing',
    },
    game: 'hong-kong',
    chosen: { 'minimum-fan': 0, 'without-luck': true, payment: 'none' },
    differs: [],
    foreignGame: null,
  },
  {
    says: 'a home table of riichi with one han to win, two winners on one discard, and a deal that passes after a draw',
    source: 'http://www.reachmahjong.com/en/forum/viewtopic.php?f=5&t=53055&view=print',
    answers: {
      word: 'ron',
      tiles: 'honours',
      hand: 'thirteen',
      minimum: 'one',
      declare: 'bet',
      'several-winners': 'all',
      'drawn-deal': 'passes',
    },
    game: 'riichi',
    chosen: {},
    differs: ['drawn-deal'],
    foreignGame: null,
  },
  {
    says: 'a British club where one must call fishing, and losers settle their hands with each other',
    source: 'https://mahjongclub.andrewcolleran.site/getting-to-mah-jong',
    answers: {
      word: 'mah-jong',
      hand: 'thirteen',
      declare: 'must',
      'discard-payment': 'everyone',
      losers: 'hands',
      'seven-pairs': 'special',
    },
    game: 'british',
    chosen: {},
    differs: [],
    foreignGame: null,
  },
  {
    says: 'a house that plays by a book of the old Chinese game: every hand is counted, and runs are free',
    source: 'http://www.ece.neu.edu/~xzhu/mjrule.txt',
    answers: {
      word: 'mah-jong',
      tiles: 'flowers',
      hand: 'thirteen',
      chow: 'next',
      pair: 'any',
      runs: 'any',
      'drawn-deal': 'stays',
      'seven-pairs': 'nothing',
      'discard-payment': 'everyone',
      losers: 'hands',
      declare: 'silent',
      minimum: 'nothing',
      flowers: 'points',
      'own-discards': 'yes',
      robbing: 'yes',
      direction: 'right',
    },
    game: 'british',
    chosen: {},
    differs: ['runs', 'seven-pairs'],
    foreignGame: 'classical',
  },
  {
    says: 'friends from Shenyang: a triplet or a pair of dragons, no seven pairs, and a kong may be robbed',
    source: 'https://peterish.com/riichi-docs/shenyang-mahjong-rules',
    answers: {
      word: 'hu',
      tiles: 'honours',
      hand: 'thirteen',
      chow: 'next',
      pair: 'any',
      minimum: 'nothing',
      runs: 'triplet',
      'seven-pairs': 'nothing',
      robbing: 'yes',
    },
    game: 'changchun',
    chosen: {},
    differs: ['seven-pairs'],
    foreignGame: null,
  },
  {
    says: 'grown-up children in Taiwan, with sixteen tiles, flowers, and runs from the player before',
    source: 'https://thetaiwanadventure2.blogspot.com/2024/11/over-years-people-have-tried-to-entice.html',
    answers: { word: 'hu', hand: 'sixteen', tiles: 'flowers', chow: 'next', pair: 'any', runs: 'any' },
    game: 'hk-taiwanese',
    chosen: {},
    differs: [],
    foreignGame: 'taiwanese',
  },
  {
    says: 'Filipinos in San Francisco: sixteen tiles, winds and dragons put aside, kongs paid at once',
    source: 'http://mahjongarchives.tripod.com/post/1998/9809-03.htm',
    answers: {
      tiles: 'aside',
      hand: 'sixteen',
      'discard-payment': 'shared',
      losers: 'kongs',
      'seven-pairs': 'triplet',
      'kong-shown': 'hidden',
      minimum: 'nothing',
      runs: 'any',
      pair: 'any',
    },
    game: 'hk-taiwanese',
    chosen: {},
    differs: ['tiles', 'discard-payment', 'losers'],
    foreignGame: 'filipino',
  },
  {
    says: 'American women with a card for the year, jokers, and a discarder who pays double',
    source: 'https://mahjblog.blogspot.com/2011/01/',
    answers: {
      word: 'mah-jong',
      tiles: 'jokers',
      chow: 'nobody',
      minimum: 'card',
      hand: 'thirteen',
      declare: 'silent',
      'discard-payment': 'shared',
      losers: 'nothing',
      runs: 'none',
    },
    game: 'british',
    chosen: {},
    differs: ['tiles', 'discard-payment', 'minimum'],
    foreignGame: 'american',
  },
  {
    says: 'a father in Sichuan: three suits of which one is given up, a winner and a runner-up, or all pairs',
    source: 'http://briancray.net/2014/11/26/majang/',
    answers: { word: 'hu', tiles: 'suits', hand: 'thirteen', pair: 'any', 'seven-pairs': 'any' },
    game: 'two-five-eight',
    chosen: {},
    differs: ['pair'],
    foreignGame: 'sichuan',
  },
  {
    says: 'Singaporeans with animals: one tai to win, the shooter pays double, and some things are paid at once',
    source: 'https://justanotherguysg.com/author/justanotherguy-sg/',
    answers: {
      word: 'hu',
      tiles: 'animals',
      hand: 'thirteen',
      minimum: 'one',
      'discard-payment': 'shared',
      losers: 'spot',
    },
    game: 'hong-kong',
    chosen: { 'minimum-fan': 1, 'discard-payment': 'shared' },
    differs: ['tiles'],
    foreignGame: 'singaporean',
  },
  {
    says: 'a Malaysian household with animals, faces, and five fan to win',
    source: 'http://thewriter2006.blogspot.com/2010/04/malaysian-mahjong.html',
    answers: { tiles: 'animals', minimum: 'more', robbing: 'yes', flowers: 'hand' },
    game: 'hong-kong',
    chosen: { 'minimum-fan': 4 },
    differs: ['tiles'],
    foreignGame: 'singaporean',
  },
  {
    says: 'a laboratory that plays a simple game of Guizhou: three suits, no runs called, any pair',
    source: 'https://github.com/cshnican/kanlab_mahjong',
    answers: {
      word: 'hu',
      tiles: 'suits',
      hand: 'thirteen',
      direction: 'right',
      chow: 'nobody',
      pair: 'any',
      runs: 'any',
      minimum: 'nothing',
    },
    game: 'two-five-eight',
    chosen: {},
    differs: ['pair'],
    foreignGame: 'sichuan',
  },
  {
    says: 'the 258 game of Changsha, where the pair decides and runs are called',
    source: 'https://mahjongpros.com/blogs/how-to-play/beginners-guide-to-changsha-mahjong',
    answers: { word: 'hu', tiles: 'suits', hand: 'thirteen', pair: 'jong', direction: 'right', chow: 'next' },
    game: 'two-five-eight',
    chosen: { 'claimed-sheung': true },
    differs: [],
    foreignGame: null,
  },
];
