/** The yaku in rulebook order, with their han in a concealed and an open hand. */
import type { RuleId } from '../../../engine/action.ts';
import type { Chosen } from '../../../engine/game.ts';
import { EAST, isDragon } from '../../../engine/tiles.ts';
import { type Finds, pairWorth, tilesIn, way, whole } from '../../parts/finders.ts';
import { isFirstTurn } from '../go-around.ts';
import { isInRiichi, riichiOf } from '../riichi-state.ts';
import {
  dragonsOf,
  eachTriplet,
  isAllEnds,
  isOutside,
  isTwoSided,
  straightOf,
  threeColours,
  together,
  twinRuns,
} from './finders.ts';

export interface Yaku {
  readonly id: RuleId;
  readonly han: number;
  /** Han in an open hand; null if the hand must be concealed. */
  readonly open: number | null;
  readonly finds: Finds;
}

export const MAN = 'blessing-of-man';

/** Winning on another seat's tile before one's own first turn (rule `blessing-of-man`). */
export const isBlessingOfMan: Finds = way(
  ({ by }, _hand, { position, seat }) =>
    by !== 'draw' && seat !== position.table.dealer && isFirstTurn(position, seat),
);

const closedYaku = (id: RuleId, han: number, finds: Finds): Yaku => ({ id, han, open: null, finds });
const both = (id: RuleId, han: number, open: number, finds: Finds): Yaku => ({ id, han, open, finds });

/** Yaku of riichi and of the self-draw. */
const ways = (chosen: Chosen): readonly Yaku[] => [
  closedYaku(
    'riichi',
    1,
    whole((_, { position, seat }) => isInRiichi(position, seat) && !riichiOf(position, seat).double),
  ),
  closedYaku(
    'double-riichi',
    2,
    whole((_, { position, seat }) => isInRiichi(position, seat) && riichiOf(position, seat).double),
  ),
  ...(chosen['ippatsu-and-ura'] === false
    ? []
    : [
        closedYaku(
          'ippatsu',
          1,
          way((_, __, { position, seat }) => isInRiichi(position, seat) && riichiOf(position, seat).ippatsu),
        ),
      ]),
  closedYaku(
    'concealed-tsumo',
    1,
    way(({ by }) => by === 'draw'),
  ),
];

const AFTER: readonly Yaku[] = [
  both(
    'after-a-kan',
    1,
    1,
    way((how) => how.by === 'draw' && how.drew.by === 'kong'),
  ),
  both(
    'robbing-a-kan',
    1,
    1,
    way(({ by }) => by === 'robbery'),
  ),
  both(
    'under-the-sea',
    1,
    1,
    way((how) => how.by === 'draw' && how.drew.by === 'wall' && how.drew.last),
  ),
  both(
    'under-the-river',
    1,
    1,
    way((how) => how.by === 'discard' && how.last),
  ),
];

const RUNS: readonly Yaku[] = [
  closedYaku(
    'pinfu',
    1,
    whole(
      (hand, { how }) =>
        hand.chows.length === 4 && pairWorth(hand.pair, hand.hand, 2) === 0 && isTwoSided(hand, how.tile),
    ),
  ),
  closedYaku(
    'twin-runs',
    1,
    whole((hand) => twinRuns(hand) === 1),
  ),
];

const allSimples = (chosen: Chosen): Yaku => {
  const finds = whole(({ terminals, honours }) => !terminals && !honours);
  return chosen['open-simples'] === false
    ? closedYaku('all-simples', 1, finds)
    : both('all-simples', 1, 1, finds);
};

const HONOURS: readonly Yaku[] = [
  both('dragon', 1, 1, eachTriplet(isDragon)),
  both(
    'seat-wind',
    1,
    1,
    eachTriplet((kind, { scoringHand }) => kind === EAST + scoringHand.seatWind),
  ),
  both(
    'round-wind',
    1,
    1,
    eachTriplet((kind, { scoringHand }) => kind === EAST + scoringHand.roundWind),
  ),
];

const TWO_HAN: readonly Yaku[] = [
  closedYaku(
    'seven-pairs',
    2,
    whole(({ reading }) => reading.shape === 'seven-pairs'),
  ),
  both('three-colour-runs', 2, 1, ({ chows }) => together(threeColours(chows), 3)),
  both('straight', 2, 1, (hand) => together(straightOf(hand), 3)),
  both(
    'half-outside',
    2,
    1,
    whole((hand) => isOutside(hand) && hand.honours),
  ),
  both('three-colour-triplets', 2, 2, ({ pungs }) => together(threeColours(pungs), 3)),
  both('three-concealed-triplets', 2, 2, ({ pungs }) => {
    const own = pungs.filter(({ concealed }) => concealed);
    return own.length === 3 ? [tilesIn(own)] : [];
  }),
  both('three-kans', 2, 2, ({ kongs }) => (kongs.length === 3 ? [tilesIn(kongs)] : [])),
  both(
    'all-triplets',
    2,
    2,
    whole(({ pungs }) => pungs.length === 4),
  ),
  both(
    'little-three-dragons',
    2,
    2,
    whole((hand) => dragonsOf(hand).length === 2 && hand.pair !== null && isDragon(hand.pair)),
  ),
  both(
    'terminals-and-honours',
    2,
    2,
    whole(({ simples, terminals, honours }) => !simples && terminals && honours),
  ),
];

const MORE_HAN: readonly Yaku[] = [
  closedYaku(
    'two-twin-runs',
    3,
    whole((hand) => twinRuns(hand) === 2),
  ),
  both(
    'half-flush',
    3,
    2,
    whole(({ suits, honours }) => suits === 1 && honours),
  ),
  both(
    'full-outside',
    3,
    2,
    whole((hand) => isAllEnds(hand) && !hand.honours),
  ),
];

const fullFlush = both(
  'full-flush',
  6,
  5,
  whole(({ suits, honours }) => suits === 1 && !honours),
);

export const yakuFor = (chosen: Chosen): readonly Yaku[] => [
  ...ways(chosen),
  ...RUNS,
  allSimples(chosen),
  ...HONOURS,
  ...AFTER,
  ...TWO_HAN,
  ...MORE_HAN,
  ...(chosen['man-blessing'] === 'adds' ? [closedYaku(MAN, 5, isBlessingOfMan)] : []),
  fullFlush,
];
