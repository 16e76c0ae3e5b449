/** Stores the lesson that the reader opened last. */
import { load, save } from './storage.ts';

/** Its path below /learn/ ("two-five-eight/a-turn"); null where none was opened. */
export function readOpened(): string | null {
  const { opened } = load('progress');
  return typeof opened === 'string' ? opened : null;
}

export function noteOpened(lesson: string): void {
  if (readOpened() !== lesson) save('progress', { opened: lesson });
}
