/** Concept `win`: is this hand a win? Half of the hands are; each of the others fails on exactly one point. */

import { hasRelaxation } from '../../puzzles/answer-balance.ts';
import { dealTightWin } from '../../puzzles/dealt-hands.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import type { Concept } from '../../puzzles/question.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';
import { rulesInWin, winsUnder } from '../../puzzles/whole-hands.ts';
import { dealNearMiss } from './near-miss.ts';

/** In two games: does the same hand win in each game? */
const twoGames: TwoGameForm<ShownHand> = {
  of: 'hand',
  parts: ['shapes', 'wins'],
  isYesOrNo: true,
  whole: (hand) => hand,
  about: (hand) => hand,
};

const YES = 'yes';
const NO = 'no';

const win: Concept<ShownHand> = {
  version: 12,
  order: 3,
  decision: 'is-a-win',
  practises: { shapes: 1, wins: 1, strictness: 1 },
  has: () => true,
  twoGames,
  parts: ['shapes', 'wins', 'strictness'],
  sides: {
    all: [YES, NO],
    decided: (generator, rules) => [
      ...(hasRelaxation(generator, rules, ['shapes', 'wins', 'strictness'], ({ fewer }) => fewer === true)
        ? [YES]
        : []),
      ...(hasRelaxation(generator, rules, ['shapes', 'wins'], ({ fewer }) => !fewer) ? [NO] : []),
    ],
  },
  deal: (generator, random, aim) => {
    const side = aim.side ?? (random.below(2) === 0 ? YES : NO);
    return side === YES ? dealTightWin(generator, random, aim) : dealNearMiss(generator, random, aim);
  },
  key: (hand, ruleset, table) => [winsUnder(hand, ruleset, table) ? YES : NO],
  involves: rulesInWin,
  choices: () => [YES, NO],
  describe: (hand, write) => ({
    hand: write([...hand.concealed, hand.winning]),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    tile: write([hand.winning]),
    by: hand.from === null ? 'draw' : 'discard',
    from: hand.from,
    seat: hand.seat,
    ...(hand.facts && { facts: hand.facts }),
  }),
};

export default win;
