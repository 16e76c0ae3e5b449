/** Small numbers as a sentence spells them. */

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

/** The number of this word, up to thirteen; null for any other word. */
export function numberOf(word: string): number | null {
  const number = WORDS.indexOf(word.toLowerCase());
  return number < 0 ? null : number;
}
