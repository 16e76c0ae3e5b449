/** English numbers, lists and dates, by Intl. */
const locale = 'en-GB';
const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
const signedFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
const and = new Intl.ListFormat(locale, { type: 'conjunction' });
const or = new Intl.ListFormat(locale, { type: 'disjunction' });
const plural = new Intl.PluralRules(locale);
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });

/** Replaces the hyphen that Intl writes by a minus sign, which is as wide as the plus. */
const minus = (text: string): string => text.replace('-', '−');

export const number = (value: number): string => minus(plain.format(value));
export const withSign = (value: number): string => minus(signedFormat.format(value));

export const list = (items: readonly string[]): string => and.format(items);
export const listOr = (items: readonly string[]): string => or.format(items);
export const date = (value: Date): string => day.format(value);

/** Units with a plural form; "fan" has none. */
const PLURALS: Readonly<Record<string, string>> = { point: 'points', chip: 'chips' };

/** An amount with its unit: "5 points", "1 point", "3 fan". The unit may be given in singular or plural. */
export const amount = (value: number, unit: string): string => `${number(value)} ${unitOf(value, unit)}`;

function unitOf(value: number, unit: string): string {
  const one = unit in PLURALS ? unit : (Object.keys(PLURALS).find((key) => PLURALS[key] === unit) ?? unit);
  return plural.select(value) === 'one' ? one : (PLURALS[one] ?? one);
}

/**
 * A seat's money: "+15 points" where all began with nothing, "2,015 points" where they began with a stake; without a
 * unit only the number.
 */
export function purse(value: number, stake: number, unit?: string): string {
  const shown = stake === 0 ? withSign(value) : number(value);
  return unit === undefined ? shown : `${shown} ${unitOf(value, unit)}`;
}

/**
 * A sum with its change in brackets: "904 (−1,096)". Only the sum where nothing changed, or where all began with
 * nothing.
 */
export const balance = (now: number, before: number, stake: number): string =>
  stake === 0 || now === before ? purse(now, stake) : `${number(now)} (${withSign(now - before)})`;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** A count in words up to ten ("no", "one", "two"), then in figures. */
export const inWords = (count: number): string => SMALL[count] ?? number(count);

const ORDINALS = [
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;
const ordinalRules = new Intl.PluralRules(locale, { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A place from the second on: "third", "12th". */
export const ordinal = (place: number): string =>
  ORDINALS[place - 2] ?? `${place}${ENDINGS[ordinalRules.select(place)] ?? 'th'}`;

/** The counters on the table, as players say them after the round and the deal: "1 honba". */
export const honba = (count: number): string => `${number(count)} honba`;

/** Capitalises the first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
