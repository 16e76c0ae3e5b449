/** Scrolls to content that changed outside the window. */
import { still } from '../storage/reduced-motion.ts';

/** Scrolls the page just far enough to show the element; smoothly unless the reader prefers reduced motion. */
export const bringIntoSight = (element: Element | null | undefined): void =>
  element?.scrollIntoView({ block: 'nearest', behavior: still() ? 'auto' : 'smooth' });
