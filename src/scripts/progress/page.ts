/** Shows progress: which lessons are done or started, what is left of them, and where to continue. */
import { onSolved, readBegun, readSolved } from '../../storage/exercises.ts';
import { noteOpened, readOpened } from '../../storage/last-lesson.ts';
import {
  boardsLeft,
  type CourseProgress,
  isStarted,
  type ListedLesson,
  leftIn,
  lessonsIn,
  lessonToResume,
  type State,
  stateOf,
} from './lessons.ts';

/** A course on this page, with the element that shows its progress. */
interface CourseMeter {
  readonly meter: HTMLElement;
  /** All lessons, and those that count for finishing. */
  readonly lessons: readonly ListedLesson[];
  readonly counted: readonly ListedLesson[];
}

const shown: readonly CourseMeter[] = [...document.querySelectorAll<HTMLElement>('[data-lessons]')].map(
  (meter) => {
    const lessons = lessonsIn(meter.dataset.lessons);
    return { meter, lessons, counted: lessons.filter(({ extra }) => !extra) };
  },
);

/** Reads texts from an attribute, one per count. */
function textsIn(text: string | undefined): readonly string[] {
  const texts: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(texts) ? texts.map(String) : [];
}

const UNSTARTED: CourseProgress = { solved: {}, begun: {} };

function show(): void {
  const reached: CourseProgress = { solved: readSolved(), begun: readBegun() };
  for (const { lessons, meter } of shown) {
    const texts = textsIn(meter.dataset.left);
    for (const lesson of lessons)
      mark(lesson, stateOf(lesson, reached), texts[leftIn(lesson, reached).length]);
  }
  const opened = readOpened();
  for (const course of shown) {
    const isListedAlone = shown.length === 1;
    count(course, isListedAlone || isStarted(course.lessons, reached, opened) ? reached : UNSTARTED);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-resume]')) resume(link, reached);
  for (const foot of document.querySelectorAll<HTMLElement>('[data-foot]')) tell(foot, reached);
  for (const end of document.querySelectorAll<HTMLElement>('[data-end]')) finish(end, reached);
}

/** Shows those of several elements whose attribute value fits, and hides the others. */
function only(root: HTMLElement, attribute: string, is: (value: string) => boolean): void {
  for (const each of root.querySelectorAll<HTMLElement>(`[${attribute}]`))
    each.hidden = !is(each.getAttribute(attribute) ?? '');
}

/** Marks a lesson in every list on the page. */
function mark({ key }: ListedLesson, state: State, left = ''): void {
  for (const item of document.querySelectorAll<HTMLElement>(`[data-lesson="${CSS.escape(key)}"]`)) {
    item.toggleAttribute('data-done', state === 'done');
    item.toggleAttribute('data-begun', state === 'begun');
    for (const word of item.querySelectorAll<HTMLElement>('[data-done-word]')) word.hidden = state !== 'done';
    for (const word of item.querySelectorAll<HTMLElement>('[data-left-word]')) {
      word.hidden = state !== 'begun';
      word.textContent = left;
    }
  }
}

/** Shows how many lessons of a course are done and started, as a bar and in words. */
function count({ meter, counted }: CourseMeter, reached: CourseProgress): void {
  const states = counted.map((lesson) => stateOf(lesson, reached));
  const done = states.filter((state) => state === 'done').length;
  const begun = states.filter((state) => state === 'begun').length;
  const bar = meter.querySelector('progress');
  const text = meter.querySelector('p');
  if (bar) bar.value = done;
  if (!text) return;
  const label = textsIn(meter.dataset.texts)[done] ?? '';
  const also = textsIn(meter.dataset.alsoBegun)[begun] ?? '';
  const alone = textsIn(meter.dataset.onlyBegun)[begun] ?? '';
  text.textContent = begun === 0 ? label : done === 0 ? alone : `${label}, ${also}`;
}

/**
 * Sets the "continue" link: to the course opened last where the page has several. Unchanged where the reader has not
 * started.
 */
function resume(link: HTMLAnchorElement, reached: CourseProgress): void {
  const opened = readOpened();
  const course =
    shown.find(({ lessons }) => lessons.some(({ key }) => key === opened)) ??
    (shown.length === 1 ? shown[0] : undefined);
  const next = course && lessonToResume(course.lessons, reached, opened);
  if (!next) {
    const { another, courses } = link.dataset;
    // The course opened last is done, so the link offers another game.
    if (course && another && courses) [link.textContent, link.href] = [another, courses];
    return;
  }
  const [left] = leftIn(next, reached);
  const board = stateOf(next, reached) === 'begun' && left !== undefined ? `#${left}` : '';
  link.href = `${(link.dataset.lessonAt ?? '').replace('%', next.key)}${board}`;
  link.textContent = (link.dataset.resume ?? '').replace('%', course.meter.dataset.game ?? '');
}

/** Fills the foot of a lesson: done, or what is left of it; and adapts “Go on”. */
function tell(foot: HTMLElement, reached: CourseProgress): void {
  const course = shown.find(({ lessons }) => lessons.some(({ key }) => key === foot.dataset.foot));
  const lesson = course?.lessons.find(({ key }) => key === foot.dataset.foot);
  if (!course || !lesson) return;
  const left = leftIn(lesson, reached);
  const isDone = stateOf(lesson, reached) === 'done';
  foot.hidden = false;
  foot.toggleAttribute('data-done', isDone);
  only(foot, 'data-is', (is) => (is === 'done') === isDone);
  only(foot, 'data-exercise-left', (name) => left.includes(name));
  const head = foot.querySelector('[data-left-head]');
  if (head) head.textContent = textsIn(foot.dataset.heads)[left.length] ?? '';
  for (const part of foot.querySelectorAll<HTMLElement>('[data-part]')) {
    const { part: text = '', of = '', boards = '1' } = part.dataset;
    const begun = reached.begun[of];
    part.hidden = begun === undefined;
    part.textContent = text.replace('%', String(boardsLeft(begun, Number(boards))));
  }
  const isAll = isDone && course.counted.every((each) => stateOf(each, reached) === 'done');
  only(foot, 'data-course-done', () => isAll);
  only(document.documentElement, 'data-go-on', (goes) => (goes === 'on') === isDone);
}

/** Fills the end of a course for a reader who has started it: all done, or which lessons are left. */
function finish(end: HTMLElement, reached: CourseProgress): void {
  const lessons = lessonsIn(end.dataset.end);
  const left = lessons.filter((lesson) => !lesson.extra && stateOf(lesson, reached) !== 'done');
  end.hidden = lessons.every((lesson) => stateOf(lesson, reached) === 'open');
  only(end, 'data-is', (is) => (is === 'done') === (left.length === 0));
  only(end, 'data-lesson', (key) => left.some((lesson) => lesson.key === key));
  const head = end.querySelector('[data-left-head]');
  if (head) head.textContent = textsIn(end.dataset.heads)[left.length] ?? '';
}

const open = document.querySelector<HTMLElement>('[data-opened]')?.dataset.opened;
if (open) noteOpened(open);
onSolved(show);
addEventListener('pageshow', show);
show();
// A reader doing the lesson now has not done it before; nothing may appear above their work.
document.querySelector('.done-before:not([data-done])')?.remove();
