/** Hands with all that counts: melds, bonus tiles, indicators, how the last tile came. Questions about worth and payment ask for them. */
import type { Random } from '../../engine/random.ts';
import { plainSource, winningReadings } from '../../engine/win.ts';
import { dealSeldomHand, isSeldom } from '../../puzzles/deal-towards.ts';
import { dealWin, isInGrade, isRarely } from '../../puzzles/dealt-hands.ts';
import { enrichHand } from '../../puzzles/enrich-hand.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import { isMet } from '../../puzzles/involved-rules.ts';
import { asPlayed, playedWin } from '../../puzzles/played-wins.ts';
import type { DealAim, GeneratorContext } from '../../puzzles/question.ts';
import { howOf, rulesInWin, scoringHandOf, tableFor, winsUnder } from '../../puzzles/whole-hands.ts';

/** Deals a hand to score. If rules are asked for, for those; otherwise one that is rare by chance comes rarely. */
export function dealRichHand(generator: GeneratorContext, random: Random, aim: DealAim): ShownHand | null {
  const { ruleset } = generator;
  const isOnPurpose = isSeldom(ruleset, aim.rules) || (aim.rules.length === 0 && isRarely(random, aim));
  return isOnPurpose
    ? withMore(generator, random, aim, dealSeldomHand(generator, random, aim))
    : dealRichWin(generator, random, aim);
}

/** A hand with all that it counts: a played one as it was, or one that is made up and added to. */
export function dealRichWin(generator: GeneratorContext, random: Random, aim: DealAim): ShownHand | null {
  const { ruleset } = generator;
  const played = playedWin(
    ruleset,
    random,
    aim,
    (hand) => isInGrade(generator, aim, hand) && isFitting(hand, generator, aim),
    asPlayed,
  );
  return played ?? withMore(generator, random, aim, dealWin(generator, random, { ...aim, isMadeUp: true }));
}

/**
 * Adds bonus tiles, kongs and the like. Returns null if the hand then does not win, its score is tied, or it holds what the
 * reader has not met.
 */
export function withMore(
  generator: GeneratorContext,
  random: Random,
  aim: DealAim,
  hand: ShownHand | null,
): ShownHand | null {
  const richer = hand && enrichHand(generator.ruleset, random, hand);
  return richer && isFitting(richer, generator, aim) ? richer : null;
}

function isFitting(hand: ShownHand, generator: GeneratorContext, aim: DealAim): boolean {
  if (!winsUnder(hand, generator.ruleset, generator.table) || isTied(hand, generator)) return false;
  return !aim.without?.length || isMet(rulesInWin(hand, generator, aim.without), aim);
}

/** Could other lines give the same total? Then no single answer would be right. */
function isTied(hand: ShownHand, { ruleset, table }: GeneratorContext): boolean {
  const [scoringHand, how] = [scoringHandOf(hand), plainSource(howOf(hand))];
  const readings = winningReadings(ruleset, scoringHand, how);
  const win = {
    scoringHand,
    how,
    readings,
    seat: hand.seat,
    position: { ruleset, table: tableFor(hand, ruleset, table) },
  };
  return ruleset.scoring?.tied?.(win) ?? false;
}
