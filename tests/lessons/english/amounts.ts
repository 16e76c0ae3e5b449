/** Finds amounts without a unit, and units the game does not have. */
import type { Ruleset } from '../../../src/engine/ruleset.ts';

/** An offending passage and its offset in the text. */
interface AmountInText {
  readonly at: number;
  readonly found: string;
}

/**
 * Finds every amount of money or worth that has no unit. In a list over seats, the first unit holds for the rest:
 * “South owes 37 chips, West 25 and North 15” is fine.
 */
export const bareAmounts = (text: string): AmountInText[] =>
  sentencesOf(text).flatMap((sentence) =>
    OF_MONEY.test(sentence.text)
      ? [...bareNumbers(sentence.text), ...bareWords(sentence.text)].map((at) => ({
          at: sentence.at + at,
          found: sentence.text,
        }))
      : [],
  );

/** Finds numbers with a unit this game uses neither for its hands nor for its money. */
export function foreignUnits(text: string, { scoring, terms, settle }: Ruleset): AmountInText[] {
  const units = [
    ...(scoring ? [scoring.unit] : []),
    ...(scoring?.ofRank ? TWO_COUNTS : []),
    ...(settle ? [terms.money] : []),
  ];
  const own = new Set(units.map(singular));
  return [...text.matchAll(AMOUNT)]
    .filter(({ 1: unit = '' }) => !own.has(singular(unit.toLowerCase())))
    .map(({ index, 0: found }) => ({ at: index, found }));
}

/** The units of score lines in games that count in two. */
const TWO_COUNTS = ['han', 'fu'];

const singular = (unit: string): string => unit.replace(/s$/, '');

/** Matches a sentence about money or about what a hand is worth. */
const OF_MONEY =
  /\b(?:pay(?:s|ing)?|paid|ow(?:e|es|ed|ing)|costs?|worth|debts?|earns?|collects?|price|bonus|scores?|points?|fan|chips?|limit|total|together|loses?)\b/i;

/** The units of all games. `base` is a sum the table agrees on; `doubles` are not money but count as a unit. */
const UNIT = '(?:points?|fan|han|fu|yakuman|chips?|bases?|doubles?)';
const CARRIES = new RegExp(`^[ \\u00a0-]${UNIT}\\b`, 'i');
const AMOUNT =
  /(?<![\w-])(?:[−+-]?\d[\d,.]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|no)[ \u00a0](points?|fan|han|fu|chips?)\b/gi;

/** Matches what follows a number that counts something else: “14 tiles”, “8 times”, “the 3 of bamboo”, “5s”. */
const ELSE =
  /^(?: more| other| different| concealed| open)?[ -](?:tiles?|kinds|stacks|hands|times|others|turns|deals|lessons|minutes|of (?:dots|bamboo|characters|them|a kind))\b|^(?:s|th|st|nd|rd|G)\b/;
/**
 * Matches what precedes a tile rank, a die or a multiplier: “a 9”, “between 4”, “the die shows 3”, “Bonus tile × 2”.
 */
const RANK_AFTER =
  /(?:\b(?:an?|the|another|of|between|to|by|no|any|only|single|first|second|third|fourth|fifth|last|shows?|showed|at least|die|plus|G:)|[–×-]) $/i;
/** Matches the number of a lesson or step: “lesson 10”, “step 3”. */
const PLACE = /\b(?:lessons?|steps?) $/i;
/** Matches a calculation: “34 × 2 × 2 = 136”, “(4 − 2) × 2 = 4”. The amount it explains carries the unit. */
const CALCULATION = /\(?\d[\d,]*\)?(?: [×÷+−] \(?\d[\d,]*\)?)+ = [+−]?\d[\d,]*/g;
/** Matches several tile ranks in a row: “2, 5 or 8”, “4 and 6 of dots”, “7-8-9”. */
const RANKS =
  /(?<![\d,.])\b[1-9](?:(?:, (?:and |or )?| and | or | to |-)(?:an? )?[1-9](?![\d,.]*\d))+(?!,?\d)/g;
/**
 * Matches a row whose last amount carries the unit for all: “1, 2, 4 and 8 points”, “0 to 13 fan”, “24 of its 32 fan”.
 */
const ROW = new RegExp(
  `^(?:(?:, | and | or | to )\\d+)*(?:,? and | or | to | of its )\\d+[ \\u00a0]${UNIT}\\b`,
);
const NUMBER = /(?<![\w#§/.-])\d[\d,]*(?:\.\d+)?(?!\d)/g;
/** Matches an amount written as a word without a unit: “pays each of the others two.” */
const WORD =
  /\b(?:pays?|owes?|costs?|is worth|are worth|earns?|brings?)(?: (?:you|it|South|West|North|East|each|of|the|others?|them|and|nobody))* (?:one|two|three|four|five|six|seven|eight|nine|ten)(?=[.,;:?!]| (?:each|more|less|from|to)\b|$)/g;

function bareNumbers(text: string): number[] {
  const placesOf = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ index, 0: row }) => [index, index + row.length] as const);
  const [ranks, workings] = [placesOf(RANKS), placesOf(CALCULATION)];
  const bare: number[] = [];
  /** Offset after the last amount that has a unit; -1 before the first. */
  let carried = -1;
  for (const { index, 0: digits } of text.matchAll(NUMBER)) {
    const number = digits.replace(/,$/, '');
    const end = index + number.length;
    const after = text.slice(end);
    const isRank =
      /^[1-9]$/.test(number) &&
      (RANK_AFTER.test(text.slice(0, index)) || ranks.some(([from, to]) => index >= from && end <= to));
    if (CARRIES.test(after) || (carried >= 0 && GOES_ON.test(text.slice(carried, index)))) carried = end;
    else if (workings.some(([from, to]) => index >= from && end <= to)) continue;
    else if (!isRank && !ELSE.test(after) && !ROW.test(after) && !PLACE.test(text.slice(0, index)))
      bare.push(index);
  }
  return bare;
}

/** Matches the text between two amounts of one row: “ chips, West ”, “ and North ”, “ fan + ”. */
const GOES_ON =
  /^(?:[ \u00a0]\w+)?(?:,| and|, and| \+)(?: (?:East|South|West|North|you|and|the others?|each|all|,))* $/;

const bareWords = (text: string): number[] => [...text.matchAll(WORD)].map(({ index }) => index);

/** A sentence of a text, trimmed. */
interface TextSentence {
  /** Its offset in the text. */
  readonly at: number;
  readonly text: string;
}

/**
 * Splits a text into trimmed sentences with their offsets. A decimal point does not end a sentence; an empty line does.
 * Example: “It pays 1.5. Good.” → “It pays 1.5.” at 0, “Good.” at 13.
 */
function sentencesOf(text: string): TextSentence[] {
  const ends = [...text.matchAll(/[.!?]["”’)]*(?=\s|$)|\n\s*\n/g)].map(
    ({ index, 0: end }) => index + end.length,
  );
  let from = 0;
  return [...ends, text.length].flatMap((end) => {
    const whole = text.slice(from, end);
    const at = from + whole.length - whole.trimStart().length;
    from = end;
    return whole.trim() === '' ? [] : [{ at, text: whole.trim() }];
  });
}
