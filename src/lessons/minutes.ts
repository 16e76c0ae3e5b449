/** How long a lesson takes, by what really stands on its page: its words, and what its reader does. */
import { proseOf, type Tag, tagsIn } from './tags.ts';
import { countWords } from './word-count.ts';

const WORDS_A_MINUTE = 200;

/** Seconds for what is done with each, beside reading it: looking, trying, and seeing what follows. A scene’s have its questions in them. */
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

/** The properties in which a component tells its reader something. */
export const TELLING: readonly string[] = ['ask', 'label', 'says'];

/** The minutes that a lesson takes, from its source; verdicts are read, too. */
export function minutesIn(source: string): number {
  const tags = tagsIn(source);
  const seconds = tags.reduce((sum, tag) => sum + (SECONDS[tag.name] ?? 0) * timesOf(tag), 0);
  return countWords(textIn(source, tags)) / WORDS_A_MINUTE + seconds / 60;
}

/** Of boards that are dealt there are as many as it says. */
function timesOf({ attributes }: Tag): number {
  const count = attributes.get('count')?.value;
  return typeof count === 'number' ? count : 1;
}

/** All that is read: prose, what components hold, and what they tell in their properties. */
function textIn(source: string, tags: readonly Tag[]): string {
  const letters = proseOf(source).split('');
  const lines: string[] = [];
  for (const { start, end, attributes } of tags) {
    letters.fill(' ', start, end);
    for (const property of TELLING) {
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
