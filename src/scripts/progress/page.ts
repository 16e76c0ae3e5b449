/** Shows on a page which lessons are done and which is next, and notes which is open. */
import { isDone, onSolved, readSolved, type Solved } from '../../store/exercises.ts';
import { noteOpened, readOpened } from '../../store/progress.ts';
import { type Exercised, lessonsIn, onward } from './lessons.ts';

/** A course as a page tells of it. */
interface Shown {
  readonly meter: HTMLElement;
  readonly lessons: readonly Exercised[];
}

const shown: readonly Shown[] = [...document.querySelectorAll<HTMLElement>('[data-lessons]')].map(
  (meter) => ({ meter, lessons: lessonsIn(meter.dataset.lessons) }),
);

function show(solved: Solved): void {
  const done = new Set(
    shown.flatMap(({ lessons }) => lessons.filter((lesson) => isDone(lesson, solved)).map(({ key }) => key)),
  );
  for (const item of document.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const isDone = done.has(item.dataset.lesson ?? '');
    item.toggleAttribute('data-done', isDone);
    for (const word of item.querySelectorAll<HTMLElement>('[data-done-word]')) word.hidden = !isDone;
  }
  for (const course of shown) count(course, done);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-resume]')) resume(link, solved);
}

/** How many of a course's lessons are done, as a bar and in words. */
function count({ meter, lessons }: Shown, done: ReadonlySet<string>): void {
  const number = lessons.filter(({ key }) => done.has(key)).length;
  const texts: unknown = JSON.parse(meter.dataset.texts ?? '[]');
  const bar = meter.querySelector('progress');
  const text = meter.querySelector('p');
  if (bar) bar.value = number;
  if (text && Array.isArray(texts)) text.textContent = String(texts[number] ?? '');
}

/** Leads to where the reader is, once they have begun: in the course that was last open, where there are several. */
function resume(link: HTMLAnchorElement, solved: Solved): void {
  const opened = readOpened();
  const course =
    shown.find(({ lessons }) => lessons.some(({ key }) => key === opened)) ??
    (shown.length === 1 ? shown[0] : undefined);
  const next = course && onward(course.lessons, solved, opened);
  if (!next) return;
  link.href = (link.dataset.lessonAt ?? '').replace('%', next);
  link.textContent = (link.dataset.resume ?? '').replace('%', course.meter.dataset.game ?? '');
}

const open = document.querySelector<HTMLElement>('[data-opened]')?.dataset.opened;
if (open) noteOpened(open);
onSolved(show);
addEventListener('pageshow', () => show(readSolved()));
show(readSolved());
