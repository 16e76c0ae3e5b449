/** Whole hands to ask about: dealt by the harder or plainer cut of a grade, and put to rules. */

import { plainly } from '../engine/hands.ts';
import type { Random } from '../engine/random.ts';
import type { Ruleset, ScoringHand } from '../engine/ruleset.ts';
import type { Score } from '../engine/score.ts';
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
import type { Distractor } from './misconceptions/relaxation.ts';
import type { DealAim, GeneratorContext } from './question.ts';

export const scoringHandOf = (hand: ShownHand): ScoringHand =>
  scoringHandOfTiles(hand, [...hand.concealed, hand.winning]);

/** The hand with these concealed tiles. */
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

export const howOf = ({ winning, from, way, seat, round = 0 }: ShownHand): WinSource =>
  howWon(from === null ? { by: 'draw', tile: winning } : { by: 'discard', tile: winning, from }, {
    seat,
    round,
    supplement: way === 'flower' || way === 'gong' || way === 'two-gongs' ? SUPPLEMENTS[way] : 'none',
    last: way === 'last',
    first: way === 'first',
  });

/** The table as it is for this hand: with what is further true of its player, and what lies beside the hands. */
export function tableFor(
  { seat, facts, indicators }: Pick<ShownHand, 'seat' | 'facts' | 'indicators'>,
  ruleset: Ruleset,
  table: Table,
): Table {
  if (!facts && !indicators) return table;
  const around = indicators ? { ...table, indicators } : table;
  // Who forgets a rule knows nothing of what only that rule remembers.
  const known = Object.entries(facts ?? {}).filter(([fact]) => clauseOfFact(ruleset, fact) !== null);
  return known.reduce((at, [fact, value]) => withFact(ruleset, at, seat, fact, value), around);
}

/** Whether the hand wins, and if not by which rules. */
export function winsUnder(hand: ShownHand, ruleset: Ruleset, table: Table): boolean {
  const position = { ruleset, table: tableFor(hand, ruleset, table) };
  return isWin(position, hand.seat, scoringHandOf(hand), howOf(hand));
}

/** What the hand is worth once it has won, or null where it is no win. */
export function scoreOf(hand: ShownHand, ruleset: Ruleset, table: Table): Score | null {
  const position = { ruleset, table: tableFor(hand, ruleset, table) };
  const verdict = judgeHand(position, hand.seat, scoringHandOf(hand), howOf(hand), true);
  return verdict.wins ? verdict.score : null;
}

/** Whether a hand of these kinds has what every win of this game needs. */
const mayWin = ({ wins }: Ruleset, kinds: readonly Kind[]): boolean =>
  wins.constraints.every(({ asks }) =>
    (asks?.needs ?? []).every(({ tile = [], pung = [], pair = [] }) =>
      kinds.some((kind) => tile.includes(kind) || pung.includes(kind) || pair.includes(kind)),
    ),
  );

/** What a hand is cut from: the harder, the fewer suits, so that more sets run into one another. */
function cutOf({ ruleset }: GeneratorContext, random: Random, { grade }: DealAim, wins: boolean): Cut {
  // All three at times in every grade: some games let no other hand win.
  const suits = random.below(3) === 0 ? 3 : (([3, 3, 2, 2, 1] as const)[random.below(3) + grade - 1] ?? 3);
  const kinds = kindsOf(ruleset, random, suits, random.below(3) > 0);
  const chows =
    mostChows(ruleset) === null ? ([0, 3, 5, 7, 9, 10][random.below(6)] as number) : random.below(4);
  // Hands of middle tiles alone, and of chows alone, are what some conditions are about.
  const middle = random.below(5) === 0;
  const cut = middle ? kinds.filter(isSimple) : kinds;
  return { kinds: !wins || mayWin(ruleset, cut) ? cut : playedIn(ruleset), chows };
}

/** @param wins whether it is wanted as a win: then it is cut so that it may be one */
export function handOf(
  generator: GeneratorContext,
  random: Random,
  aim: DealAim,
  lure: Distractor | null,
  wins = false,
): ShownHand | null {
  const { ruleset } = generator;
  if (lure && 'tiles' in lure) return nowReady(ruleset, random, looseHand(random, lure.tiles));
  const cut = cutOf(generator, random, aim, wins);
  const madeHand = makeHand(
    ruleset,
    random,
    lure ? { ...cut, block: lure.block, kinds: [...new Set([...cut.kinds, ...lure.block])] } : cut,
  );
  const hand = madeHand && shownHand(random, madeHand, aim.grade - 1, ruleset.calls.chow.who !== 'nobody');
  return hand && nowReady(ruleset, random, hand);
}

/** Where a concealed hand is declared to be ready, every third one is. */
function nowReady({ ready }: Ruleset, random: Random, hand: ShownHand): ShownHand {
  const [plain = []] = ready?.facts ?? [];
  if (plain.length === 0 || hand.melds.length > 0 || random.below(3) > 0) return hand;
  return { ...hand, facts: stated(plain) };
}

/** That all of these are so. */
export const stated = (facts: readonly string[]): SeatFacts =>
  Object.fromEntries(facts.map((fact) => [fact, true]));

/** How often a choice is tried before another is made: so that what is rare is asked as often as what is not. */
const PATIENCE = 400;

export function firstOf<T>(attempt: () => T | null): T | null {
  for (let tries = 0; tries < PATIENCE; tries++) {
    const found = attempt();
    if (found !== null) return found;
  }
  return null;
}

/** How whole hands are dealt. */
interface HandDealing {
  /** Of another shape than sets and a pair. */
  readonly special: boolean;
  /** A hand, which need not win; null where the tiles fell so that there is none. */
  readonly next: () => ShownHand | null;
}

/** Every fourth time hands of another shape than sets and a pair, where the game has one. */
export function dealing(generator: GeneratorContext, random: Random, aim: DealAim): HandDealing {
  const special = generator.ruleset.wins.shapes.flatMap(({ deal }) => (deal ? [deal] : []));
  const deal = special.length > 0 && random.below(4) === 0 ? special[random.below(special.length)] : null;
  return deal
    ? { special: true, next: () => nowReady(generator.ruleset, random, looseHand(random, deal(random))) }
    : { special: false, next: () => handOf(generator, random, aim, null, true) };
}

/** A hand that wins, and where some rules are to decide it: not to whoever has one of them wrong. */
export function aTightWin(generator: GeneratorContext, random: Random, aim: DealAim): ShownHand | null {
  const { ruleset, table, relaxations } = generator;
  const ideas = relaxations.filter(
    ({ rule, part, fewer }) => fewer && part !== 'permissions' && aim.rules.includes(rule),
  );
  const idea = ideas[random.below(ideas.length)];
  if (!idea) return aWin(generator, random, aim);
  return firstOf(() => {
    const hand = dealing(generator, random, aim).next();
    return hand && winsUnder(hand, ruleset, table) && !winsUnder(hand, idea.ruleset, table) ? hand : null;
  });
}

/** A hand that wins. */
export function aWin(generator: GeneratorContext, random: Random, aim: DealAim): ShownHand | null {
  const { next } = dealing(generator, random, aim);
  return firstOf(() => {
    const hand = next();
    return hand && winsUnder(hand, generator.ruleset, generator.table) ? hand : null;
  });
}
