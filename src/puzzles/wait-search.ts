/** Finds the waits of a hand under many rulesets that share shapes. The work on a shape is done once. */
import { copiesHeld } from '../engine/hands.ts';
import type { Ruleset, Wins } from '../engine/ruleset.ts';
import type { Shape } from '../engine/scoring.ts';
import type { ScoringHand } from '../engine/scoring-hand.ts';
import type { Seat } from '../engine/seats.ts';
import type { Table, WinSource } from '../engine/table.ts';
import { copiesIn, JOKER, type Kind, PLAYED_KINDS } from '../engine/tiles.ts';
import { isWin } from '../engine/win.ts';
import { realOf } from './misconceptions/widened-shape.ts';

const WITH_JOKER = [...PLAYED_KINDS, JOKER];

export interface WinningKinds {
  /** Kinds that win under these rules, minimum included, in the order of kinds. */
  readonly winning: (ruleset: Ruleset) => readonly Kind[];
  /** Kinds that complete some shape, whether or not the hand then wins. Faster than `winning`. */
  readonly fitting: (ruleset: Ruleset) => readonly Kind[];
}

/**
 * Prepares the search for one hand.
 * @param hand a hand one tile short
 * @param how how the tile comes
 * @param tableOf the table for a ruleset, needed to judge a minimum
 */
export function findWaits(
  seat: Seat,
  hand: ScoringHand,
  how: (tile: Kind) => WinSource,
  tableOf: (ruleset: Ruleset) => Table,
): WinningKinds {
  const counts = hand.counts.slice();
  const one: ScoringHand = { ...hand, counts };
  const { melds } = hand;
  const fits = new Map<Shape, readonly Kind[]>();

  /** Runs `answer` with one more tile of this kind in the hand, then restores the counts. */
  const having = (kind: Kind, answer: () => boolean): boolean => {
    const n = counts[kind] as number;
    counts[kind] = n + 1;
    const is = answer();
    counts[kind] = n;
    return is;
  };
  const fitting = (shape: Shape, { deal, tiles, jokers }: Ruleset): readonly Kind[] => {
    const known = fits.get(shape);
    if (known) return known;
    const sets = deal.sets - melds.length;
    const does = (kind: Kind): boolean => having(kind, () => shape.fits(one, sets, how(kind)));
    const kinds = (shape.completing?.(one, sets) ?? (jokers ? WITH_JOKER : PLAYED_KINDS).filter(does)).filter(
      (kind) => copiesHeld(hand, kind) < copiesIn(tiles, kind),
    );
    fits.set(shape, kinds);
    return kinds;
  };
  const answers = new Map<Kind, (WinRules & { readonly wins: boolean })[]>();
  /** Does the hand win with this tile? Rulesets with the same shapes, conditions and minimum share the result. */
  const wins = (ruleset: Ruleset, kind: Kind): boolean => {
    const { constraints, minimum } = ruleset.wins;
    const shapes: Shape[] = [];
    for (const shape of ruleset.wins.shapes)
      if (fitting(shape, ruleset).includes(kind)) shapes.push(seenAs(shape, ruleset, kind));
    if (shapes.length === 0) return false;
    const known = answers.get(kind) ?? [];
    if (known.length === 0) answers.set(kind, known);
    const query = { shapes, constraints, minimum };
    for (const each of known) if (areSameRules(each, query)) return each.wins;
    const does = having(kind, () =>
      isWin({ ruleset, table: tableOf(ruleset) }, seat, one, how(kind), shapes),
    );
    known.push({ ...query, wins: does });
    return does;
  };
  /** Uses the real shape in place of a widened one, if the real shape accepts the hand with this tile. */
  const seenAs = (shape: Shape, ruleset: Ruleset, kind: Kind): Shape => {
    const real = realOf(shape);
    return real !== shape && fitting(real, ruleset).includes(kind) ? real : shape;
  };
  /** Uses the real shape in place of a widened one, if the widened one accepts no extra tile. */
  const madeAs = (shape: Shape, ruleset: Ruleset): Shape => {
    const real = realOf(shape);
    return real !== shape && fitting(real, ruleset).length === fitting(shape, ruleset).length ? real : shape;
  };
  const found: (WinRules & { readonly kinds: readonly Kind[] })[] = [];
  const kindsOf = (shapes: readonly Shape[], ruleset: Ruleset): Kind[] =>
    [...new Set(shapes.flatMap((shape) => fitting(shape, ruleset)))].sort((a, b) => a - b);
  return {
    fitting: (ruleset) => kindsOf(ruleset.wins.shapes, ruleset),
    winning: (ruleset) => {
      const { constraints, minimum } = ruleset.wins;
      const shapes = ruleset.wins.shapes.map((shape) => madeAs(shape, ruleset));
      const known = found.find((each) => areSameRules(each, { shapes, constraints, minimum }));
      if (known) return known.kinds;
      const kinds = kindsOf(shapes, ruleset).filter((kind) => wins(ruleset, kind));
      found.push({ shapes, constraints, minimum, kinds });
      return kinds;
    },
  };
}

/** The parts of the rules that decide a win: shapes, conditions and minimum. */
type WinRules = Pick<Wins, 'shapes' | 'constraints' | 'minimum'>;

const areSameRules = (one: WinRules, other: WinRules): boolean =>
  one.minimum === other.minimum &&
  areAlike(one.shapes, other.shapes) &&
  (one.constraints === other.constraints ||
    areAlike(
      one.constraints.map(({ holds }) => holds),
      other.constraints.map(({ holds }) => holds),
    ));

const areAlike = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((each, i) => each === others[i]);
