/**
 * Passes the rendered child components to their parent (`<Wrong>` in `<YourTurn>`). Astro renders a slot to HTML, so
 * each child is stored here and leaves a mark in the HTML; the parent collects them by these marks.
 */
import type { ChildComponent } from './spec.ts';

/** A child with its rendered HTML, without its own children. */
export interface RenderedPart extends ChildComponent {
  readonly html: string;
  readonly parts: readonly RenderedPart[];
}

const partsByMark = new Map<string, RenderedPart>();
let last = 0;

/** Stores a child for the component around it, and returns the mark to render in its place. */
export function leave(part: RenderedPart): string {
  const mark = `<lesson-part n="${++last}"></lesson-part>`;
  partsByMark.set(mark, part);
  return mark;
}

/** Takes the children out of a rendered slot. Returns them in order, with the HTML that remains. */
export function collect(html: string): { readonly parts: readonly RenderedPart[]; readonly rest: string } {
  const parts: RenderedPart[] = [];
  const rest = html.replace(/<lesson-part n="\d+"><\/lesson-part>/g, (mark) => {
    const part = partsByMark.get(mark);
    if (part) parts.push(part);
    partsByMark.delete(mark);
    return '';
  });
  return { parts, rest };
}
