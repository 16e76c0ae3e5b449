/** Rules that no question turns on, and why: every other rule of a game has one that does. */

/** By reason; a rule of every game is told once, under `common`. */
export type Uncovered = Readonly<Record<string, readonly string[]>>;

const MADE_OF = 'What the game is played with, or how it is named: no answer hangs on it.';
const BEFORE = 'It is done before the first turn, and questions begin after it.';
const BY_ITSELF = 'It happens by itself: nobody chooses, so nobody is asked.';
const ALLOWS = 'It allows something; who does not know it does less, and no answer is wrong by that.';
const AFTER = 'What comes after a hand: a question ends with it.';
const ON_THE_SPOT = 'It is paid while the hand goes on; questions settle one that is over.';
const WAYS =
  'A way of winning that a question does not tell: in questions a tile is drawn in turn, or discarded.';
export const RARE = 'Hands of it are not dealt on purpose, and chance hardly ever brings one.';
const HOW_COUNTED = 'It says how other lines are counted; questions turn on those.';
const OPTION = 'A choice of the table: questions are asked as it is set.';
const GOULASH = 'It holds in a goulash, and questions here are of the ordinary hand.';
const SEVERAL = 'It runs over several hands; a question is about one.';
export const MOMENT = 'It takes a moment of a hand that hardly ever comes up.';

export const UNCOVERED: Readonly<Record<string, Uncovered>> = {
  common: {
    'It is about the engine and what is shown, not about an answer.': [
      'tiles-conserved',
      'one-source',
      'claims-together',
      'refusal-names-rule',
      'deterministic',
    ],
    [BY_ITSELF]: ['last-discard', 'kong-shown'],
    [MOMENT]: ['robbed-kong'],
    'Only the first lesson is played by it, and questions are of the game itself.': ['first-hand'],
  },
  'two-five-eight': {
    [MADE_OF]: ['tiles', 'plain-faces'],
    [BEFORE]: ['deal', 'east-first'],
    [BY_ITSELF]: ['turn-order', 'draw-discard', 'after-call', 'supplement-tail', 'settled-at-win'],
    [ALLOWS]: ['may-pass', 'call-hooo'],
    'Nobody loses by it, so that it is no reason in any answer.': ['all-winners'],
    [MOMENT]: ['no-robbing'],
    [AFTER]: ['wall-out', 'next-east'],
    [OPTION]: ['promoted-kong', 'robbing', 'claimed-sheung', 'kongs-paid', 'drawn-deal'],
  },
  changchun: {
    [MADE_OF]: ['tiles'],
    [BEFORE]: ['deal', 'dice'],
    [BY_ITSELF]: ['turn-order', 'draw-discard', 'after-claim', 'supplement'],
    [ALLOWS]: ['dian-pao'],
    [HOW_COUNTED]: ['quad-must-be-declared', 'best-reading'],
    [MOMENT]: ['no-gang-on-empty-wall', 'no-robbing'],
    [AFTER]: ['hu-ends', 'huang-zhuang', 'next-banker'],
    [OPTION]: ['scoring', 'several-winners', 'robbing', 'different-pairs', 'free-pairs', 'drawn-deal'],
  },
  'hong-kong': {
    [MADE_OF]: ['tiles', 'order-of-honours', 'tile-strings'],
    [BEFORE]: ['deal', 'flowers-first'],
    [BY_ITSELF]: [
      'flower-replaced',
      'interrupt-round',
      'pass',
      'next-after-claim',
      'turn-order',
      'claim-then-discard',
      'supplement',
    ],
    [WAYS]: ['robbing-the-gong', 'last-catch', 'replacement', 'double-replacement', 'heavenly', 'earthly'],
    [RARE]: ['all-flowers', 'all-seasons', 'nine-gates', 'four-gongs'],
    [HOW_COUNTED]: ['best-reading', 'luck'],
    [MOMENT]: ['rob-added-gong'],
    [AFTER]: ['wall-out', 'match'],
    [OPTION]: [
      'several-winners',
      'gong-only-just-drawn',
      'robbing',
      'minimum-fan',
      'bonus-counts-for-minimum',
      'without-luck',
      'seven-pairs-worth',
      'same-pair-twice',
      'small-winds-worth',
      'great-dragons-worth',
      'limit-worth',
      'four-concealed-drawn',
      'nine-gates-wait',
      'concealed-and-drawn',
      'discard-payment',
      'drawn-deal',
    ],
    'It is how programs write to a referee; no question reads it.': [
      'protocol-init',
      'protocol-turn',
      'protocol-actions',
      'protocol-first-turn',
      'protocol-output',
      'protocol-since',
      'protocol-end',
      'protocol-claim-lost',
      'protocol-bad-output',
    ],
  },
  'hk-taiwanese': {
    [MADE_OF]: ['tiles'],
    [BEFORE]: ['deal', 'dice', 'dice-123', 'dice-triplet', 'flowers-please'],
    [BY_ITSELF]: ['flower-drawn', 'after-claim', 'concealed-kong-hidden', 'winning-tile-apart'],
    [ALLOWS]: ['broken-bridge', 'no-minimum'],
    [ON_THE_SPOT]: ['flower-pays', 'grass-pays', 'concealed-kong-pays', 'chase', 'spot-is-cash'],
    [WAYS]: ['rob-kong', 'heavenly', 'earthly', 'humanly', 'last-tile', 'kong-replacement'],
    [RARE]: [
      'great-four-winds',
      'great-three-dragons',
      'all-green',
      'nine-gates',
      'four-kongs',
      'three-kongs',
      'seven-consecutive-pairs',
      'lesser-four-winds',
      'lesser-three-dragons',
      'all-honours',
      'all-terminals',
      'all-melded',
      'terminals-and-honours',
    ],
    [HOW_COUNTED]: ['fan-add', 'replacements', 'concealed-means', 'stakes', 'pull-arithmetic'],
    [SEVERAL]: ['dealer-loses', 'dealer-stays', 'pull', 'pull-edges', 'match'],
    [AFTER]: ['wall-out'],
    [OPTION]: [
      'peng-after-sheung',
      'several-winners',
      'bonus-pay',
      'pull-growth',
      'passed-win-ends',
      'robbing',
      'half-flush-worth',
      'drawn-deal',
    ],
  },
  british: {
    [MADE_OF]: ['tiles', 'wall', 'kong-box', 'ron'],
    [BEFORE]: ['deal', 'bonus-replaced'],
    [BY_ITSELF]: ['turn-order', 'announce-discard', 'claim-steps', 'turn-after-claim', 'supplement'],
    [ALLOWS]: ['claim-mah-jong', 'before-first-discard'],
    [WAYS]: [
      'robbing-the-kong',
      'plum-blossom',
      'moon-from-the-sea',
      'heavens-blessing',
      'earths-blessing',
      'twofold-fortune',
    ],
    [RARE]: ['fourfold-plenty'],
    [GOULASH]: [
      'goulash',
      'jokers',
      'joker-drawn-wins',
      'joker-scoring',
      'no-chows-in-goulash',
      'exchanges',
      'exchange-exempt',
      'east-stops-exchanges',
    ],
    'The others’ hands are settled under one rule, which questions turn on.': ['loser-scores'],
    [AFTER]: ['box-empty', 'drawn-hand', 'wind-rotation'],
    [OPTION]: ['limit', 'knitting-suits', 'frozen', 'promotion-after-call'],
  },
};
