/** Lists the score lines that do not count in a win, each with the fact against it. */
import { scoringHandAt } from './hands.ts';
import type { Against, LineName } from './objections.ts';
import type { Position } from './ruleset.ts';
import type { Win } from './table.ts';
import { plainSource } from './win.ts';

/** A line that the hand does not have, with the fact against it. */
export interface MissingLine {
  readonly line: LineName;
  readonly against: Against;
}

/**
 * Lists every line that does not count in this win, with the reason. Leaves out lines the receipt already names as
 * uncounted. Empty if the game explains nothing.
 */
export function missingIn({ seat, how, score }: Win, position: Position): MissingLine[] {
  const { reading } = score;
  const objections = position.ruleset.scoring?.objections;
  if (!objections || reading === null) return [];
  // A claimed winning tile is not in the winner's hand: add it.
  const hand = scoringHandAt(position.table, seat, how.by === 'draw' ? null : how.tile);
  const win = { scoringHand: hand, how: plainSource(how), seat, position, readings: [reading] };
  const isNamed = ({ pattern, part }: LineName): boolean =>
    score.uncounted.some((each) => each.pattern === pattern && each.part === part);
  return objections.lines.flatMap((line) => {
    const against = isNamed(line) ? null : objections.against(line, score, win);
    return against ? [{ line, against }] : [];
  });
}
