/** Who acts at a step of a scene: what a reader is asked before it. */
import type { RuleId } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import { ruleOfReplacement, rulesOf } from '../engine/rules-of-event.ts';
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
export function rulesOfLine(
  { compiled, ruleset }: { readonly compiled: CompiledScene; readonly ruleset: Ruleset },
  line: number,
): RuleId[] {
  const { frames, steps } = compiled;
  const { from = 0, to = -1 } = steps[line - 1] ?? {};
  const rules = frames.slice(from, to + 1).flatMap(({ event }, i): readonly RuleId[] => {
    if (!event || !isTheAnswer(event)) return [];
    const before = frames[from + i - 1]?.table;
    // A flower of the deal is replaced by another rule than one that is drawn later.
    return event.type === 'drew' && event.why === 'bonus' && before?.stage.phase === 'dealing'
      ? [ruleOfReplacement(event.why, before, ruleset)]
      : rulesOf(event, ruleset);
  });
  return [...new Set(rules)];
}

/** What is paid afterwards, and who deals next, nobody has to know to say what happens. */
const isTheAnswer = ({ type }: TableEvent): boolean => type !== 'paid' && type !== 'ended';
