/** Parses a stated worth: “15 points”; in games that count in two units “3 han, 40 fu”, “2 han” or “1 yakuman”. */
import type { Ruleset } from '../engine/ruleset.ts';
import { countIn, type Score, type ScoreCount } from '../engine/score.ts';
import { LessonError, type SourcePlace } from './error.ts';

/** One amount and the count it belongs to (han, fu, yakuman). Without a count it is the total. */
interface StatedAmount {
  readonly amount: number;
  readonly of?: ScoreCount;
}

const AMOUNT = /(-?[\d.]+)\s+([a-z]+(?: [a-z]+)*)(?:,?\s+|$)/gy;

/**
 * Parses the amounts. Example: “3 han, 40 fu” → 3 of han and 40 of fu. A wrong unit gives NaN.
 * @throws LessonError when the text is not an amount
 */
export function statedAmounts(text: string, ruleset: Ruleset, place: SourcePlace): readonly StatedAmount[] {
  const { scoring } = ruleset;
  const counts = Object.keys(scoring?.counts ?? {}) as ScoreCount[];
  const unit = scoring?.unit ?? 'points';
  const written = text.trim();
  const found = [...written.matchAll(AMOUNT)];
  if (found.length > 0 && found.map(([all]) => all).join('') === written) {
    return found.map(([, amount, name = '']) => {
      const of = counts.find((count) => count === name);
      if (of !== undefined) return { amount: Number(amount), of };
      // NaN equals nothing, so an amount in another unit is never right.
      const isOwn = counts.length === 0 && (name === unit || `${name}s` === unit);
      return { amount: isOwn ? Number(amount) : Number.NaN };
    });
  }
  const units = unitsOf(ruleset).join('” or “');
  throw new LessonError(place, `“${text}” is no amount`, `Write a number and “${units}”.`);
}

/** Returns the units in which a hand of this game is counted. */
export const unitsOf = ({ scoring }: Ruleset): readonly string[] =>
  scoring?.counts ? Object.keys(scoring.counts) : [scoring?.unit ?? 'points'];

/** Returns the count when a single one is stated; undefined for two, or for the total. */
export const statedCount = (amounts: readonly StatedAmount[]): ScoreCount | undefined =>
  amounts.length === 1 ? amounts[0]?.of : undefined;

/** True if the score has every stated amount: “3 han 30 fu” must fit both. */
export const isWorth = (amounts: readonly StatedAmount[], score: Score): boolean =>
  amounts.every(({ amount, of }) => countIn(score, of) === amount);

/** Formats a hand's worth for an author's error message. */
export function worthWritten({ total, unit, rank }: Score): string {
  if (rank?.yakuman) return `${rank.yakuman} yakuman: ${total} ${unit}`;
  return rank ? `${rank.han} han, ${rank.fu} fu: ${total} ${unit}` : `${total} ${unit}`;
}
