/** Shows on a page which lessons are done, and notes a lesson as done where its "Go on" is pressed. */
import { markLesson, onProgress, type Progress, readProgress } from '../../store/progress.ts';
import { markPressed } from './pressed.ts';

function show(done: Progress): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const isDone = done[item.dataset.lesson ?? ''] !== undefined;
    item.toggleAttribute('data-done', isDone);
    for (const word of item.querySelectorAll<HTMLElement>('[data-done-word]')) word.hidden = !isDone;
  }
  for (const meter of document.querySelectorAll<HTMLElement>('[data-lessons]')) count(meter, done);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-resume]')) resume(link);
}

/** How many of a course's lessons are done, as a bar and in words. */
function count(meter: HTMLElement, done: Progress): void {
  const lessons = meter.dataset.lessons?.split(' ') ?? [];
  const number = lessons.filter((lesson) => done[lesson] !== undefined).length;
  const texts: unknown = JSON.parse(meter.dataset.texts ?? '[]');
  const bar = meter.querySelector('progress');
  const text = meter.querySelector('p');
  if (bar) bar.value = number;
  if (text && Array.isArray(texts)) text.textContent = String(texts[number] ?? '');
}

/** Leads to the first lesson that is not done, once one is. */
function resume(link: HTMLAnchorElement): void {
  const lessons = [...document.querySelectorAll<HTMLElement>('[data-lesson]')];
  if (!lessons.some((lesson) => 'done' in lesson.dataset)) return;
  const next = lessons.find((lesson) => !('done' in lesson.dataset))?.querySelector('a');
  if (!next) return;
  link.href = next.href;
  link.textContent = link.dataset.resume ?? link.textContent;
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-marks]') : null;
  if (link?.dataset.marks) markLesson(link.dataset.marks);
});

markPressed();
onProgress(show);
addEventListener('pageshow', () => show(readProgress()));
show(readProgress());
