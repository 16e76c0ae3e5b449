/** Deals whole hands for questions. The grade sets how hard they are to read. */
import { countTiles } from '../engine/counts.ts';
import { withoutTiles } from '../engine/hands.ts';
import type { Random } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Shape } from '../engine/scoring.ts';
import { type Kind, sortTiles } from '../engine/tiles.ts';
import { mostChows } from '../engine/win.ts';
import {
  type Cut,
  isSimple,
  kindsOf,
  looseHand,
  makeHand,
  playedIn,
  type ShownHand,
  shownHand,
} from './hands.ts';
import { isMet } from './involved-rules.ts';
import type { Block } from './misconceptions/blocks.ts';
import type { Distractor } from './misconceptions/relaxation.ts';
import { bareHand, playedWin } from './played-wins.ts';
import type { DealAim, GeneratorContext } from './question.ts';
import { SETS_LAID } from './sets-laid.ts';
import { firstOf, rulesInWin, scoreOf, trueFacts, winsUnder } from './whole-hands.ts';

/**
 * Can a hand of these kinds meet the tile needs of every win in this game? Example: a game that needs a terminal or
 * honour.
 */
const mayWin = ({ wins }: Ruleset, kinds: readonly Kind[]): boolean =>
  wins.constraints.every(({ asks }) =>
    (asks?.needs ?? []).every(({ tile = [], pung = [], pair = [] }) =>
      kinds.some((kind) => tile.includes(kind) || pung.includes(kind) || pair.includes(kind)),
    ),
  );

/** Random cut for a hand. The higher the grade, the fewer suits, so that sets overlap more. */
function cutOf({ ruleset }: GeneratorContext, random: Random, { grade }: DealAim, wins: boolean): Cut {
  // Every grade sometimes uses all three suits, because some games let no other hand win.
  const suits = random.below(3) === 0 ? 3 : (([3, 3, 2, 2, 1] as const)[random.below(3) + grade - 1] ?? 3);
  const kinds = kindsOf(ruleset, random, suits, random.below(3) > 0);
  const chows =
    mostChows(ruleset) === null ? ([0, 3, 5, 7, 9, 10][random.below(6)] as number) : random.below(4);
  // Some conditions are about hands without terminals or honours, or of chows only.
  const middle = random.below(5) === 0;
  const cut = middle ? kinds.filter(isSimple) : kinds;
  return { kinds: !wins || mayWin(ruleset, cut) ? cut : playedIn(ruleset), chows };
}

/** How many of a made-up hand's sets are laid down: as many as of a played one. */
function laidDown({ id }: Ruleset, random: Random): number {
  const each = (SETS_LAID[id] ?? [1]).flatMap((share, laid) => new Array<number>(share).fill(laid));
  return each[random.below(each.length)] ?? 0;
}

/**
 * Deals one hand. A distractor (`Distractor`) makes it contain a false set or gives all its tiles.
 * @param wins true if the hand should be able to win; it is then cut so that it can
 */
export function handOf(
  generator: GeneratorContext,
  random: Random,
  aim: DealAim,
  distractor: Distractor | null,
  wins = false,
): ShownHand | null {
  const { ruleset } = generator;
  if (distractor && 'tiles' in distractor)
    return nowReady(ruleset, random, looseHand(random, distractor.tiles));
  const spoilt =
    distractor && playedWin(ruleset, random, aim, () => true, spoiltBy(generator, random, distractor.block));
  if (spoilt) return spoilt;
  const cut = cutOf(generator, random, aim, wins);
  const madeHand = makeHand(
    ruleset,
    random,
    distractor
      ? { ...cut, block: distractor.block, kinds: [...new Set([...cut.kinds, ...distractor.block])] }
      : cut,
  );
  const chows = ruleset.calls.chow.who !== 'nobody';
  const hand = madeHand && shownHand(random, madeHand, laidDown(ruleset, random), chows, true);
  return hand && nowReady(ruleset, random, hand);
}

/** A played hand with a false set in place of one that it has not laid down. */
const spoiltBy =
  ({ ruleset, table }: GeneratorContext, random: Random, block: Block) =>
  (played: ShownHand): ShownHand | null => {
    const hand = bareHand(played, ruleset);
    const { reading } = scoreOf(hand, ruleset, table) ?? {};
    if (reading?.shape !== 'standard' || reading.sets.length === 0) return null;
    const set = reading.sets[random.below(reading.sets.length)];
    if (!set || set.tiles.length !== block.length) return null;
    const all = sortTiles([...withoutTiles([...hand.concealed, hand.winning], set.tiles), ...block]);
    const counts = countTiles([...all, ...hand.melds.flatMap(({ tiles }) => tiles)]);
    if (block.some((kind) => (counts[kind] ?? 0) > (ruleset.tiles[kind] ?? 0))) return null;
    const winning = all.includes(hand.winning) ? hand.winning : (block[random.below(block.length)] ?? 0);
    return { ...hand, concealed: withoutTiles(all, [winning]), winning };
  };

