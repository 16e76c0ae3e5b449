/**
 * Components that stand in another one and belong to it (`<Wrong>` in `<YourTurn>`): what each was given and what was
 * rendered in it waits here until the outer one asks, and a mark stands in its place meanwhile.
 */
import type { ChildComponent } from './spec.ts';

/** A part, with what was rendered in it beside its own parts. */
export interface RenderedPart extends ChildComponent {
  readonly html: string;
  readonly parts: readonly RenderedPart[];
}

const waiting = new Map<string, RenderedPart>();
let last = 0;

/** Leaves a part for the component around it; returns the mark for its place. */
export function leave(part: RenderedPart): string {
  const mark = `<lesson-part n="${++last}"></lesson-part>`;
  waiting.set(mark, part);
  return mark;
}

/** The parts that were left in what a slot was rendered to, in order, and the rest of it. */
export function collect(html: string): { readonly parts: readonly RenderedPart[]; readonly rest: string } {
  const parts: RenderedPart[] = [];
  const rest = html.replace(/<lesson-part n="\d+"><\/lesson-part>/g, (mark) => {
    const part = waiting.get(mark);
    if (part) parts.push(part);
    waiting.delete(mark);
    return '';
  });
  return { parts, rest };
}
