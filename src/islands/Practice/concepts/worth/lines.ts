/** The lines of a receipt and its total, as answers and keys write them. */
import { lineTitle } from '../../../../words/line-title.ts';
import type { Teller } from '../../asker.ts';

/** The answer's total, as the key writes it. */
export const totalText = (total: number): string => `total ${total}`;

export function titleOf(name: string, { entry }: Teller): string {
  const [pattern = name, part] = name.split(' ');
  return lineTitle({ ...(part !== undefined && { part }) }, entry(pattern));
}
