/** Deals whole hands for questions and judges them under a ruleset. The grade sets how hard they are to read. */

import type { RuleId } from '../engine/action.ts';
import { plainly } from '../engine/hands.ts';
import type { Random } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Score, ScoreLine } from '../engine/score.ts';
import type { ScoringHand } from '../engine/scoring-hand.ts';
import type { Table, WinSource } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import { isWin, judgeHand, mostChows } from '../engine/win.ts';
import { clauseOfFact, type SeatFacts, withFact } from '../evaluation/facts.ts';
import { howOf as howWon } from '../evaluation/win-context.ts';
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
import { isMet, rulesLaid } from './involved-rules.ts';
import type { Distractor } from './misconceptions/relaxation.ts';
import type { DealAim, GeneratorContext } from './question.ts';

export const scoringHandOf = (hand: ShownHand): ScoringHand =>
  scoringHandOfTiles(hand, [...hand.concealed, hand.winning]);

/**
 * Builds the engine's scoring hand from these concealed tiles and the melds, bonus tiles and winds of the shown hand.
 */
export const scoringHandOfTiles = (
  hand: Pick<ShownHand, 'seat' | 'melds' | 'bonus' | 'round'>,
  concealed: readonly Kind[],
): ScoringHand => ({
  ...plainly(concealed, hand.melds),
  bonus: hand.bonus ?? [],
  seatWind: hand.seat,
  roundWind: hand.round ?? 0,
});

const SUPPLEMENTS = { flower: 'bonus', gong: 'kong', 'two-gongs': 'double' } as const;

/** How the shown hand was won: the draw or discard, and what was special about the winning tile. */
export const howOf = ({ winning, from, way, seat, round = 0 }: ShownHand): WinSource =>
  howWon(from === null ? { by: 'draw', tile: winning } : { by: 'discard', tile: winning, from }, {
    seat,
    round,
    supplement: way === 'flower' || way === 'gong' || way === 'two-gongs' ? SUPPLEMENTS[way] : 'none',
    last: way === 'last',
    first: way === 'first',
  });

/** The table with the hand's extra facts and indicators added. */
export function tableFor(
  { seat, facts, indicators }: Pick<ShownHand, 'seat' | 'facts' | 'indicators'>,
  ruleset: Ruleset,
  table: Table,
): Table {
  if (!facts && !indicators) return table;
  const around = indicators ? { ...table, indicators } : table;
  // A ruleset without some rule does not know the facts that only this rule remembers, so they are dropped.
  const known = Object.entries(facts ?? {}).filter(([fact]) => clauseOfFact(ruleset, fact) !== null);
  return known.reduce((at, [fact, value]) => withFact(ruleset, at, seat, fact, value), around);
}

/** Does the hand win under this ruleset? */
export function winsUnder(hand: ShownHand, ruleset: Ruleset, table: Table): boolean {
  const position = { ruleset, table: tableFor(hand, ruleset, table) };
  return isWin(position, hand.seat, scoringHandOf(hand), howOf(hand));
}

/** Score of a winning hand. Returns null if the hand does not win. */
export function scoreOf(hand: ShownHand, ruleset: Ruleset, table: Table): Score | null {
  const position = { ruleset, table: tableFor(hand, ruleset, table) };
  const verdict = judgeHand(position, hand.seat, scoringHandOf(hand), howOf(hand), true);
  return verdict.wins ? verdict.score : null;
}

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

/**
 * The rules that stand in a hand: those of its melds and facts, and the lines of its score if it wins.
 * @param counts which lines
 */
export function rulesInHand(
  hand: ShownHand,
  { ruleset, table }: Pick<GeneratorContext, 'ruleset' | 'table'>,
  counts: (line: ScoreLine) => boolean,
): RuleId[] {
  const lines = scoreOf(hand, ruleset, table)?.lines ?? [];
  return [...rulesLaid(ruleset, hand), ...lines.filter(counts).map(({ pattern }) => pattern)];
}

/**
 * The rules that stand in a hand of which it is asked whether it wins. Its lines are those that count towards the minimum;
 * none where there is no minimum, or the reader has not met it.
 */
export function rulesInWin(
  hand: ShownHand,
  generator: GeneratorContext,
  without: readonly RuleId[] = [],
): RuleId[] {
  const { minimum } = generator.ruleset.wins;
  const isCounted = minimum !== null && !without.includes(minimum.rule);
  return rulesInHand(hand, generator, (line) => isCounted && minimum.counts(line));
}

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
  const cut = cutOf(generator, random, aim, wins);
  const madeHand = makeHand(
    ruleset,
    random,
    distractor
      ? { ...cut, block: distractor.block, kinds: [...new Set([...cut.kinds, ...distractor.block])] }
      : cut,
  );
  const hand = madeHand && shownHand(random, madeHand, aim.grade - 1, ruleset.calls.chow.who !== 'nobody');
  return hand && nowReady(ruleset, random, hand);
}

/** Declares every third concealed hand ready, in games with such a declaration. */
function nowReady({ ready }: Ruleset, random: Random, hand: ShownHand): ShownHand {
  const [plain = []] = ready?.facts ?? [];
  if (plain.length === 0 || hand.melds.length > 0 || random.below(3) > 0) return hand;
  return { ...hand, facts: trueFacts(plain) };
}

/** Marks each of these facts as true. */
export const trueFacts = (facts: readonly string[]): SeatFacts =>
  Object.fromEntries(facts.map((fact) => [fact, true]));

/** Number of tries for one choice before another is made, so that rare answers come up as often as common ones. */
const PATIENCE = 400;

/** The first result of `attempt` that is not null. Returns null after PATIENCE tries. */
export function firstOf<T>(attempt: () => T | null): T | null {
  for (let tries = 0; tries < PATIENCE; tries++) {
    const found = attempt();
    if (found !== null) return found;
  }
  return null;
}

/** A source of hands. */
interface HandDealing {
  /** True if its hands have a special shape (not sets and a pair). */
  readonly special: boolean;
  /** Deals a hand that may or may not win. Returns null if none came together. */
  readonly next: () => ShownHand | null;
}

/** Chooses a source of hands. One in four has a special shape (for example seven pairs), if the game has any. */
export function chooseDealing(generator: GeneratorContext, random: Random, aim: DealAim): HandDealing {
  const special = generator.ruleset.wins.shapes.flatMap(({ deal }) => (deal ? [deal] : []));
  const deal = special.length > 0 && random.below(4) === 0 ? special[random.below(special.length)] : null;
  return deal
    ? { special: true, next: () => nowReady(generator.ruleset, random, looseHand(random, deal(random))) }
    : { special: false, next: () => handOf(generator, random, aim, null, true) };
}

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
  return firstOf(() => {
    const hand = chooseDealing(generator, random, aim).next();
    return hand && winsUnder(hand, ruleset, table) && !winsUnder(hand, idea.ruleset, table) ? hand : null;
  });
}

/** Deals a winning hand. */
export function dealWin(generator: GeneratorContext, random: Random, aim: DealAim): ShownHand | null {
  const { next } = chooseDealing(generator, random, aim);
  return firstOf(() => {
    const hand = next();
    if (!hand || !winsUnder(hand, generator.ruleset, generator.table)) return null;
    return !aim.without?.length || isMet(rulesInWin(hand, generator, aim.without), aim) ? hand : null;
  });
}
