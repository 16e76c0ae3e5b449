/** Formats a course's figures for the terminal, and as JSON. */
import type { TaughtCourse, TaughtLesson } from './courses.ts';
import { missedByCourse, missedByLesson } from './limits.ts';

/** Returns one line of JSON per lesson. */
export const jsonOf = ({ lessons }: TaughtCourse): string =>
  lessons.map((lesson) => JSON.stringify({ ...lesson, misses: missedByLesson(lesson) })).join('\n');

/** Returns the table of lessons, the faults of each, and the course's figures. */
export function reportOf(course: TaughtCourse): string {
  const missing = course.lessons.flatMap((lesson) => {
    const why = faultsOf(lesson);
    return why.length === 0 ? [] : [`  ${nameOf(lesson)}`, ...why.map((line) => `    ${line}`)];
  });
  return [
    tableOf(course.lessons),
    '',
    ...missing,
    ...(missing.length > 0 ? [''] : []),
    ...courseLines(course),
    '',
  ].join('\n');
}

const COLUMNS: readonly (readonly [string, (lesson: TaughtLesson) => string | number])[] = [
  ['lesson', (lesson) => lesson.lesson],
  ['words before', ({ before }) => before.words],
  ['steps', ({ before }) => before.steps],
  ['scenes', ({ before }) => before.scenes],
  ['decisions', ({ decisions }) => decisions],
  ['own deals', ({ own }) => own],
  ['rules', ({ rules }) => rules],
  ['decided', ({ decided }) => decided.length],
  ['told', ({ statedRules }) => statedRules.length],
  ['generic', ({ generic }) => generic],
  ['passed', ({ calls }) => `${calls.passed}/${calls.all}`],
  ['no', ({ yesNo }) => `${yesNo.no}/${yesNo.all}`],
  ['minutes', ({ minutes }) => minutes.toFixed(1)],
  ['early terms', ({ early }) => early.length],
  ['stumbles', ({ stumbles }) => stumbles.length],
  [
    'kinds',
    ({ kinds }) =>
      Object.entries(kinds)
        .map(([kind, n]) => `${kind} ${n}`)
        .join(', '),
  ],
];

function tableOf(lessons: readonly TaughtLesson[]): string {
  const rows = [
    COLUMNS.map(([name]) => name),
    ...lessons.map((lesson) => COLUMNS.map(([, of]) => String(of(lesson)))),
  ];
  const widths = COLUMNS.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) =>
          i === 0 || i === row.length - 1 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const nameOf = ({ lesson }: TaughtLesson): string => lesson.split('/')[1] ?? lesson;

/** Lists what to fix in a lesson, with line numbers. */
function faultsOf(lesson: TaughtLesson): string[] {
  const { undecided, early, stumbles, cliffs } = lesson;
  const misses = missedByLesson(lesson);
  return [
    ...(misses.length > 0 ? [`misses: ${misses.join(', ')}`] : []),
    ...(undecided.length > 0 ? [`neither decided nor told: ${undecided.join(', ')}`] : []),
    ...(early.length > 0
      ? [`before they are defined: ${early.map(({ term, line }) => `${term} (line ${line})`).join(', ')}`]
      : []),
    ...cliffs.map(({ line, kind, from, share }) => {
      const [before, after] = [from, share].map((of) => `${Math.round(100 * of)} %`);
      return `line ${line}: right first answers fall from ${before} to ${after} at “${kind}”`;
    }),
    ...stumbles.map(({ line, rules, ask }) => `line ${line} asks for ${rules.join(', ')}: “${ask}”`),
  ];
}

function courseLines(course: TaughtCourse): string[] {
  const { game, rules, decided, calls, yesNo, repeated } = course;
  const misses = missedByCourse(course);
  const share = (part: number, of: number): string =>
    `${part} of ${of}${of === 0 ? '' : ` (${Math.round((100 * part) / of)} %)`}`;
  return [
    `${game}: decision coverage ${share(decided.length, rules.length)}; passing is right in ${share(calls.passed, calls.all)} decisions about calls; “no” in ${share(yesNo.no, yesNo.all)} questions`,
    ...(misses.length > 0 ? [`  misses: ${misses.join(', ')}`] : []),
    ...repeated.map(({ hand, places }) => `  twice: ${hand} in ${places.join(', ')}`),
  ];
}
