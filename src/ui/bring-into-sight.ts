/** What a press has changed may stand outside of the window. */
import { still } from '../storage/reduced-motion.ts';

/** Moves the page no further than it takes to see this: gently, for whoever wants no less. */
export const bringIntoSight = (element: Element | null | undefined): void =>
  element?.scrollIntoView({ block: 'nearest', behavior: still() ? 'auto' : 'smooth' });
