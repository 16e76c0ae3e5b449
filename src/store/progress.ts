/** Which lessons a reader has gone through. */
import { fieldsOf, listen, load, save } from './storage.ts';

/** Lessons by their address below /learn/ ("two-five-eight/the-jong"), each with the day it was done. */
export type Progress = Readonly<Record<string, string>>;

const version = 1;

/** The lessons done; none where nothing readable is kept. */
export function readProgress(): Progress {
  return load('progress', (stored) => {
    const { v, lessons } = fieldsOf(stored);
    if (v !== version) return {};
    return Object.fromEntries(
      Object.entries(fieldsOf(lessons)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  });
}

/** Notes that a lesson is done, today; a lesson done before keeps its day. */
export function markLesson(lesson: string, today = new Date()): void {
  const lessons = readProgress();
  if (lessons[lesson] !== undefined) return;
  save('progress', { v: version, lessons: { ...lessons, [lesson]: today.toISOString().slice(0, 10) } });
}

/** Calls back after each change, here or in another window; returns what ends that. */
export function onProgress(changed: (progress: Progress) => void): () => void {
  return listen('progress', () => changed(readProgress()));
}
