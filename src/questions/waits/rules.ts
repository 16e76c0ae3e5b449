/** Concept `waits`: which tiles win if another seat discards them? The answer is the full set of waits. */
import type { Random } from '../../engine/random.ts';
import { seatAfter } from '../../engine/seats.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { chooseDealing, handOf, isSpecial } from '../../puzzles/dealt-hands.ts';
import { playedIn, type ShownHand } from '../../puzzles/hands.ts';
import { rulesLaid } from '../../puzzles/involved-rules.ts';
import { answeredBy, type Concept, type DealAim, type GeneratorContext } from '../../puzzles/question.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';
import { firstOf } from '../../puzzles/whole-hands.ts';
import { type HandOneShort, winningKinds } from './winning-kinds.ts';

/** In two games: the same hand, one tile short. Which tiles complete it in each game? */
const twoGames: TwoGameForm<HandOneShort> = {
  of: 'hand',
  parts: ['shapes', 'wins'],
  isYesOrNo: false,
  // Any wait shows which sets the hand has. The games may differ by a set, so one may have to be added or removed.
  whole: (hand, [tile]) => (tile === undefined ? null : { ...hand, winning: parseTiles(tile)[0] ?? 0 }),
  about: ({ concealed, melds }, hand) => ({ ...hand, concealed, melds }),
};

/** Most waits, by grade. */
const MOST: Readonly<Record<DealAim['grade'], number>> = { 1: 2, 2: 4, 3: 13 };

const waits: Concept<HandOneShort> = {
  version: 12,
  order: 4,
  decision: 'which-tiles',
  practises: { shapes: 2, wins: 2 },
  has: () => true,
  twoGames,
  parts: ['shapes', 'wins'],
  deal: (generator, random, aim) => {
    // One hand in ten has no wait, so that readers do not expect one.
    const none = random.below(10) === 0;
    if (none)
      return firstOf(() =>
        completedBy(generator, random, handOf(generator, random, aim, null), (n) => n === 0),
      );
    const next = chooseDealing(generator, random, aim);
    return firstOf(() => {
      const whole = next();
      // A special shape is hard enough with any number of waits.
      const special = whole !== null && isSpecial(generator, whole);
      const most = special ? Number.POSITIVE_INFINITY : MOST[aim.grade];
      const fewest = special || aim.grade < 3 ? 1 : 3;
      return completedBy(generator, random, whole, (n) => n >= fewest && n <= most);
    });
  },
  ...answeredBy((hand, table) => {
    const { winning } = winningKinds(hand, table);
    return (ruleset) => winning(ruleset).map(formatTile);
  }),
  involves: (hand, { ruleset }) => rulesLaid(ruleset, hand),
  choices: (_hand, { ruleset }) => playedIn(ruleset).map(formatTile),
  written: (answer, write) => write(parseTiles(answer)),
  describe: (hand, write) => ({
    hand: write(hand.concealed),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    by: 'discard',
    from: hand.from,
    seat: hand.seat,
    ...(hand.facts && { facts: hand.facts }),
  }),
};

/** The hand without its last tile, if its number of waits is in range. Otherwise null. */
function completedBy(
  { ruleset, table }: GeneratorContext,
  random: Random,
  whole: ShownHand | null,
  fits: (found: number) => boolean,
): HandOneShort | null {
  if (!whole) return null;
  const { seat, concealed, melds, facts } = whole;
  const from = seatAfter(seat, 1 + random.below(3));
  const hand: HandOneShort = { seat, concealed, melds, from, ...(facts && { facts }) };
  return fits(winningKinds(hand, table).winning(ruleset).length) ? hand : null;
}

export default waits;
