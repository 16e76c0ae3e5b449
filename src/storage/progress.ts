/** Where a reader is: the lesson that was last open. */
import { load, save } from './storage.ts';

/** Its address below /learn/ ("two-five-eight/a-turn"); null where none was opened yet. */
export function readOpened(): string | null {
  const { opened } = load('progress');
  return typeof opened === 'string' ? opened : null;
}

export function noteOpened(lesson: string): void {
  if (readOpened() !== lesson) save('progress', { opened: lesson });
}
