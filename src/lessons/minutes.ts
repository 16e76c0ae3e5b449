/** Estimates the minutes a lesson takes, from its words and its exercises. */
import { proseOf, type Tag, tagsIn } from './tags.ts';
import { countWords } from './word-count.ts';

const WORDS_A_MINUTE = 200;

/** Seconds per component beyond reading it: looking, trying, seeing the result. Scene includes its questions. */
const SECONDS: Readonly<Record<string, number>> = {
  YourTurn: 30,
  Scene: 25,
  Board: 25,
  Deal: 25,
  Count: 25,
  Sort: 25,
  Pick: 25,
  Book: 25,
  Weigh: 12,
  Check: 12,
};

/** The properties whose text the reader reads. */
export const TEXT_PROPERTIES: readonly string[] = ['ask', 'label', 'says'];

/** Returns the minutes for a lesson source. The texts of verdicts count as read. */
export function minutesIn(source: string): number {
  const tags = tagsIn(source);
  const seconds = tags.reduce((sum, tag) => sum + (SECONDS[tag.name] ?? 0) * timesOf(tag), 0);
  return countWords(textIn(source, tags)) / WORDS_A_MINUTE + seconds / 60;
}

/** Returns the `count` of generated boards; 1 for any other component. */
function timesOf({ attributes }: Tag): number {
  const count = attributes.get('count')?.value;
  return typeof count === 'number' ? count : 1;
}

/** Returns all text that is read: prose, component content, and text properties. */
function textIn(source: string, tags: readonly Tag[]): string {
  const letters = proseOf(source).split('');
  const lines: string[] = [];
  for (const { start, end, attributes } of tags) {
    letters.fill(' ', start, end);
    for (const property of TEXT_PROPERTIES) {
      const value = attributes.get(property)?.value;
      if (typeof value === 'string') lines.push(value);
    }
  }
  const prose = letters
    .join('')
    .replace(/<\/[A-Z]\w*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ');
  return [prose, ...lines].join(' ');
}
