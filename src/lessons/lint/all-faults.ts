/** Completes the message of a failed build: it stops at a lesson's first false claim, and authors want them all. */
import { lessonFaults } from '../check-lesson.ts';
import { courseOf, games } from './content.ts';

/** The place at the start of a message: `content/riichi/09-furiten.mdx:12:1`, or with a language before the game. */
const PLACE = /^(content\/(?:[\w-]+\/)?([\w-]+)\/[\w.-]+\.mdx):\d/;

/**
 * Returns the message with every fault of the lesson that it names, each with place and hint, in line order. A lesson of
 * all games is checked in each of them. Any other message is returned as it is.
 * @param read returns a file of the project
 */
export async function withAllFaults(message: string, read: (file: string) => string): Promise<string> {
  const [, file, folder] = PLACE.exec(message) ?? [];
  if (file === undefined) return message;
  const source = read(file);
  const ofGame = games.filter(({ id }) => id === folder);
  const faults = await Promise.all(
    (ofGame.length > 0 ? ofGame : games).map((content) => lessonFaults(source, file, courseOf(content))),
  );
  const messages = new Set(faults.flat().map((fault) => fault.message));
  // A component may find more than its check does.
  return messages.has(message) ? [...messages].join('\n') : [message, ...messages].join('\n');
}
