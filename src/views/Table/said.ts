/** What stands beside a seat's name at a table of a lesson: what it declared before the lesson's table was laid, too. */
import { type BySeat, bySeat, SEATS } from '../../engine/seats.ts';
import type { Json } from '../../engine/table.ts';
import type { View } from '../../engine/view.ts';

/** A clause that remembers what each seat declared shows four texts, empty where nothing was said. */
const isSaid = (shown: Json): shown is readonly string[] =>
  Array.isArray(shown) && shown.length === SEATS.length && shown.every((each) => typeof each === 'string');

/** What each seat has declared and stands by; null where it said nothing. */
export function saidIn(
  { memory }: Pick<View, 'memory'>,
  say: (word: string) => string,
): BySeat<string | null> {
  const said = Object.values(memory).filter(isSaid);
  return bySeat((seat) => {
    const word = said.map((words) => words[seat] ?? '').find((each) => each !== '');
    return word === undefined ? null : say(word);
  });
}