/** Declares every third concealed hand ready, in games with such a declaration. */
function nowReady({ ready }: Ruleset, random: Random, hand: ShownHand): ShownHand {
  const [plain = []] = ready?.facts ?? [];
  if (plain.length === 0 || hand.melds.length > 0 || random.below(3) > 0) return hand;
  return { ...hand, facts: trueFacts(plain) };
}

/** A source of hands. Each may win or not; null if none came together. */
type HandSource = () => ShownHand | null;

/** Of so many hands beyond the first grade, one is dealt for what is rare by chance. */
const RARE_OF = 60;

export const isRarely = (random: Random, { grade }: Pick<DealAim, 'grade'>): boolean =>
  grade > 1 && random.below(RARE_OF) === 0;

/** The special shapes of which the rules asked for are. */
export const shapesWanted = ({ wins }: Ruleset, { rules }: Pick<DealAim, 'rules'>): readonly Shape[] =>
  wins.shapes.filter(({ rule, deal }) => deal !== undefined && rules.includes(rule));

/**
 * Chooses a source of hands: played ones, and once those that a question may look at are gone, made-up ones. Of these one in
 * four has a special shape (for example seven pairs), if the game has any.
 */
export function chooseDealing(generator: GeneratorContext, random: Random, aim: DealAim): HandSource {
  const { ruleset } = generator;
  const wanted = shapesWanted(ruleset, aim);
  const special = (wanted.length > 0 ? wanted : ruleset.wins.shapes).flatMap(({ deal }) => deal ?? []);
  const isEasy = aim.grade === 1 && aim.rules.length === 0;
  const deal =
    special.length > 0 && !isEasy && random.below(wanted.length > 0 ? 2 : 4) === 0
      ? special[random.below(special.length)]
      : null;
  const inventedHand: HandSource = deal
    ? () => nowReady(ruleset, random, looseHand(random, deal(random)))
    : () => handOf(generator, random, aim, null, true);
  const isMadeUp = aim.isMadeUp === true || (deal !== null && (wanted.length > 0 || isRarely(random, aim)));
  return () =>
    playedWin(ruleset, random, { isMadeUp }, (hand) => isInGrade(generator, aim, hand)) ?? inventedHand();
}

/** A hand of sets and a pair that looks as if it might win: a played one, or one that is made up. */
export const likelyHand = (
  generator: GeneratorContext,
  random: Random,
  aim: DealAim,
  as?: typeof bareHand,
): ShownHand | null =>
  playedWin(generator.ruleset, random, aim, (hand) => !isSpecial(generator, hand), as) ??
  handOf(generator, random, aim, null, true);

/** Special shapes come with the last grade. There they are as frequent as at a table, which in some games is very often. */
export const isInGrade = (
  generator: Pick<GeneratorContext, 'ruleset' | 'table'>,
  { grade }: Pick<DealAim, 'grade'>,
  hand: ShownHand,
): boolean => grade === 3 || !isSpecial(generator, hand);

/** Is this winning hand anything but sets and a pair? */
export const isSpecial = (
  { ruleset, table }: Pick<GeneratorContext, 'ruleset' | 'table'>,
  hand: ShownHand,
): boolean => (scoreOf(hand, ruleset, table)?.reading?.shape ?? 'standard') !== 'standard';

/**
 * Deals a winning hand. If the aim names rules, it picks a relaxation of one of them that allows fewer wins, and the
 * hand must not win under that relaxation.
 */
export function dealTightWin(generator: GeneratorContext, random: Random, aim: DealAim): ShownHand | null {
  const { ruleset, table, relaxations } = generator;
  const ideas = relaxations.filter(
    ({ rule, part, fewer }) => fewer && part !== 'permissions' && aim.rules.includes(rule),
  );
  const idea = ideas[random.below(ideas.length)];
  if (!idea) return dealWin(generator, random, aim);
  const next = chooseDealing(generator, random, aim);
  return firstOf(() => {
    const hand = next();
    return hand && winsUnder(hand, ruleset, table) && !winsUnder(hand, idea.ruleset, table) ? hand : null;
  });
}

/** Deals a winning hand. */
export function dealWin(generator: GeneratorContext, random: Random, aim: DealAim): ShownHand | null {
  const next = chooseDealing(generator, random, aim);
  return firstOf(() => {
    const hand = next();
    if (!hand || !winsUnder(hand, generator.ruleset, generator.table)) return null;
    return !aim.without?.length || isMet(rulesInWin(hand, generator, aim.without), aim) ? hand : null;
  });
}
