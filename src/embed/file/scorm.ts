/**
 * Reports a saved frame to the learning platform that shows it, by SCORM 1.2: whether it is solved, with which score and
 * after how long. Where no platform is around it, nothing is reported.
 */
import { onWidgetEvent } from '../../storage/widget-events.ts';
import { createTally } from '../tally.ts';

/** The parts of the platform's object that are used here: every call returns a text. */
interface ScormApi {
  LMSInitialize(parameter: ''): string;
  LMSGetValue(element: string): string;
  LMSSetValue(element: string, value: string): string;
  LMSCommit(parameter: ''): string;
  LMSFinish(parameter: ''): string;
}

/** How many windows above are searched, as the specification's own example does. */
const MOST_PARENTS = 7;

/** The object `API` of the nearest window above, or of those above the window that opened this one. */
function findApi(): ScormApi | null {
  for (const start of [window, opener as Window | null]) {
    let at: (Window & { API?: ScormApi }) | null = start;
    for (let i = 0; at && i <= MOST_PARENTS; i++) {
      try {
        if (at.API) return at.API;
      } catch {
        // A window of another origin, and so are those above it.
        break;
      }
      at = at.parent === at ? null : at.parent;
    }
  }
  return null;
}

/** A time as the specification writes it: `0000:01:05.50`. */
export function scormTime(milliseconds: number): string {
  const hundredths = Math.round(milliseconds / 10);
  const part = (unit: number, most: number, length: number): string =>
    String(Math.min(most, Math.floor(hundredths / unit) % (most + 1))).padStart(length, '0');
  return `${part(360_000, 9999, 4)}:${part(6000, 59, 2)}:${part(100, 59, 2)}.${part(1, 99, 2)}`;
}

/** Begins to report, if a platform is there. */
export function reportToPlatform(): void {
  const api = findApi();
  if (api?.LMSInitialize('') !== 'true') return;
  const begun = performance.now();
  const set = (element: string, value: string): string => api.LMSSetValue(`cmi.core.${element}`, value);
  const status = api.LMSGetValue('cmi.core.lesson_status');
  if (status !== 'completed' && status !== 'passed') set('lesson_status', 'incomplete');
  api.LMSCommit('');
  const tally = createTally();
  let asks = false;
  onWidgetEvent((what) => {
    const report = tally(what);
    if (report.type === 'answered') asks = true;
    // What asks nothing is done once its last step is shown.
    if (report.type === 'step' && !asks && report.step === report.of) {
      set('lesson_status', 'completed');
      api.LMSCommit('');
    }
    if (report.type !== 'solved') return;
    set('score.min', '0');
    set('score.max', '100');
    set('score.raw', String(Math.round(100 * (report.score ?? 1))));
    set('lesson_status', 'completed');
    api.LMSCommit('');
  });
  addEventListener(
    'pagehide',
    () => {
      set('session_time', scormTime(performance.now() - begun));
      api.LMSCommit('');
      api.LMSFinish('');
    },
    { once: true },
  );
}
