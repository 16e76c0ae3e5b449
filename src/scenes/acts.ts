/** Who acts at a step of a scene: what a reader is asked before it. */
import type { RuleId } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import { rulesOf } from '../engine/rules-of.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { CompiledScene } from './compile.ts';

/** What happens in a line of the script. @param line from 1 */
export function eventsIn({ frames, steps }: CompiledScene, line: number): TableEvent[] {
  const { from = 0, to = -1 } = steps[line - 1] ?? {};
  return frames.slice(from, to + 1).flatMap(({ event }) => event ?? []);
}

/** The seats that get a tile, win or act in these events. */
export function actingIn(events: readonly TableEvent[]): readonly Seat[] {
  for (const event of events) {
    if (event.type === 'awarded') return event.stand.map(({ seat }) => seat);
    if (event.type === 'won') return [event.win.seat];
    if (event.type === 'drew' || event.type === 'discarded' || event.type === 'konged') return [event.seat];
  }
  return [];
}

/** The rules by which a line of the script happens, as the engine names them. @param line from 1 */
export const rulesOfLine = (
  { compiled, ruleset }: { readonly compiled: CompiledScene; readonly ruleset: Ruleset },
  line: number,
): RuleId[] => [
  ...new Set(
    eventsIn(compiled, line)
      .filter(isTheAnswer)
      .flatMap((event) => rulesOf(event, ruleset)),
  ),
];

/** What is paid afterwards, and who deals next, nobody has to know to say what happens. */
const isTheAnswer = ({ type }: TableEvent): boolean => type !== 'paid' && type !== 'ended';
