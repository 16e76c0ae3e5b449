/** Who knows a rule and takes it too strictly: each such idea is the game with one condition more than its rules page has. */
import type { Hand, SlowGame, Way } from './hands.ts';
import { allOf } from './hands.ts';
import { fanToWin } from './hong-kong.ts';
import { yakuIn } from './riichi.ts';
import { isChow, isPair, isPung } from './sets.ts';
import { pairOf } from './small-games.ts';
import { isEnd, isOuter, rankOf, suitsIn, type Tile } from './tiles.ts';

type Holds = (way: Way, hand: Hand) => boolean;

/** The tiles of all sets, those on the table too: all but the pair. */
const inSets = ({ laid }: Way, { melds }: Hand): Tile[] => [
  ...laid.filter((part) => !isPair(part)).flat(),
  ...melds.flatMap(({ tiles }) => tiles),
];

/** By game and rule: what such a reader wants of a hand of sets and a pair besides. */
const STRICTER: Readonly<Record<string, Readonly<Record<string, readonly Holds[]>>>> = {
  'two-five-eight': {
    // One of the three ranks is forgotten.
    'jong-258': [2, 5, 8].map((rank) => (way) => rankOf(pairOf(way)) !== rank),
  },
  changchun: {
    // The pair is not counted.
    'three-suits': [(way, hand) => suitsIn(inSets(way, hand)) === 3],
    // The pair is not counted, or honours are not.
    'yao-jiu': [(way, hand) => inSets(way, hand).some(isOuter), (_way, hand) => allOf(hand).some(isEnd)],
    // No pair will do.
    'triplet-or-dragon-pair': [
      ({ laid }, { melds }) => laid.some(isPung) || melds.some(({ kind }) => kind !== 'chow'),
    ],
  },
  british: {
    // None at all.
    'one-chow': [({ laid }, { melds }) => !laid.some(isChow) && !melds.some(({ kind }) => kind === 'chow')],
  },
};

/** The games that people play who take this rule too strictly. */
export function strictly(game: SlowGame, rule: string): SlowGame[] {
  if (rule === 'three-fan') return [{ ...game, tooLittle: (hand) => (fanToWin(hand) < 4 ? rule : null) }];
  if (rule === 'one-yaku') return [{ ...game, tooLittle: (hand) => (yakuIn(hand) < 2 ? rule : null) }];
  const ideas = STRICTER[game.id]?.[rule] ?? [];
  return ideas.map((idea) => ({
    ...game,
    conditions: game.conditions.map((condition) =>
      condition.rule === rule
        ? {
            rule,
            holds: (way, hand) => condition.holds(way, hand) && (way.shape !== 'standard' || idea(way, hand)),
          }
        : condition,
    ),
  }));
}
