/** What only some scenes show: a script each. */
import type { SceneProps } from '../../sessions/props.ts';
import { later } from '../../views/later.ts';
import { Winners } from '../../views/Winners.tsx';
// Scripts bring no sheets: they stand on the page from the start.
import '../QuickCheck/check.css';
import './shown.css';

/** What is asked before a step. */
export const QuickCheck = later(async () => (await import('./Asked.tsx')).QuickCheck);
/** What stands beside the table. */
export const Shown = later(async () => (await import('./Shown.tsx')).Shown);

/**
 * Loads what a scene is drawn with from the start.
 * @param still whether room is kept for a hand that wins, before it does
 */
export async function partsAhead(
  { predictions = [], sheets, won }: Pick<SceneProps, 'predictions' | 'sheets' | 'won'>,
  still: boolean,
): Promise<void> {
  await Promise.all([
    predictions.length > 0 && QuickCheck.ahead(),
    sheets !== undefined && Shown.ahead(),
    still && Object.keys(won).length > 0 && Winners.ahead(),
  ]);
}
