/** Questions one after the other, none that was asked just now. */
import { makeQuestion } from './make.ts';
import type { Asking, Concept, Question, Room } from './question.ts';
import { fairly } from './sides.ts';

/** How many questions back none is asked again. */
const REMEMBERED = 1000;

/** @param asking of the first; the others have the numbers after it, those left out that would repeat one */
export function* series<A>(concept: Concept<A>, room: Room, asking: Asking): Generator<Question<A>, never> {
  const asked = new Set<string>();
  for (let { number } = asking; ; number++) {
    const question = makeQuestion(concept, room, fairly(concept, room, { ...asking, number }));
    const written = JSON.stringify(question.asked);
    if (asked.has(written)) continue;
    asked.add(written);
    const [oldest] = asked;
    if (asked.size > REMEMBERED && oldest !== undefined) asked.delete(oldest);
    yield question;
  }
}
