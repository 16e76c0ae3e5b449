/** Which lessons a reader has gone through. */
import { listen, load, save, textsOf } from './storage.ts';

/** Lessons by their address below /learn/ ("two-five-eight/the-jong"), each with the day it was done. */
export type Progress = Readonly<Record<string, string>>;

/** The lessons done; none where nothing readable is kept. */
export const readProgress = (): Progress => textsOf(load('progress')['lessons']);

/** Notes that a lesson is done, today; a lesson done before keeps its day. */
export function markLesson(lesson: string, today = new Date()): void {
  const lessons = readProgress();
  if (lessons[lesson] !== undefined) return;
  save('progress', { lessons: { ...lessons, [lesson]: today.toISOString().slice(0, 10) } });
}

/** Calls back after each change, here or in another window; returns what ends that. */
export function onProgress(changed: (progress: Progress) => void): () => void {
  return listen('progress', () => changed(readProgress()));
}
