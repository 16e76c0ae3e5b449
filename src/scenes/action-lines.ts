/** Finds who acts at a step of a scene, and by which rules: the answer to the step's question. */
import type { RuleId } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import { ruleOfReplacement, rulesOf } from '../engine/rules-of-event.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { CompiledScene } from './compile.ts';

/** Returns the events of a script line. @param line from 1 */
export function eventsIn({ frames, steps }: CompiledScene, line: number): TableEvent[] {
  const { from = 0, to = -1 } = steps[line - 1] ?? {};
  return frames.slice(from, to + 1).flatMap(({ event }) => event ?? []);
}

/** Returns the rules by which a script line happens, as the engine names them. @param line from 1 */
export function rulesOfLine(
  { compiled, ruleset }: { readonly compiled: CompiledScene; readonly ruleset: Ruleset },
  line: number,
): RuleId[] {
  const { frames, steps } = compiled;
  const { from = 0, to = -1 } = steps[line - 1] ?? {};
  const rules = frames.slice(from, to + 1).flatMap(({ event }, i): readonly RuleId[] => {
    if (!event || !isTheAnswer(event)) return [];
    const before = frames[from + i - 1]?.table;
    // A flower found in the deal is replaced by another rule than a flower drawn later.
    return event.type === 'drew' && event.why === 'bonus' && before?.stage.phase === 'dealing'
      ? [ruleOfReplacement(event.why, before, ruleset)]
      : rulesOf(event, ruleset);
  });
  return [...new Set(rules)];
}

/** Excludes payments and the end of the hand: the reader need not know them to say what happens. */
const isTheAnswer = ({ type }: TableEvent): boolean => type !== 'paid' && type !== 'ended';
