/** Counts what a reader does in a frame: whoever teaches hears tries, time and score with the answers. */
import type { WidgetEvent } from '../storage/widget-events.ts';
import type { FrameMessage } from './protocol.ts';

/** Seconds, to a tenth. */
const seconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

/**
 * Creates the tally of a frame. It takes every event of its widgets, and returns it with what is counted.
 * @param now the time in milliseconds
 */
export function createTally(
  now: () => number = () => performance.now(),
): (what: WidgetEvent) => FrameMessage {
  const begun = now();
  let before = begun;
  /** Questions by name: how often each was tried, and whether it was right at once. */
  const questions = new Map<string, { readonly tries: number; readonly atOnce: boolean }>();
  return (what) => {
    if (what.type === 'answered') {
      const { tries = 0, atOnce = what.right } = questions.get(what.question) ?? {};
      questions.set(what.question, { tries: tries + 1, atOnce });
      const taken = seconds(now() - before);
      before = now();
      return { ...what, tries: tries + 1, seconds: taken };
    }
    if (what.type !== 'solved') return what;
    const all = [...questions.values()];
    const score = all.length === 0 ? 1 : all.filter(({ atOnce }) => atOnce).length / all.length;
    const tries = all.reduce((sum, each) => sum + each.tries, 0);
    return { ...what, score: Math.round(score * 100) / 100, tries, seconds: seconds(now() - begun) };
  };
}
