/** What is wrong with the English of a text, as far as a program can tell. It cannot tell good from correct. */
import type { Text } from './texts.ts';
import { AVOIDED, type Kind } from './words.ts';

/** As many words as one says in a breath. */
const SENTENCE: Readonly<Record<Kind, number>> = {
  lesson: 25,
  caption: 25,
  rulebook: 28,
  words: 28,
  error: 36,
  docs: 34,
};

/** As many words as somebody reads without looking up. A rule that needs more has a list or a table below it. */
const PARAGRAPH: Readonly<Record<Kind, number>> = {
  lesson: 40,
  caption: 40,
  rulebook: 40,
  words: 60,
  error: 60,
  docs: 120,
};

/** A caption that says only what the picture shows. */
const ONLY_DRAWS = /^(?:and )?(?:(?:east|south|west|north) )?(?:draws?|discards?)(?: it| again)*\.$/i;

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Where one breath ends and the next begins. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!][”"’')]*)\s+(?=[“"‘'(]*[\p{Lu}\d])|(?<=[:;·…][”"’')]*)\s+/u)
    .filter((one) => one.trim() !== '');

/** A placeholder that takes an amount from the table, as the reader meets it: a number and its unit. */
const AMOUNT_TAKEN = /\{(?:worth|pays|owes|has)\b[^}]*\}/g;

const plain = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(AMOUNT_TAKEN, '9 points')
    .replace(/[*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Where a reader sees them, quotes and apostrophes are those of print; errors and docs quote what is typed. */
const TYPED: Readonly<Partial<Record<Kind, RegExp>>> = {
  lesson: /\p{L}'|["']\p{L}/u,
  caption: /\p{L}'|["']\p{L}/u,
  rulebook: /\p{L}'|["']\p{L}/u,
  // Among words there is code to copy.
  words: /\p{L}'\p{L}/u,
};

/** Every fault of a text, each with what to write: "file:line: …". */
export function faultsOf({ file, line, kind, text: written }: Text): string[] {
  const text = plain(written);
  const faults: string[] = [];
  const typed = TYPED[kind]?.exec(written);
  if (typed) faults.push(`“${typed[0]}”: write ’, or “ and ”`);
  for (const { found, say, only } of AVOIDED) {
    if (only && !only.includes(kind)) continue;
    const match = new RegExp(found, 'iu').exec(text);
    if (match) faults.push(`“${match[0]}”: write ${say}`);
  }
  for (const sentence of sentencesOf(text)) {
    const long = words(sentence);
    if (long > SENTENCE[kind]) {
      faults.push(`a sentence of ${long} words, at most ${SENTENCE[kind]}: “${sentence.slice(0, 60)} …”`);
    }
  }
  const all = words(text);
  if (all > PARAGRAPH[kind])
    faults.push(`a paragraph of ${all} words, at most ${PARAGRAPH[kind]}: “${text.slice(0, 60)} …”`);
  if (kind === 'caption' && ONLY_DRAWS.test(text))
    faults.push(`“${text}” says only what the picture shows: leave it out`);
  return faults.map((fault) => `${file}:${line}: ${fault}`);
}
