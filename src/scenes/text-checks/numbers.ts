/** Number words; the index is the value (“no” is 0). */

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
];

/** Returns the value of a number word up to thirteen; null for any other word. */
export function numberOf(word: string): number | null {
  const number = WORDS.indexOf(word.toLowerCase());
  return number < 0 ? null : number;
}
